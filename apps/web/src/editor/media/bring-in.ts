import type { StoredFile } from '@reelwright/contract';
import { addItem, cutText, type Item, newTextItem, type Slide } from '@reelwright/movie';
import { errorMessage } from '../../api/error-message.ts';
import { mediaKindOf } from '../../media/media-kind.ts';
import { startUploads, whenReady } from '../../media/uploads/upload-store.ts';
import { toast } from '../../ui/toast.tsx';
import { groundBehind } from '../ground-behind.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { placeOfText } from '../place-of-text.ts';
import { textOf } from '../plain-text.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { decodeLocally, endLocally, showLocally, untilDrawable } from './local-pictures.ts';
import { makeRoomFor } from './make-room.ts';
import { newMediaItem } from './new-media-item.ts';
import { placesFor, putOnSlide } from './put-on-slide.ts';

/** A place on the stage, in its own pixels. */
interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** More than a person reads; a whole book would only make the slide slow. */
const maxTextLetters = 5000;

/** Brings files onto the slide that is worked on. Pictures are seen at once, everything else as soon as it has been sent. */
export function bringFiles(session: EditorSession, files: readonly File[], at?: StagePlace): void {
  const slide = session.slide();
  if (!slide || files.length === 0 || !hasRoom(slide.items, files.length)) return;
  toast.info(files.length === 1 ? `Adding “${files[0]?.name}”…` : `Adding ${files.length} files…`);
  const uploads = startUploads(files);
  for (const [place, file] of files.entries()) {
    void bringFile(session, { file, slide, at, upload: whenReady(uploads[place] ?? '') });
  }
}

interface BroughtFile {
  readonly file: File;
  readonly slide: Slide;
  readonly at: StagePlace | undefined;
  readonly upload: Promise<StoredFile>;
}

async function bringFile(session: EditorSession, brought: BroughtFile): Promise<void> {
  const { file, slide, at, upload } = brought;
  const itemId = newItemId();
  const { size } = session.tab.view.get().saving.data.movie;
  const picture = await decodeLocally(file);
  const local = picture && { slideId: slide.id, itemId, url: picture.url };
  if (picture && local) {
    const item = newMediaItem(picture, 'image', slide, size);
    const [free = item] = at ? [] : placesFor([item], slide, size).added;
    showLocally(session, { ...local, item: { ...placedAt(free, at), id: itemId } });
  }
  try {
    const stored = await upload;
    placeFile(session, { stored, itemId, slideId: slide.id, at });
    // A picture that moves has become a clip: that is drawn from elsewhere.
    if (!local || mediaKindOf(stored.type) !== 'image') return;
    showLocally(session, local);
    await untilDrawable(stored.url);
  } catch (error) {
    toast.error(errorMessage(error));
  } finally {
    if (local) endLocally(session, local.url);
  }
}

interface PlacedFile {
  readonly stored: StoredFile;
  readonly itemId: string;
  readonly slideId: string;
  readonly at: StagePlace | undefined;
}

/** Puts a picture, clip or sound on a slide, in front of everything else; its middle where it was dropped. */
function placeFile(session: EditorSession, { stored, itemId, slideId, at }: PlacedFile): void {
  const { frames, movie } = session.tab.view.get().saving.data;
  const slide = frames.find(({ id }) => id === slideId);
  if (!slide || !hasRoom(slide.items)) return;
  const { url, thumbnail, width, height, duration } = stored;
  const title = stored.name || undefined;
  const media = { url, thumbnail, width, height, duration, ...(title && { title }) };
  const item = newMediaItem(media, mediaKindOf(stored.type), slide, movie.size);
  const step = `add-${itemId}`;
  makeRoomFor(session, slideId, [item], step);
  const items = [placedAt(item, at)];
  putOnSlide(session, { slide, items, newId: () => itemId, step, isPlaced: at !== undefined });
  session.tab.endStep();
  // Somebody may have turned to another slide while it was on its way.
  if (session.slide()?.id === slideId) session.select([itemId]);
}

function placedAt(item: Item, at: StagePlace | undefined): Item {
  return at ? { ...item, x: at.x - item.width / 2, y: at.y - item.height / 2 } : item;
}

/** Puts words from elsewhere on the slide, as plain text in a colour that reads there. */
export function bringText(session: EditorSession, words: string, at?: StagePlace): void {
  const slide = session.slide();
  const { movie } = session.tab.view.get().saving.data;
  const text = cutText(words.trim(), maxTextLetters);
  if (!slide || text === '' || !hasRoom(slide.items)) return;
  const place = placeOfText(slide.items, movie.size);
  const id = newItemId();
  const ground = groundBehind(newTextItem(id, place), slide, movie);
  const item = newTextItem(id, { ...place, ground });
  const moved = at && {
    x: at.x - (item.width * item.scaleX) / 2,
    y: at.y - (item.height * item.scaleY) / 2,
  };
  // Nobody types it: what does not fit becomes smaller.
  const font = item.font && { ...item.font, fit: true };
  const brought = { ...item, ...moved, font, text: textOf(text) };
  session.tab.edit(addItem, { slideId: slide.id, item: brought });
  session.select([id]);
}
