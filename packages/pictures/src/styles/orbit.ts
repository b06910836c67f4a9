import { type Box, freeArea, isWide, middleOf, squareAt, subjectBox } from '../areas.ts';
import { objectUrl, shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, litBy, motion } from '../layers.ts';
import type { PictureFrame } from '../recipe.ts';
import { companions, type DrawStyle, seedNumber, subject } from './draw-style.ts';

/** Where on its ring each thing is, and how large beside the subject. */
const stations = [
  { angle: 0.2, size: 0.36 },
  { angle: 1.35, size: 0.3 },
  { angle: 2.55, size: 0.4 },
  { angle: 3.6, size: 0.28 },
  { angle: 5.1, size: 0.34 },
] as const;

/** In the middle of rings on which what belongs to it goes round. */
export const orbit: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, isWide(frame) ? 0.62 : 0.5);
  // High frames have words above or below: nothing goes round behind them.
  const ring = isWide(frame) ? box.width * 2.1 : freeArea(frame).height * 0.9;
  const center = middleOf(box);
  const others = companions(recipe);
  const around = stations.flatMap(({ angle, size }, at) => {
    const far = ring * (at % 2 ? 0.485 : 0.4);
    const spot = squareAt(
      { x: center.x + Math.cos(angle) * far, y: center.y + Math.sin(angle) * far },
      box.width * size,
    );
    if (isBehindWords(frame, spot)) return [];
    return [
      imageLayer(
        frame,
        `${id}-around-${at}`,
        objectUrl(others[at % others.length] ?? subject(recipe), { ink: palette.accent }),
        spot,
        {
          effects: {
            in: motion('settle-in', 400),
            stay: motion(at % 2 ? 'float' : 'bob', 4200 + at * 300),
          },
        },
      ),
    ];
  });
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, 'mesh', seedNumber(recipe.seed)),
      imageLayer(
        frame,
        `${id}-rings`,
        shapeUrl('orbit', palette.isDark ? '#ffffff' : palette.ink),
        squareAt(center, ring),
        { effects: { stay: motion('spin-around', 60_000) } },
      ),
      imageLayer(
        frame,
        `${id}-glow`,
        shapeUrl('glow', mix(palette.accent, '#ffffff', 0.35)),
        squareAt(center, box.width * 2),
        { filters: { enabled: true, opacity: 70 } },
      ),
    ],
    subject: [
      ...around.filter((_, at) => width > height || at < 4),
      imageLayer(frame, `${id}-subject`, objectUrl(subject(recipe), litBy(frame, 0)), box, {
        effects: { in: motion('settle-in', 500), stay: motion('float', 4000) },
      }),
    ],
  };
};

/** Nothing goes round behind the words at its side. */
function isBehindWords(frame: PictureFrame, { x, width }: Box): boolean {
  if (!isWide(frame) || frame.focus === 'top') return false;
  const area = freeArea(frame);
  return frame.focus === 'right' ? x < area.x : x + width > area.x + area.width;
}
