import { type Box, edgeColor } from '@reelwright/motion';
import type { Watermark } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { defaultFontFamily } from '../fonts/font-book.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { translation } from '../surface/matrix.ts';
import { drawText } from '../text/draw-text.ts';
import { type LaidText, layoutText } from '../text/layout-text.ts';

/** Of the stage's shorter side. */
const textSize = 0.035;
const imageSize = 0.12;
/** How broad the rim of its letters is, of their size. */
const rimOfSize = 0.06;

/** A text or picture in a corner, over everything. Its padding is in hundredths of the shorter side. */
export function drawWatermark(brush: Brush, watermark: Watermark): void {
  const box = watermarkBox(brush, watermark);
  const keeper = { owner: watermark, next: 0 };
  const faint = { ...brush, alpha: watermark.opacity / 100, keeper };
  if (!box) {
    const { type, image, opacity } = watermark;
    if (type !== 'image' || !image || opacity === 0) return;
    brush.assets.report?.({ kind: 'missing-picture', url: image });
    return;
  }
  if (watermark.type === 'text') {
    drawWords(faint, watermark, box);
    return;
  }
  const picture = watermark.image ? brush.assets.image(watermark.image) : undefined;
  if (picture) drawScaled(faint, picture, box);
}

/** Where it lies; undefined where none can be seen. */
export function watermarkBox(brush: Brush, watermark: Watermark): Box | undefined {
  if (watermark.type === 'none' || watermark.opacity === 0) return undefined;
  const { stage } = brush;
  const side = Math.min(stage.width, stage.height);
  const padding = (watermark.padding / 100) * side;
  const place = (width: number, height: number): Box => ({
    x: watermark.placement.endsWith('left') ? padding : stage.width - padding - width,
    y: watermark.placement.startsWith('top') ? padding : stage.height - padding - height,
    width,
    height,
  });
  if (watermark.type === 'text') {
    const laid = laidWords(brush, watermark);
    return laid && place(laid.usedWidthPx, laid.block.heightPx);
  }
  const picture = watermark.image ? brush.assets.image(watermark.image) : undefined;
  if (!picture) return undefined;
  const factor = Math.min((side * imageSize) / picture.height, (stage.width * 0.3) / picture.width);
  return place(picture.width * factor, picture.height * factor);
}

function laidWords(brush: Brush, { text, color }: Watermark): LaidText | undefined {
  if (!text?.trim()) return undefined;
  const sizePx = sizeOfWords(brush);
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
  return laid;
}

function sizeOfWords({ stage }: Brush): number {
  return Math.min(stage.width, stage.height) * textSize;
}

function drawWords(brush: Brush, watermark: Watermark, box: Box): void {
  const laid = laidWords(brush, watermark);
  if (!laid) return;
  const sizePx = sizeOfWords(brush);
  // A rim of the other brightness: white letters can be read on white, and dark ones on black.
  const rim = edgeColor(cssColor(watermark.color, '#fff'));
  const outline = { color: rim, widthPx: sizePx * rimOfSize };
  const shadow = { color: 'rgba(0,0,0,0.45)', blurPx: sizePx * 0.2, xPx: 0, yPx: sizePx * 0.04 };
  const reach = {
    x: box.x - outline.widthPx,
    y: box.y - outline.widthPx,
    width: box.width + 2 * outline.widthPx,
    height: box.height + 2 * outline.widthPx,
  };
  drawLayer(brush, reach, { shadow }, (layer) =>
    drawText(moved(layer, translation(box.x, box.y)), laid, {}, { outline }),
  );
}
