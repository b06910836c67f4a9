import { changeItems, type Item } from '@reelwright/movie';
import { errorMessage } from '../../api/error-message.ts';
import { mediaKindOf } from '../../media/media-kind.ts';
import { startUploads, whenReady } from '../../media/uploads/upload-store.ts';
import { toast } from '../../ui/toast.tsx';
import { nameOf } from '../media/new-media-item.ts';
import { frameOf } from '../stage/item-frame.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { isEmptyFrame } from './photo-grids.ts';

interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** The empty frame at a place of the stage, the topmost first. */
export function frameAt(items: readonly Item[], { x, y }: StagePlace): Item | undefined {
  return items.findLast((item) => {
    const frame = frameOf(item, { x: 1, y: 1 });
    const isInside =
      x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
    return isInside && isEmptyFrame(item);
  });
}

/** Sends a file, and puts it into a frame once it is there. */
export async function fillFrame(
  session: EditorSession,
  frameId: string,
  file: File,
): Promise<void> {
  const slideId = session.slide()?.id;
  if (slideId === undefined) return;
  toast.info(`Adding “${file.name}”…`);
  try {
    const [upload = ''] = startUploads([file]);
    const { url, thumbnail, type, name } = await whenReady(upload);
    const kind = mediaKindOf(type);
    if (kind !== 'image' && kind !== 'video') {
      toast.error('Only pictures and clips fit into a frame.');
      return;
    }
    session.tab.edit(
      { ...changeItems, label: 'Fill the frame' },
      {
        slideId,
        itemIds: [frameId],
        fields: { type: kind, url, name: nameOf({ title: name }), ...(thumbnail && { thumbnail }) },
      },
    );
    session.select([frameId]);
  } catch (error) {
    toast.error(errorMessage(error));
  }
}
