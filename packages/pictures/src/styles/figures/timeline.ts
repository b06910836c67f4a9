import { freeArea, middleOf, shorterSide, squareAt, subjectBox } from '../../areas.ts';
import { shapeUrl } from '../../art-urls.ts';
import type { DraftItem } from '../../draft-item.ts';
import { imageLayer, motion } from '../../layers.ts';
import type { PictureFrame } from '../../recipe.ts';
import type { DrawStyle } from '../draw-style.ts';
import {
  figureColor,
  figureGround,
  figureHero,
  figureWords,
  labelHeight,
  onGround,
} from './figure-parts.ts';

/** A year on a line of years, with what happened above it. */
export const timeline: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.76);
  const center = middleOf(box).x;
  const side = box.width * 0.54;
  const line = box.y + box.height * 0.92;
  const { from, to } = lineSpan(frame);
  return {
    ground: figureGround(recipe, frame, id),
    subject: [
      imageLayer(
        frame,
        `${id}-line`,
        shapeUrl('line-white', onGround(frame)),
        { x: from, y: line, width: to - from, height: box.width * 0.012 },
        {
          scale: 'fill',
          filters: { enabled: true, opacity: 60 },
          effects: { in: motion('wipe-in-left', 1100) },
        },
      ),
      ...otherYears(frame, id, {
        year: recipe.values?.[0] ?? 2000,
        center,
        from,
        to,
        y: line + box.width * 0.02,
        unit: box.width,
      }),
      ...figureHero(
        recipe,
        frame,
        id,
        { x: center - side / 2, y: box.y - side * 0.04, width: side, height: side },
        'settle-in-down',
      ),
      figureWords(
        frame,
        `${id}-figure`,
        recipe.words?.[0] ?? '',
        { ...box, y: box.y + box.height * 0.47, height: box.height * 0.44 },
        figureColor(frame),
      ),
      imageLayer(
        frame,
        `${id}-dot`,
        shapeUrl('disc-white', palette.accent),
        squareAt({ x: center, y: line + box.width * 0.006 }, box.width * 0.08),
        { effects: { in: motion('settle-in', 400), stay: motion('pulse', 2400) } },
      ),
    ],
  };
};

/** The line ends where the words begin. */
function lineSpan(frame: PictureFrame): { readonly from: number; readonly to: number } {
  const area = freeArea(frame);
  const end = area.x + area.width;
  return {
    from: frame.free && area.x > frame.width * 0.1 ? area.x : 0,
    to: frame.free && end < frame.width * 0.9 ? end : frame.width,
  };
}

interface YearLine {
  readonly year: number;
  readonly center: number;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly unit: number;
}

/** Decades before and after, as many as there is room for on both sides: one alone is no line of years. */
function otherYears(
  frame: PictureFrame,
  id: string,
  { year, center, from, to, y, unit }: YearLine,
): DraftItem[] {
  const step = Math.max(unit * 0.52, shorterSide(frame) * 0.2);
  const height = labelHeight(frame, unit * 0.11);
  const area = freeArea(frame);
  if (y + height > area.y + area.height) return [];
  const fits = (away: number) => away * step + step * 0.4 <= Math.min(center - from, to - center);
  return [-2, -1, 1, 2].flatMap((away) => {
    if (!fits(Math.abs(away))) return [];
    const box = { x: center + away * step - step * 0.4, y, width: step * 0.8, height };
    const text = String(Math.round(year) + away * 10);
    return [
      {
        ...figureWords(frame, `${id}-year-${away}`, text, box),
        filters: { enabled: true, opacity: 75 },
      },
    ];
  });
}
