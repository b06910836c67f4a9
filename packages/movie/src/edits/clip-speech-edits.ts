import { Captions } from '../schema/captions.ts';
import type { ClipSpeech } from '../schema/item.ts';
import { edit } from './edit.ts';
import { placeOfItem } from './find.ts';

/**
 * Notes what is said in a clip, on whichever slide it is by now, and has captions shown; without speech, it is forgotten.
 * A clip that plays another file by now is left alone.
 */
export const setClipSpeech = edit(
  'setClipSpeech',
  'Caption a clip',
  (draft, { itemId, speech }: { itemId: string; speech: ClipSpeech | undefined }) => {
    for (const { items } of draft.frames) {
      const found = placeOfItem(items, itemId);
      const item = found?.list[found.index];
      if (!item) continue;
      if (!speech) {
        delete item.speech;
        return;
      }
      if (item.url !== speech.url) return;
      item.speech = speech;
      draft.captions = { ...(draft.captions ?? Captions.parse({})), on: true };
      return;
    }
  },
);
