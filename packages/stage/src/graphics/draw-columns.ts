import { roundedPath } from '@reelwright/motion';
import { type ChartFrame, drawLegend } from './chart-frame.ts';
import { partGrown } from './growth.ts';
import { niceScale } from './nice-scale.ts';
import { decimalsOf } from './write-number.ts';

/** Of the room of a group of columns, what stays free between them. */
const freeShare = 0.32;
/** Narrower columns, in units, do without their numbers. */
const narrowest = 0.42;

/** Columns that grow from the ground, one after the other. */
export function drawColumns(frame: ChartFrame): void {
  const { chart, pen, unit, top, size, share, small, strong, rows } = frame;
  const scale = niceScale(chart.series.flatMap(({ values }) => values));
  const room = chart.showValues ? unit * 0.75 : unit * 0.3;
  const plot = { top: top + room, bottom: size.height - unit * 0.95 };
  const tickTexts = scale.ticks.map((tick) => frame.write(tick, decimalsOf(scale.ticks)));
  const axisPx = chart.showGrid
    ? Math.max(...tickTexts.map((text) => pen.widthOf(text, small))) + unit * 0.3
    : 0;
  const yOf = (value: number) =>
    plot.bottom - ((value - scale.min) / (scale.max - scale.min)) * (plot.bottom - plot.top);
  drawLegend(frame);
  for (const [index, tick] of scale.ticks.entries()) {
    if (!chart.showGrid && tick !== 0) continue;
    const y = yOf(tick);
    const isGround = tick === 0;
    pen.stroke(
      [
        ['M', axisPx, y],
        ['L', size.width, y],
      ],
      {
        color: chart.textColor,
        widthPx: Math.max(1, unit * (isGround ? 0.04 : 0.02)),
        alpha: isGround ? 0.55 : 0.2,
      },
    );
    if (chart.showGrid)
      pen.label(tickTexts[index] ?? '', axisPx - unit * 0.2, y, { ...small, align: 'right' });
  }
  const each = (size.width - axisPx) / Math.max(1, rows);
  const count = Math.max(1, chart.series.length);
  const width = (each * (1 - freeShare)) / count;
  for (let row = 0; row < rows; row += 1) {
    const left = axisPx + row * each + (each * freeShare) / 2;
    for (let of = 0; of < chart.series.length; of += 1) {
      const value = frame.valueAt(of, row);
      const grown = partGrown(share, row, rows);
      const [ground, tip] = [yOf(0), yOf(value * grown)];
      const color = frame.colorOf(count > 1 ? of : 0);
      const x = left + of * width;
      const bar = width * (count > 1 ? 0.9 : 1);
      const height = Math.abs(ground - tip);
      const radius = Math.min(unit * 0.16, bar * 0.2, height);
      const round = value < 0 ? { top: 0, bottom: radius } : { top: radius, bottom: 0 };
      if (height > 0.1) pen.fill(roundedPath(x, Math.min(ground, tip), bar, height, round), color);
      if (!chart.showValues || bar < unit * narrowest) continue;
      pen.label(frame.write(value * grown), x + bar / 2, tip + (value < 0 ? 0.38 : -0.38) * unit, {
        ...strong,
        align: 'center',
        maxWidthPx: Math.max(bar, each / count) * 0.98,
        alpha: Math.min(1, grown * 3),
      });
    }
    pen.label(chart.labels[row] ?? '', axisPx + (row + 0.5) * each, size.height - unit * 0.42, {
      ...small,
      align: 'center',
      maxWidthPx: each * 0.94,
    });
  }
}
