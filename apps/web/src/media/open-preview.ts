import { createStore } from '../store/create-store.ts';

/** What the preview popup shows. */
export interface PreviewedMedia {
  readonly url: string;
  /** A content type, or only its family: 'video'. */
  readonly type: string;
  readonly name: string;
  readonly duration?: number | undefined;
}

export const previewPopup = createStore<PreviewedMedia | undefined>(undefined);

export const openPreview = (media: PreviewedMedia) => previewPopup.set(media);
