import type { StoredFile } from '@reelwright/contract';
import { addItem, cutText, newTextItem, pasteItems } from '@reelwright/movie';
import { errorMessage } from '../../api/error-message.ts';
import { mediaKindOf } from '../../media/media-kind.ts';
import { startUploads, whenReady } from '../../media/uploads/upload-store.ts';
import { toast } from '../../ui/toast.tsx';
import { groundBehind } from '../ground-behind.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { textOf } from '../plain-text.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { newMediaItem } from './new-media-item.ts';

/** A place on the stage, in its own pixels. */
interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** More than a person reads; a whole book would only make the slide slow. */
const maxTextLetters = 5000;

/** Brings files onto the slide that is worked on: they are sent first, and appear as they arrive. */
export function bringFiles(session: EditorSession, files: readonly File[], at?: StagePlace): void {
  const slideId = session.slide()?.id;
  if (slideId === undefined || files.length === 0) return;
  toast.info(files.length === 1 ? `Adding “${files[0]?.name}”…` : `Adding ${files.length} files…`);
  for (const id of startUploads(files)) {
    whenReady(id).then(
      (file) => placeFile(session, slideId, file, at),
      (error: unknown) => toast.error(errorMessage(error)),
    );
  }
}

/** Puts a picture, clip or sound on a slide, in front of everything else; its middle where it was dropped. */
function placeFile(
  session: EditorSession,
  slideId: string,
  file: StoredFile,
  at: StagePlace | undefined,
): void {
  const { frames, movie } = session.tab.view.get().saving.data;
  const slide = frames.find(({ id }) => id === slideId);
  if (!slide || !hasRoom(slide.items)) return;
  const { url, thumbnail, width, height, duration } = file;
  const media = { url, thumbnail, width, height, duration };
  const item = newMediaItem(media, mediaKindOf(file.type), slide, movie.size);
  const placed = at ? { ...item, x: at.x - item.width / 2, y: at.y - item.height / 2 } : item;
  const known = new Set(slide.items.map(({ id }) => id));
  session.tab.edit(
    { ...pasteItems, label: 'Add' },
    { slideId, items: [placed], offset: 0, newId: newItemId },
  );
  // Somebody may have turned to another slide while it was on its way.
  if (session.slide()?.id !== slideId) return;
  const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
  session.select(added.map(({ id }) => id));
}

/** Puts words from elsewhere on the slide, as plain text in a colour that reads there. */
export function bringText(session: EditorSession, words: string, at?: StagePlace): void {
  const slide = session.slide();
  const { movie } = session.tab.view.get().saving.data;
  const text = cutText(words.trim(), maxTextLetters);
  if (!slide || text === '' || !hasRoom(slide.items)) return;
  const place = { stage: movie.size, texts: slide.items.filter(({ type }) => type === 'text') };
  const id = newItemId();
  const ground = groundBehind(newTextItem(id, place), slide, movie);
  const item = newTextItem(id, { ...place, ground });
  const moved = at && {
    x: at.x - (item.width * item.scaleX) / 2,
    y: at.y - (item.height * item.scaleY) / 2,
  };
  session.tab.edit(addItem, { slideId: slide.id, item: { ...item, ...moved, text: textOf(text) } });
  session.select([id]);
}
