/** A question on a field of its own, its answers below it, and the thing before the coloured foot of a phone. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { coloredBox, edgeDepth, panelPath, shapeItem } from '../shapes.ts';
import { timedShots } from '../shots.ts';
import { type Box, safeArea, shorterSide, wholeFrame } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import type { PlacedBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import type { SlideCraft } from './slide-look.ts';
import { uprightFoot } from './upright-foot.ts';

/** Of the height, at most: what is left below is the thing's. */
const wordsShare = 0.6;

export function uprightQuestion(
  { part, frame, header, shots = timedShots(part, frame) }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const tone = sheetTone(theme);
  const { accent, onAccent } = tone;
  const onField = sheetTone({
    ...theme,
    sheet: { color: accent, ink: onAccent, accent: onAccent },
  });
  // Between the question and its answers the edge of the field needs room.
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'straight';
  const first = header.find(({ choice }) => choice);
  const spaced = header.map((block) => (block === first ? { ...block, gap: 0.13 } : block));
  const stacks = stackPages(spaced, [], frame, { ...safe, height: height * wordsShare });
  const used = highest(stacks);
  const box = { ...safe, height: used };
  const blocks = stacks.flatMap((stack) => stack.blocks);
  const answers = blocks.filter(({ block }) => block.choice);
  const asked = blocks.filter(({ block }) => !block.choice);
  const end = safe.y + Math.max(...asked.map(({ y, height: high }) => y + high)) + unit * 0.03;
  const field: Box = {
    x: 0,
    y: 0,
    width,
    height: (end + unit * 0.02) / (1 - edgeDepth[edge] * 0.5),
  };
  const foot = safe.y + used + unit * 0.03;
  const side = Math.max(width * 0.56, Math.min(width * 0.9, (height - foot) * 1.22));
  const thing: Box = {
    x: craft.isOther ? width * 0.03 : width * 0.97 - side,
    y: foot,
    width: side,
    height: side,
  };
  const time = { start: 0, end: seconds };
  const drawn = (some: readonly PlacedBlock[], ink: typeof tone) =>
    pageItems([{ blocks: some, height: used, width: box.width }], some.length, frame, part.id, {
      box,
      align: 'left',
      tone: ink,
    });
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    shapeItem(`${part.id}-field`, field, panelPath(edge, 'top'), accent, time),
    ...uprightFoot(frame, part.id, { color: accent }),
    ...shots.flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: craft.move,
        isEdged: true,
      }),
    ),
    ...decorItems(frame, part.id),
    ...drawn(asked, onField),
    ...drawn(answers, tone),
  ];
}
