import { changeItems, type Item } from '@reelwright/movie';
import { editImage } from '../../media/image-editor/open-image-editor.tsx';
import { trimMedia } from '../../media/trim/open-trim-editor.tsx';
import { describeItem } from '../stage/describe-item.ts';
import type { EditorSession } from '../state/editor-session.ts';

type Fields = Partial<Omit<Item, 'id' | 'children'>>;

/** Opens the picture's own editor; what is saved there takes the picture's place, with its look and its motion. */
export async function editPicture(
  session: EditorSession,
  { removesBackground = false } = {},
): Promise<void> {
  const [item] = session.selected();
  if (!item?.url) return;
  const { url, backup: original } = item;
  const file = await editImage({ url, name: describeItem(item), original, removesBackground });
  // The picture before is kept with it, so that somebody can go back to it.
  if (file) {
    change(session, item, removesBackground ? 'Remove background' : 'Edit picture', {
      url: file.url,
      thumbnail: file.thumbnail || undefined,
      backup: original ?? url,
    });
  }
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
  if (part) change(session, item, 'Trim', { startTime: part.start, endTime: part.end });
}

function change(session: EditorSession, { id }: Item, label: string, fields: Fields): void {
  const slide = session.slide();
  if (slide) {
    session.tab.edit({ ...changeItems, label }, { slideId: slide.id, itemIds: [id], fields });
  }
}
