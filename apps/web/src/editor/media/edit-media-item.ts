import { changeItems, type Item } from '@reelwright/movie';
import { errorMessage } from '../../api/error-message.ts';
import { editImageLocally } from '../../media/image-editor/open-image-editor.tsx';
import { trimMedia } from '../../media/trim/open-trim-editor.tsx';
import { startUploads, whenReady } from '../../media/uploads/upload-store.ts';
import { pictures } from '../../player/shared-assets.ts';
import { toast } from '../../ui/toast.tsx';
import { describeItem } from '../stage/describe-item.ts';
import { type EditorSession, findItem } from '../state/editor-session.ts';
import {
  decodeLocally,
  endLocally,
  localPictureOf,
  showLocally,
  untilDrawable,
} from './local-pictures.ts';
import { isSameShape, reshaped, type Shape } from './reshaped.ts';
import { trimmedTiming } from './trimmed-timing.ts';

type Fields = Partial<Omit<Item, 'id' | 'children'>>;

/** Opens the picture's own editor; what is saved there takes the picture's place, with its look and its motion. */
export async function editPicture(
  session: EditorSession,
  { removesBackground = false } = {},
): Promise<void> {
  const [item] = session.selected();
  const slideId = session.slide()?.id;
  if (!item?.url || slideId === undefined) return;
  const { id: itemId, url, backup: original } = item;
  const file = await editImageLocally({
    // What was edited a moment ago may still be on its way.
    url: localPictureOf(session, itemId) ?? url,
    name: describeItem(item),
    original,
    removesBackground,
  });
  if (!file) return;
  await replacePicture(session, file, {
    slideId,
    itemId,
    label: removesBackground ? 'Remove background' : 'Edit picture',
    // The picture before is kept with it, so that somebody can go back to it.
    backup: original ?? url,
  });
}

interface ReplacedPicture {
  readonly slideId: string;
  readonly itemId: string;
  readonly label: string;
  readonly backup: unknown;
}

/** Shows the new picture at once, and puts it into the document when it has been sent. */
async function replacePicture(
  session: EditorSession,
  file: File,
  replaced: ReplacedPicture,
): Promise<void> {
  const { slideId, itemId, label, backup } = replaced;
  const picture = await decodeLocally(file);
  if (picture) showLocally(session, { slideId, itemId, url: picture.url });
  try {
    const [id = ''] = startUploads([file]);
    const { url, thumbnail, width, height } = await whenReady(id);
    // It was edited once more meanwhile: that one takes the place.
    if (picture && localPictureOf(session, itemId) !== picture.url) return;
    const shape = picture ?? (width && height ? { width, height } : undefined);
    const fields = {
      url,
      thumbnail: thumbnail || undefined,
      backup,
      ...reshapedIn(session, { slideId, itemId }, shape),
    };
    session.tab.edit({ ...changeItems, label }, { slideId, itemIds: [itemId], fields });
    if (picture) await untilDrawable(url);
  } catch (error) {
    toast.error(`Your edited picture could not be saved. ${errorMessage(error)}`, {
      retry: () => void replacePicture(session, file, replaced),
    });
  } finally {
    if (picture) endLocally(session, picture.url);
  }
}

/** A picture that was cut to another shape gets a box of that shape: in the old one it would be cut once more. */
function reshapedIn(
  session: EditorSession,
  { slideId, itemId }: { readonly slideId: string; readonly itemId: string },
  shape: Shape | undefined,
): Fields {
  const { frames } = session.tab.view.get().saving.data;
  const item = findItem(frames.find(({ id }) => id === slideId)?.items ?? [], itemId);
  const before = item?.url ? pictures.get(item.url) : undefined;
  return item && shape && before && !isSameShape(before, shape) ? reshaped(item, shape) : {};
}

/** Lets somebody choose the part of the clip or sound that plays. */
export async function trimItem(session: EditorSession): Promise<void> {
  const [item] = session.selected();
  if (!item?.url || (item.type !== 'video' && item.type !== 'audio')) return;
  const { startTime: start, endTime: end } = item;
  const part = await trimMedia({
    url: item.url,
    name: describeItem(item),
    kind: item.type,
    range: { ...(start !== undefined && { start }), ...(end !== undefined && { end }) },
  });
  if (!part) return;
  const times = { startTime: part.start, endTime: part.end };
  const timing = trimmedTiming(item, part.end - part.start, session.slide()?.duration);
  change(session, item, 'Trim', { ...times, timing });
}

function change(session: EditorSession, { id }: Item, label: string, fields: Fields): void {
  const slide = session.slide();
  if (slide) {
    session.tab.edit({ ...changeItems, label }, { slideId: slide.id, itemIds: [id], fields });
  }
}
