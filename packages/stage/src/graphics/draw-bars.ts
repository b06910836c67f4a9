import { roundedPath } from '@reelwright/motion';
import { type ChartFrame, drawLegend } from './chart-frame.ts';
import { partGrown } from './growth.ts';

const freeShare = 0.36;
/** Names of rows take this much of the width at most. */
const widestNames = 0.36;

/** Bars that grow to the right below each other, with their names at the left and their numbers at their ends. */
export function drawBars(frame: ChartFrame): void {
  const { chart, pen, unit, top, size, share, small, strong, rows } = frame;
  const values = chart.series.flatMap((one) => one.values);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const each = (size.height - top) / Math.max(1, rows);
  const letters = Math.min(unit * 0.5, each * 0.5);
  const name = { ...small, sizePx: letters, alpha: 1 };
  const number = { ...strong, sizePx: letters };
  const nameRoom = Math.min(
    size.width * widestNames,
    Math.max(0, ...chart.labels.map((label) => pen.widthOf(label, name))),
  );
  const left = nameRoom > 0 ? nameRoom + unit * 0.35 : 0;
  const numberRoom = chart.showValues
    ? Math.max(0, ...values.map((value) => pen.widthOf(frame.write(value), number))) + unit * 0.35
    : 0;
  const span = high - low || 1;
  const room = size.width - left - numberRoom - (low < 0 ? numberRoom : 0);
  const xOf = (value: number) =>
    left + (low < 0 ? numberRoom : 0) + ((value - low) / span) * Math.max(1, room);
  drawLegend(frame);
  const count = Math.max(1, chart.series.length);
  const thick = (each * (1 - freeShare)) / count;
  for (let row = 0; row < rows; row += 1) {
    const middle = top + (row + 0.5) * each;
    pen.label(chart.labels[row] ?? '', nameRoom, middle, {
      ...name,
      align: 'right',
      maxWidthPx: nameRoom,
    });
    for (let of = 0; of < chart.series.length; of += 1) {
      const value = frame.valueAt(of, row);
      const grown = partGrown(share, row, rows);
      const [from, to] = [xOf(0), xOf(value * grown)];
      const bar = thick * (count > 1 ? 0.86 : 1);
      const y = middle - (thick * count) / 2 + of * thick + (thick - bar) / 2;
      const color = frame.colorOf(count > 1 ? of : 0);
      const long = Math.abs(to - from);
      if (long > 0.1)
        pen.fill(roundedPath(Math.min(from, to), y, long, bar, Math.min(bar, long) * 0.22), color);
      if (!chart.showValues) continue;
      const isLeft = value < 0;
      pen.label(frame.write(value * grown), to + (isLeft ? -0.2 : 0.2) * unit, y + bar / 2, {
        ...number,
        sizePx: Math.min(letters, bar * 0.9),
        align: isLeft ? 'right' : 'left',
        alpha: Math.min(1, grown * 3),
      });
    }
  }
}
