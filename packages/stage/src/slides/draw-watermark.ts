import type { Watermark } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { defaultFontFamily } from '../fonts/font-book.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { translation } from '../surface/matrix.ts';
import { drawText } from '../text/draw-text.ts';
import { layoutText } from '../text/layout-text.ts';

/** Of the stage's shorter side. */
const textSize = 0.035;
const imageSize = 0.12;

/** A text or picture in a corner, over everything. Its padding is in hundredths of the shorter side. */
export function drawWatermark(brush: Brush, watermark: Watermark): void {
  if (watermark.type === 'none' || watermark.opacity === 0) return;
  const { stage } = brush;
  const side = Math.min(stage.width, stage.height);
  const padding = (watermark.padding / 100) * side;
  const place = (width: number, height: number) => ({
    x: watermark.placement.endsWith('left') ? padding : stage.width - padding - width,
    y: watermark.placement.startsWith('top') ? padding : stage.height - padding - height,
  });
  const keeper = { owner: watermark, next: 0 };
  const faint = { ...brush, alpha: watermark.opacity / 100, keeper };
  if (watermark.type === 'text') {
    drawWords(faint, watermark, side * textSize, place);
    return;
  }
  const picture = watermark.image ? brush.assets.image(watermark.image) : undefined;
  if (!watermark.image) return;
  if (!picture) {
    brush.assets.report?.({ kind: 'missing-picture', url: watermark.image });
    return;
  }
  const factor = Math.min((side * imageSize) / picture.height, (stage.width * 0.3) / picture.width);
  const [width, height] = [picture.width * factor, picture.height * factor];
  const { x, y } = place(width, height);
  drawScaled(faint, picture, { x, y, width, height });
}

function drawWords(
  brush: Brush,
  { text, color }: Watermark,
  sizePx: number,
  place: (width: number, height: number) => { x: number; y: number },
): void {
  if (!text?.trim()) return;
  const paragraphs = text.split('\n').map((line) => ({ runs: [{ text: line, style: {} }] }));
  const fill = cssColor(color, '#fff');
  const base = {
    family: defaultFontFamily,
    bold: true,
    italic: false,
    underline: false,
    color: fill,
    gradient: undefined,
  };
  const most = brush.stage.width * 0.9;
  const request = { paragraphs, base, align: 'left', sizePx, widthPx: most } as const;
  const { laid } = brush.surface.memory.recall(JSON.stringify(['watermark', request]), () => ({
    laid: layoutText(request, brush.surface.ruler),
  }));
  const { x, y } = place(laid.usedWidthPx, laid.block.heightPx);
  const box = { x, y, width: laid.usedWidthPx, height: laid.block.heightPx };
  // A soft shadow keeps it readable on light pictures too.
  const shadow = { color: 'rgba(0,0,0,0.55)', blurPx: sizePx * 0.2, xPx: 0, yPx: sizePx * 0.04 };
  drawLayer(brush, box, { shadow }, (layer) =>
    drawText(moved(layer, translation(x, y)), laid, {}, {}),
  );
}
