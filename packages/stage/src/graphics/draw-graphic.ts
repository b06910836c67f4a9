import { type Graphic, graphicSeconds } from '@reelwright/movie';
import type { Brush } from '../surface/brush.ts';
import { chartFrame } from './chart-frame.ts';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';
import { counterText, drawCounter } from './draw-counter.ts';
import { drawLine } from './draw-line.ts';
import { drawLineChart } from './draw-line-chart.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { drawRingChart } from './draw-ring-chart.ts';
import { drawTable } from './draw-table.ts';
import { type GraphicPen, graphicPen, type Size } from './graphic-pen.ts';
import { grownShare } from './growth.ts';
import { shapePath } from './shape-paths.ts';
import { numberLetters } from './write-number.ts';

interface GraphicMoment {
  /** Since its item came. */
  readonly seconds: number;
  /** How an editor shows it: all of it is there. */
  readonly still: boolean;
}

/** Draws a graphic in its item's box. */
export function drawGraphic(
  brush: Brush,
  graphic: Graphic,
  size: Size,
  moment: GraphicMoment,
): void {
  const pen = graphicPen(brush);
  const share = moment.still ? 1 : grownShare(moment.seconds, graphicSeconds(graphic));
  switch (graphic.kind) {
    case 'chart': {
      const frame = chartFrame(pen, graphic, size, share);
      const draw = {
        columns: drawColumns,
        bars: drawBars,
        line: drawLineChart,
        ring: drawRingChart,
      };
      draw[graphic.form](frame);
      return;
    }
    case 'counter': {
      // A countdown shows what the playhead says; a number that counts up, what it comes to.
      const countsDown = graphic.to < graphic.from;
      const seconds = moment.still && !countsDown ? graphic.seconds : moment.seconds;
      drawCounter(pen, graphic, size, seconds);
      return;
    }
    case 'table':
      drawTable(pen, graphic, size, share);
      return;
    case 'qr':
      drawQrCode(brush, pen, graphic, size);
      return;
    case 'shape':
      drawShape(brush, pen, graphic, size);
      return;
    case 'line':
      drawLine(pen, graphic, size, strokePx(brush, graphic.strokeWidth), share);
      return;
    default:
      graphic satisfies never;
  }
}

/** The stroke lies inside of the box, so that nothing of it is cut off or overlaps. */
function drawShape(
  brush: Brush,
  pen: GraphicPen,
  { shape, fill, stroke, strokeWidth, corner }: Extract<Graphic, { kind: 'shape' }>,
  { width, height }: Size,
): void {
  const path = shapePath(shape, width, height, corner);
  pen.fill(path, fill);
  const widthPx = strokePx(brush, strokeWidth);
  if (widthPx > 0)
    pen.clipped(path, () => pen.stroke(path, { color: stroke, widthPx: 2 * widthPx }));
}

/** Widths are saved as on a stage whose shorter side is 1080 px. */
function strokePx({ stage }: Pick<Brush, 'stage'>, width: number): number {
  return (width * Math.min(stage.width, stage.height)) / 1080;
}

/** Everything that it may write at any moment: whoever draws it has its letters ready before. */
export function graphicWords(
  graphic: Graphic,
): { readonly text: string; readonly family: string } | undefined {
  switch (graphic.kind) {
    case 'chart': {
      const { labels, series, before, after, family } = graphic;
      const names = series.map(({ name }) => name);
      return {
        text: [numberLetters, 'Series', before, after, ...labels, ...names].join(' '),
        family,
      };
    }
    case 'counter':
      return { text: numberLetters + counterText(graphic, 0), family: graphic.family };
    case 'table':
      return { text: graphic.rows.flat().join(' '), family: graphic.family };
    case 'qr':
    case 'shape':
    case 'line':
      return undefined;
    default:
      return graphic satisfies never;
  }
}

/** How far a graphic reaches beyond its box. */
export function graphicBeyondPx(graphic: Graphic | undefined): number {
  return graphic?.kind === 'line' ? graphic.strokeWidth * 8 : 0;
}
