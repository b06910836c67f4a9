import type { LostEdit } from '@reelwright/wizards';
import { createStore } from '../../store/create-store.ts';

interface LostEdits {
  /** The opened project they belong to. */
  readonly tabKey: string;
  readonly edits: readonly LostEdit[];
}

/** What could not be kept of somebody's own edits when the film was made anew, until they put it away. */
export const lostEdits = createStore<LostEdits>({ tabKey: '', edits: [] });

export function describeLostEdit({ slide, what }: LostEdit): string {
  switch (what) {
    case 'slide':
      return `Your changes on “${slide}”: that slide is no longer in the video.`;
    case 'duration':
      return `The length you gave “${slide}”: its voice takes longer now.`;
    default:
      return what satisfies never;
  }
}
