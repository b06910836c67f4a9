import {
  type Box,
  edgeColor,
  paleOrShade,
  restPose,
  type TextCopy,
  type TextLook,
} from '@reelwright/motion';
import { drawPosed } from '../pose/draw-posed.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { chain, scaling, translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';
import { drawMarks } from './draw-marks.ts';
import { drawPieces, type TextPaint } from './draw-piece.ts';
import { drawLooks, drawSpread, drawUnits, type UnitMotion } from './draw-units.ts';
import type { LaidText } from './layout-text.ts';
import { mirroredBlock } from './mirrored-block.ts';

export interface TextMoment {
  readonly look?: TextLook | undefined;
  readonly units?: UnitMotion | undefined;
  readonly letterSpacingEm?: number | undefined;
}

/** Draws a laid-out text, as its effect and motions have it at a moment. */
export function drawText(
  brush: Brush,
  laid: LaidText,
  moment: TextMoment,
  paint: Omit<TextPaint, 'bounds'>,
): void {
  const { look } = moment;
  const whole: TextPaint = { ...paint, bounds: textBounds(laid) };
  if (!look) {
    drawPlain(brush, laid, moment, whole);
    return;
  }
  const box: Box = { x: 0, y: 0, width: laid.block.widthPx, height: laid.block.heightPx };
  const beyond = laid.block.fontSizePx * 1.5;
  const reach = {
    x: -beyond,
    y: -beyond,
    width: box.width + 2 * beyond,
    height: box.height + 2 * beyond,
  };
  const turned = turnedFor(laid);
  const textCss = paint.color ?? laid.chars[0]?.fragment.ink.color ?? '#000';
  drawPosed(brush, look.block ?? restPose, { box, reach, single: false }, (inner) => {
    if (!paint.color) drawMarks(turned(inner), look.behind, laid.block, textCss);
    for (let index = 0; index < (look.copies?.count ?? 0); index += 1) {
      const copy = look.copies?.copy(index);
      if (!copy) continue;
      drawPosed(
        inner,
        copy.pose ?? restPose,
        { box, reach, single: copy.color !== undefined },
        (shifted) =>
          clipped(shifted, turned, copy.clip, (cut) =>
            blended(cut, reach, copy.blend, (layer) =>
              drawBody(layer, laid, look, {
                ...whole,
                color: colorOfCopy(copy, textCss) ?? whole.color,
              }),
            ),
          ),
      );
    }
    clipped(inner, turned, look.clip, (cut) =>
      drawPosed(cut, look.text ?? restPose, { box, reach, single: false }, (shifted) =>
        drawBody(shifted, laid, look, whole),
      ),
    );
    if (!paint.color) drawMarks(turned(inner), look.inFront, laid.block, textCss);
  });
}

/** What an effect draws around words that are read from the right runs from the right, too. */
function turnedFor(laid: LaidText): (brush: Brush) => Brush {
  if (!mirroredBlock(laid)) return (brush) => brush;
  const turn = chain(translation(laid.block.widthPx, 0), scaling(-1, 1));
  return (brush) => moved(brush, turn);
}

function colorOfCopy({ color, edge }: TextCopy, textCss: string): string | undefined {
  if (edge) return edgeColor(textCss);
  return color && paleOrShade(color, textCss);
}

function drawBody(brush: Brush, laid: LaidText, look: TextLook, paint: TextPaint): void {
  if (look.chars) drawLooks(brush, laid, look.chars, paint);
  else
    drawPieces(
      brush,
      laid.fragments.map((fragment) => ({ ...fragment, fragment })),
      paint,
    );
}

function drawPlain(
  brush: Brush,
  laid: LaidText,
  { units, letterSpacingEm }: TextMoment,
  paint: TextPaint,
): void {
  if (units) drawUnits(brush, laid, units, paint);
  else if (letterSpacingEm) drawSpread(brush, laid, letterSpacingEm, paint);
  else
    drawPieces(
      brush,
      laid.fragments.map((fragment) => ({ ...fragment, fragment })),
      paint,
    );
}

function clipped(
  brush: Brush,
  turned: (brush: Brush) => Brush,
  path: TextLook['clip'],
  draw: (brush: Brush) => void,
): void {
  if (!path) {
    draw(brush);
    return;
  }
  const context = aim(turned(brush));
  context.save();
  tracePath(context, path);
  context.clip();
  draw(brush);
  context.restore();
}

function blended(
  brush: Brush,
  reach: Box,
  blend: string | undefined,
  draw: (brush: Brush) => void,
): void {
  if (!blend || blend === 'normal') {
    draw(brush);
    return;
  }
  drawLayer(brush, reach, { blend }, draw);
}

/** Around all lines: what a gradient stretches over. */
function textBounds({ block }: LaidText): Box {
  const lines = block.lines.filter(({ width }) => width > 0);
  if (lines.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const top = lines[0]?.y ?? 0;
  return { x: left, y: top, width: right - left, height: block.heightPx - top };
}
