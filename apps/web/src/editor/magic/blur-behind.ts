import { addItem, Item, removeItems } from '@reelwright/movie';
import { pieceOfPicture } from '@reelwright/stage';
import { loadImage } from '../../player/load-image.ts';
import { toast } from '../../ui/toast.tsx';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { frameOf } from '../stage/item-frame.ts';
import type { EditorSession } from '../state/editor-session.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const blurStrength = 45;
const unstretched = { x: 1, y: 1 };

/** The selected text and the picture behind it. */
export function textOnPicture(session: EditorSession): readonly [Item, Item] | undefined {
  const [text, ...others] = session.selected();
  const items = session.slide()?.items ?? [];
  if (text?.type !== 'text' || others.length > 0 || !items.includes(text)) return undefined;
  const behind = items.slice(0, items.indexOf(text)).findLast((item) => isUnder(item, text));
  return behind && [text, behind];
}

function isUnder(item: Item, text: Item): boolean {
  if (item.type !== 'image' || !item.url || item.angle % 360 !== 0) return false;
  if (item.keyframes || item.behind) return false;
  const [under, over] = [frameOf(item, unstretched), frameOf(text, unstretched)];
  const [x, y] = [over.x + over.width / 2, over.y + over.height / 2];
  return x > under.x && x < under.x + under.width && y > under.y && y < under.y + under.height;
}

/** Puts a blurred piece of the picture between it and the text, so that words are read on anything. */
export async function blurBehind(session: EditorSession): Promise<void> {
  const slide = session.slide();
  const [text, picture] = textOnPicture(session) ?? [];
  if (!slide || !text) return;
  const before = slide.items.filter(({ behind }) => behind?.textId === text.id);
  if (before.length > 0) {
    const itemIds = before.map(({ id }) => id);
    session.tab.edit({ ...removeItems, label: 'Blur behind' }, { slideId: slide.id, itemIds });
    return;
  }
  if (!picture?.url || !hasRoom(slide.items)) return;
  try {
    const size = await loadImage(picture.url, 'now');
    const item = { ...blurredPart(picture, text, size), id: newItemId() };
    session.tab.edit(
      { ...addItem, label: 'Blur behind' },
      { slideId: slide.id, item, at: slide.items.indexOf(text) },
    );
  } catch {
    toast.error('We couldn’t load the picture behind this text.');
  }
}

/** The same part of a picture that is seen behind a text, as an item of its own that follows it. */
export function blurredPart(picture: Item, text: Item, size: Size): Item {
  return Item.parse({
    id: 'new',
    type: 'image',
    name: 'Blur behind text',
    ...pieceOfPicture(picture, frameOf(text, unstretched), size),
    behind: { textId: text.id, pictureId: picture.id, width: size.width, height: size.height },
    filters: { enabled: true, blur: blurStrength },
    timing: text.timing,
  });
}
