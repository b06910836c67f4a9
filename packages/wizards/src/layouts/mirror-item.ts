/** A layer of a slide as it stands where people read from the right. */
import type { DraftItem } from '@reelwright/pictures';
import { checkPath } from './shapes.ts';

/** Shapes and shades turn round with the slide; pictures and letters stay as they are, in their new place. */
export function mirrorItem(item: DraftItem, frameWidth: number): DraftItem {
  const { x = 0, width = 0, scaleX = 1, angle, text, position, border, effects } = item;
  return {
    ...item,
    x: frameWidth - x - width * Math.abs(scaleX),
    ...(isTurned(item) && { scaleX: -scaleX }),
    ...(angle && { angle: -angle }),
    ...(text && { text: text.replaceAll('text-align:left', 'text-align:right') }),
    ...(position && { position: swapSides(position) }),
    ...(border && { border: { ...border, sides: border.sides.map(swapSides) } }),
    ...(effects && { effects: mirrorEffects(effects) }),
  };
}

/** The bar of a countdown runs as people read; a tick is a tick everywhere. */
function isTurned({ ident, bg, url }: DraftItem): boolean {
  if (ident === 'countdown') return true;
  if (url) return false;
  if (bg?.type === 'blob') return bg.blob?.path !== checkPath;
  return bg?.type === 'gradient';
}

function mirrorEffects(
  effects: NonNullable<DraftItem['effects']>,
): NonNullable<DraftItem['effects']> {
  const mirrored = (motion: typeof effects.in) =>
    motion && { ...motion, effect: swapSides(motion.effect) };
  return {
    ...effects,
    ...(effects.in && { in: mirrored(effects.in) }),
    ...(effects.out && { out: mirrored(effects.out) }),
    // A line that runs past is read as it comes; a camera has no direction to be read in.
    ...(effects.stay?.effect.startsWith('ticker-') && { stay: mirrored(effects.stay) }),
  } as NonNullable<DraftItem['effects']>;
}

function swapSides<Words extends string>(words: Words): Words {
  const other = { left: 'right', right: 'left' } as const;
  return words.replace(/\b(?:left|right)\b/g, (side) => other[side as 'left']) as Words;
}
