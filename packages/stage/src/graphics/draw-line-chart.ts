import { ease, ellipsePath, type Path, rectanglePath } from '@reelwright/motion';
import { type ChartFrame, drawLegend } from './chart-frame.ts';
import { niceScale } from './nice-scale.ts';
import { decimalsOf } from './write-number.ts';

/** More points than these show the number of the last one only. */
const mostNumbers = 10;
const areaStrength = 0.14;

/** Lines that are drawn from the left to the right; each point comes when its line reaches it. */
export function drawLineChart(frame: ChartFrame): void {
  const { chart, pen, unit, top, size, share, small, strong, rows } = frame;
  const scale = niceScale(chart.series.flatMap(({ values }) => values));
  const plot = { top: top + unit * 0.8, bottom: size.height - unit * 0.95 };
  const tickTexts = scale.ticks.map((tick) => frame.write(tick, decimalsOf(scale.ticks)));
  const axisPx = chart.showGrid
    ? Math.max(...tickTexts.map((text) => pen.widthOf(text, small))) + unit * 0.5
    : unit * 0.5;
  const right = size.width - unit * 0.7;
  const step = (right - axisPx) / Math.max(1, rows - 1);
  const xOf = (row: number) => (rows === 1 ? (axisPx + right) / 2 : axisPx + row * step);
  const yOf = (value: number) =>
    plot.bottom - ((value - scale.min) / (scale.max - scale.min)) * (plot.bottom - plot.top);
  drawLegend(frame);
  for (const [index, tick] of scale.ticks.entries()) {
    if (!chart.showGrid && tick !== 0) continue;
    const y = yOf(tick);
    pen.stroke(
      [
        ['M', axisPx - unit * 0.2, y],
        ['L', size.width, y],
      ],
      {
        color: chart.textColor,
        widthPx: Math.max(1, unit * (tick === 0 ? 0.04 : 0.02)),
        alpha: tick === 0 ? 0.55 : 0.2,
      },
    );
    if (chart.showGrid)
      pen.label(tickTexts[index] ?? '', axisPx - unit * 0.4, y, { ...small, align: 'right' });
  }
  for (let row = 0; row < rows; row += 1) {
    pen.label(chart.labels[row] ?? '', xOf(row), size.height - unit * 0.42, {
      ...small,
      align: 'center',
      maxWidthPx: Math.max(unit, step * 0.94),
    });
  }
  const reachedX = axisPx - unit + (size.width - axisPx + 2 * unit) * ease('in-out-sine', share);
  for (const [of, { values }] of chart.series.entries()) {
    const color = frame.colorOf(of);
    const points = values.map((value, row) => [xOf(row), yOf(value)] as const);
    const [first] = points;
    if (!first) continue;
    const line: Path = points.map(([x, y], row) => [row === 0 ? 'M' : 'L', x, y] as const);
    pen.clipped(rectanglePath(0, 0, Math.max(0.01, reachedX), size.height), () => {
      if (chart.series.length === 1) {
        const last = points.at(-1) ?? first;
        const ground = yOf(0);
        pen.fill(
          [...line, ['L', last[0], ground], ['L', first[0], ground], ['Z']],
          color,
          areaStrength,
        );
      }
      pen.stroke(line, { color, widthPx: unit * 0.11, cap: 'round' });
    });
    const showsAll = chart.series.length === 1 && values.length <= mostNumbers;
    for (const [row, [x, y]] of points.entries()) {
      const shown = share >= 1 ? 1 : Math.min(1, Math.max(0, (reachedX - x) / unit + 0.5));
      if (shown <= 0) continue;
      const radius = unit * 0.15 * ease('out-back', shown);
      pen.fill(ellipsePath(x, y, radius, radius), color);
      const isLast = row === points.length - 1;
      if (!chart.showValues || !(showsAll || isLast)) continue;
      pen.label(frame.write(values[row] ?? 0), x, y - unit * 0.48, {
        ...strong,
        align: 'center',
        maxWidthPx: showsAll ? Math.max(unit, step * 0.98) : unit * 3,
        alpha: shown,
      });
    }
  }
}
