import {
  type Box,
  gestureDrawings,
  type Mark,
  type Path,
  type PathMark,
  type Pose,
  paleOrShade,
  restPose,
  type TextBlock,
  textColor,
  trimPath,
} from '@reelwright/motion';
import { cssColor } from '../color/parse-color.ts';
import { drawPosed } from '../pose/draw-posed.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { chain, rotation, scaleOf, scaling, translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';

/** What an effect draws behind and in front of a text. */
export function drawMarks(
  brush: Brush,
  marks: readonly Mark[],
  block: TextBlock,
  textCss: string,
): void {
  const box = { x: 0, y: 0, width: block.widthPx, height: block.heightPx };
  for (const mark of marks) {
    const posed = {
      box,
      reach: around(box, mark.kind === 'gesture' ? mark.sizePx * 2 : block.fontSizePx),
      single: true,
    };
    const pose: Pose = {
      ...(mark.pose ?? restPose),
      ...(mark.opacity !== undefined && { opacity: (mark.pose?.opacity ?? 1) * mark.opacity }),
    };
    drawPosed(brush, pose, posed, (inner) => {
      const blend = mark.blend && mark.blend !== 'normal' ? mark.blend : undefined;
      const blurPx = mark.kind === 'path' ? (mark.blurPx ?? 0) * scaleOf(inner.matrix) : 0;
      const draw = (layer: Brush) =>
        mark.kind === 'path' ? drawPath(layer, mark, textCss) : drawGesture(layer, mark);
      if (!blend && blurPx === 0) return draw(inner);
      drawLayer(
        inner,
        posed.reach,
        {
          ...(blend && { blend }),
          blurPx,
        },
        draw,
      );
    });
  }
}

function drawPath(brush: Brush, { path, fill, stroke }: PathMark, textCss: string): void {
  const context = aim(brush);
  const colorOf = (color: string) =>
    color === textColor ? textCss : cssColor(paleOrShade(color, textCss), textCss);
  if (fill) {
    context.fillStyle = colorOf(fill);
    tracePath(context, path);
    context.fill();
  }
  if (stroke && stroke.widthPx > 0) {
    const visible: Path = trimPath(path, stroke.from ?? 0, stroke.to ?? 1);
    if (visible.length === 0) return;
    context.strokeStyle = colorOf(stroke.color);
    context.lineWidth = stroke.widthPx;
    context.lineCap = stroke.cap;
    context.lineJoin = 'round';
    tracePath(context, visible);
    context.stroke();
  }
}

function drawGesture(brush: Brush, mark: Extract<Mark, { kind: 'gesture' }>): void {
  const place = chain(
    translation(mark.x, mark.y),
    rotation(mark.rotateDeg),
    scaling(mark.sizePx, mark.sizePx),
  );
  const context = aim(moved(brush, place));
  for (const { path, fill, stroke } of gestureDrawings[mark.gesture]) {
    tracePath(context, path);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (stroke) {
      context.strokeStyle = stroke.color;
      context.lineWidth = stroke.width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke();
    }
  }
}

function around({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
