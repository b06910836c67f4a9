import { ellipsePath } from '@reelwright/motion';
import type { Chart } from '@reelwright/movie';
import type { GraphicPen, LabelStyle, Size } from './graphic-pen.ts';
import { decimalsOf, writeNumber } from './write-number.ts';

/** What charts share: the size of their letters, how they write numbers, and their colours. */
export interface ChartFrame {
  readonly chart: Chart;
  readonly pen: GraphicPen;
  /** Letters and gaps are fractions of this. */
  readonly unit: number;
  /** Below the legend. */
  readonly top: number;
  readonly size: Size;
  /** 0 to 1: how far it is grown. */
  readonly share: number;
  readonly small: LabelStyle;
  readonly strong: LabelStyle;
  colorOf(index: number): string;
  /** @param decimals as many as all values need, unless told. */
  write(value: number, decimals?: number): string;
  /** Of one row of numbers. */
  valueAt(series: number, row: number): number;
  readonly rows: number;
}

const faint = 0.72;

export function chartFrame(pen: GraphicPen, chart: Chart, size: Size, share: number): ChartFrame {
  const unit = Math.min(size.width / 16, size.height / 9);
  const { textColor: color, family, series, colors, labels, before, after } = chart;
  const decimals = decimalsOf(series.flatMap(({ values }) => values));
  const rows = Math.max(labels.length, ...series.map(({ values }) => values.length), 0);
  const isNamed = chart.form !== 'ring' && series.length > 1;
  return {
    chart,
    pen,
    unit,
    size,
    share,
    top: isNamed ? unit * 0.95 : 0,
    rows,
    small: { sizePx: unit * 0.44, color, family, alpha: faint },
    strong: { sizePx: unit * 0.48, color, family, bold: true },
    colorOf: (index) => colors[index % Math.max(1, colors.length)] ?? '#5b5bd6',
    write: (value, places = decimals) =>
      `${before}${writeNumber(value, places, chart.numbers)}${after}`,
    valueAt: (of, row) => series[of]?.values[row] ?? 0,
  };
}

/** The names of several rows of numbers, each with its colour, in the middle above the chart. */
export function drawLegend({ chart, pen, unit, top, size, small, colorOf }: ChartFrame): void {
  if (top === 0) return;
  const [dot, gap] = [unit * 0.36, unit * 0.7];
  const names = chart.series.map(({ name }, index) => name || `Series ${index + 1}`);
  const maxWidthPx = Math.max(unit, size.width / names.length - dot - gap);
  const style = { ...small, maxWidthPx };
  const widths = names.map((name) => pen.widthOf(name, style));
  const whole = widths.reduce((sum, width) => sum + width + dot * 1.5 + gap, -gap);
  let x = Math.max(0, (size.width - whole) / 2);
  for (const [index, name] of names.entries()) {
    const y = unit * 0.32;
    pen.fill(dotPath(x + dot / 2, y, dot / 2), colorOf(index));
    pen.label(name, x + dot * 1.5, y, style);
    x += dot * 1.5 + (widths[index] ?? 0) + gap;
  }
}

function dotPath(cx: number, cy: number, radius: number) {
  return ellipsePath(cx, cy, radius, radius);
}
