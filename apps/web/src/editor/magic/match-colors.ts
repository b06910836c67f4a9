import {
  type Background,
  changeItems,
  changeSlide,
  type Graphic,
  type Item,
} from '@reelwright/movie';
import { loadImage } from '../../player/load-image.ts';
import { toast } from '../../ui/toast.tsx';
import { frameOf } from '../stage/item-frame.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { type PictureColors, pictureColors } from './picture-colors.ts';

/** So many px say enough about its colours. */
const sidePx = 64;

/** The picture that colours are taken from: the selected one, else the largest of the slide. */
export function pictureToMatch(session: EditorSession): Item | undefined {
  const isPicture = ({ type, url }: Item) => type === 'image' && Boolean(url);
  const selected = session.selected().find(isPicture);
  const area = (item: Item) => {
    const { width, height } = frameOf(item, { x: 1, y: 1 });
    return width * height;
  };
  const all = session.slide()?.items.filter(isPicture) ?? [];
  return selected ?? all.toSorted((one, other) => area(other) - area(one))[0];
}

/** Gives ground, words, shapes and charts of the slide the colours of a picture on it. */
export async function matchColors(session: EditorSession): Promise<void> {
  const [slide, picture] = [session.slide(), pictureToMatch(session)];
  if (!slide || !picture?.url) return;
  const colors = await colorsOf(picture.url);
  if (!colors || colors.accents.length === 0) {
    toast.error('We couldn’t read the colors of this picture.');
    return;
  }
  const step = `match-colours-${slide.id}`;
  const { background } = slide;
  const isPlain = !background || background.type === 'none' || background.type === 'color';
  const texts = slide.items.filter(({ type }) => type === 'text');
  const largest = Math.max(0, ...texts.map(({ font }) => font?.size ?? 0));
  session.tab.edit(
    { ...changeItems, label: 'Match colors' },
    {
      slideId: slide.id,
      itemIds: slide.items.filter(({ locked }) => !locked).map(({ id }) => id),
      fields: (item) => matched(item, colors, isPlain && item.font?.size === largest),
    },
    step,
  );
  if (isPlain) {
    const ground: Background = {
      ...emptyGround,
      ...background,
      type: 'color',
      color: colors.ground,
    };
    session.tab.edit(changeSlide, { slideId: slide.id, fields: { background: ground } }, step);
  }
  session.tab.endStep();
  toast.success('The slide now has the picture’s colors.', { undo: session.tab.undo });
}

const emptyGround = {
  gradientAngle: 135,
  size: 'cover',
  position: 'center center',
  repeat: '',
  opacity: 100,
  blur: 0,
  tintStrength: 0,
  tintColor: '#000',
} as const;

/** Words keep their colour where they lie on something that keeps its own. */
function matched(item: Item, { ink, accents }: PictureColors, isTitle: boolean): Partial<Item> {
  if (item.graphic) return { graphic: matchedGraphic(item.graphic, ink, accents) };
  if (item.type !== 'text' || item.bg || !item.font) return {};
  const color = isTitle ? (accents[0] ?? ink) : ink;
  return { font: { ...item.font, fg: 'color', color }, fg: undefined };
}

function matchedGraphic(graphic: Graphic, ink: string, accents: readonly string[]): Graphic {
  const accent = accents[0] ?? ink;
  switch (graphic.kind) {
    case 'chart': {
      const colors = [...accents, ...graphic.colors.slice(accents.length)];
      return { ...graphic, colors, textColor: ink };
    }
    case 'counter':
      return { ...graphic, color: ink, ringColor: accent };
    case 'table':
      return { ...graphic, headerColor: accent };
    case 'shape':
      return { ...graphic, fill: accent };
    case 'line':
      return { ...graphic, color: accent };
    case 'qr':
      // Its contrast is what makes it work.
      return graphic;
    default:
      return graphic satisfies never;
  }
}

async function colorsOf(url: string): Promise<PictureColors | undefined> {
  try {
    const picture = await loadImage(url, 'now');
    const canvas = new OffscreenCanvas(sidePx, sidePx);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, sidePx, sidePx);
    return context ? pictureColors(context.getImageData(0, 0, sidePx, sidePx).data) : undefined;
  } catch {
    return undefined;
  }
}
