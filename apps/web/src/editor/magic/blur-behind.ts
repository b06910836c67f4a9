import { addItem, Item } from '@reelwright/movie';
import { fitPicture } from '@reelwright/stage';
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
  if (item.type !== 'image' || !item.url || item.angle % 360 !== 0 || item.keyframes) return false;
  const [under, over] = [frameOf(item, unstretched), frameOf(text, unstretched)];
  const [x, y] = [over.x + over.width / 2, over.y + over.height / 2];
  return x > under.x && x < under.x + under.width && y > under.y && y < under.y + under.height;
}

/** Puts a blurred piece of the picture between it and the text, so that words are read on anything. */
export async function blurBehind(session: EditorSession): Promise<void> {
  const slide = session.slide();
  const [text, picture] = textOnPicture(session) ?? [];
  if (!slide || !text || !picture?.url || !hasRoom(slide.items)) return;
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

/** The same part of a picture that is seen behind a text, as an item of its own. */
export function blurredPart(picture: Item, text: Item, size: Size): Item {
  const [under, over] = [frameOf(picture, unstretched), frameOf(text, unstretched)];
  const left = Math.max(under.x, over.x);
  const top = Math.max(under.y, over.y);
  const box = {
    width: Math.min(under.x + under.width, over.x + over.width) - left,
    height: Math.min(under.y + under.height, over.y + over.height) - top,
  };
  const whole = fitPicture(size, under, picture.scale, picture.position, picture.zoom);
  const covering = fitPicture(size, box, 'cover', undefined);
  const share = (offset: number, room: number) =>
    Math.abs(room) < 0.01 ? 50 : Math.round((10_000 * offset) / room) / 100;
  const across = share(under.x + whole.x - left, box.width - whole.width);
  const down = share(under.y + whole.y - top, box.height - whole.height);
  return Item.parse({
    id: 'new',
    type: 'image',
    name: 'Blur behind text',
    url: picture.url,
    x: left,
    y: top,
    ...box,
    scaleX: 1,
    scaleY: 1,
    scale: 'cover',
    zoom: whole.width / covering.width,
    position: `${across}% ${down}%`,
    flip: picture.flip,
    filters: { enabled: true, blur: blurStrength },
    timing: text.timing,
  });
}
