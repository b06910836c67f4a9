import { activeFilters, type Box, cssFilter } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { drawBackground } from '../background/draw-background.ts';
import { parseColor, withAlpha } from '../color/parse-color.ts';
import { aim, type Brush } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import type { Finish } from '../surface/finish.ts';
import { scaleOf } from '../surface/matrix.ts';
import { drawBorder } from './draw-border.ts';
import { applyMask } from './draw-mask.ts';
import { drawOutlined, isOutlined } from './draw-outlined.ts';
import { drawBoxShadow, shadowFinish } from './draw-shadow.ts';
import type { KeyedColors } from './keyed-colors.ts';

export interface StyledContent {
  readonly item: Item;
  readonly width: number;
  readonly height: number;
  /** All that the content may cover. */
  readonly reach: Box;
  /** Since the item appeared, and how long it stays: for moving backgrounds. */
  readonly seconds: number;
  readonly durationSeconds: number;
  /** How strongly what is behind and around the content shows. */
  readonly boxOpacity: number;
  /** Over the content, where keyframes change it. */
  readonly tint?: KeyedColors['tint'];
  /** The picture, or the text. */
  readonly draw: (brush: Brush) => void;
}

/** An item's content with everything its style puts around, behind and over it. */
export function drawStyled(brush: Brush, content: StyledContent): void {
  const { item, width, height, boxOpacity } = content;
  const { shadow } = item;
  const drawsBoxShadow = shadow?.enabled === 'box' && (shadow.thickness > 0 || shadow.distance > 0);
  if (drawsBoxShadow) drawBoxShadow(faint(brush, boxOpacity), shadow, width, height);
  const finish = finishOf(brush, item);
  if (finish) drawLayer(brush, content.reach, finish, (layer) => drawMasked(layer, content));
  else drawMasked(brush, content);
}

/** Filters and the shadow of the content's own shape go on all of it. */
function finishOf(brush: Brush, item: Item): Finish | undefined {
  const { shadow } = item;
  const scale = scaleOf(brush.matrix);
  const { blur, ...colors } = (item.filters?.enabled && item.filters) || {};
  const filter = cssFilter(colors);
  const blurPx = (activeFilters({ ...(blur && { blur }) })[0]?.css ?? 0) * scale;
  const cutOut =
    shadow?.enabled === 'cut-out' || (shadow?.enabled === 'text' && item.type !== 'text');
  const falls = cutOut && (shadow.thickness > 0 || shadow.distance > 0);
  if (filter === 'none' && blurPx === 0 && !falls) return undefined;
  return {
    ...(filter !== 'none' && { filter }),
    blurPx,
    ...(falls && { shadow: shadowFinish(brush, shadow) }),
  };
}

function drawMasked(brush: Brush, content: StyledContent): void {
  const { mask } = content.item;
  if (mask?.type === 'custom_mask' && mask.url) {
    const { url } = mask;
    const box = { x: 0, y: 0, width: content.width, height: content.height };
    drawLayer(brush, box, {}, (layer) => {
      drawBody(layer, content);
      applyMask(layer, url, content);
    });
    return;
  }
  if (mask?.type === 'bg_mask') {
    // The letters, or the picture's shape, are the window through which the background is seen.
    drawLayer(brush, content.reach, {}, (layer) => {
      drawBehind(layer, content);
      drawLayer(layer, content.reach, { blend: 'destination-in' }, content.draw);
    });
    return;
  }
  drawBody(brush, content);
}

function drawBody(brush: Brush, content: StyledContent): void {
  const { item, width, height, reach } = content;
  drawBehind(brush, content);
  const draw = (inner: Brush) => drawCovered(inner, content);
  if (item.type !== 'text' && isOutlined(item.outline))
    drawOutlined(brush, item.outline, reach, draw);
  else draw(brush);
  drawBorder(faint(brush, content.boxOpacity), item.border, width, height);
}

function drawBehind(
  brush: Brush,
  { item, width, height, seconds, durationSeconds, boxOpacity }: StyledContent,
): void {
  if (boxOpacity === 0) return;
  drawBackground(
    faint(brush, boxOpacity),
    item.bg,
    { x: 0, y: 0, width, height },
    { seconds, durationSeconds, seed: item.id },
  );
}

const faint = (brush: Brush, opacity: number): Brush =>
  opacity === 1 ? brush : { ...brush, alpha: brush.alpha * opacity };

/** A cover colours the content and leaves what is see-through alone. */
function drawCovered(brush: Brush, { item, reach, draw, tint }: StyledContent): void {
  const color = parseColor(tint ? tint.color : item.cover?.coverColor);
  const strength = (tint ? tint.strength : (item.cover?.coverStrength ?? 0)) / 100;
  if (!color || strength === 0) {
    draw(brush);
    return;
  }
  drawLayer(brush, reach, {}, (layer) => {
    draw(layer);
    const context = aim(layer);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = withAlpha(color, strength);
    context.fillRect(reach.x, reach.y, reach.width, reach.height);
    context.globalCompositeOperation = 'source-over';
  });
}
