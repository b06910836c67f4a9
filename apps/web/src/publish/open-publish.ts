import type { Publish } from '@reelwright/movie';
import { createStore } from '../store/create-store.ts';

export type PublishTab = 'leads' | 'status' | 'youtube' | 'embed' | 'download';

/** What the publish popup is about. */
export interface OpenPublish {
  readonly id: number;
  readonly title: string;
  /** The way of publishing that was chosen, or 'status' to see how far it is. */
  readonly tab: Exclude<PublishTab, 'leads'>;
  /** Where the project is being edited: saves what is not saved yet. False when that failed. */
  readonly save?: () => Promise<boolean>;
  /** Where the project is being edited: keeps what was entered about the video. */
  readonly remember?: (entered: Publish) => void;
}

export const publishPopup = createStore<OpenPublish | undefined>(undefined);

export const openPublish = (open: OpenPublish) => publishPopup.set(open);
