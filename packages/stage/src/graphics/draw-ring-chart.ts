import { ease, ellipsePath, ringPath } from '@reelwright/motion';
import type { ChartFrame } from './chart-frame.ts';
import { writeNumber } from './write-number.ts';

const hole = 0.62;
/** Between two parts, of a turn. */
const gapShare = 0.006;

/** A ring that is filled with the clock: each part as large as its share, all of them named beside it. */
export function drawRingChart(frame: ChartFrame): void {
  const { chart, pen, unit, size, share, small, strong } = frame;
  const values = Array.from({ length: frame.rows }, (_, row) => Math.max(0, frame.valueAt(0, row)));
  const total = values.reduce((sum, value) => sum + value, 0);
  const isWide = size.width > size.height * 1.15;
  const outer = isWide
    ? Math.min(size.height / 2, size.width * 0.26)
    : Math.min(size.width / 2, size.height * 0.31);
  const center = isWide ? { x: outer, y: size.height / 2 } : { x: size.width / 2, y: outer };
  const turned = ease('in-out-cubic', share);
  const gap = values.filter((value) => value > 0).length > 1 ? gapShare : 0;
  let at = 0;
  for (const [index, value] of values.entries()) {
    const part = total > 0 ? value / total : 0;
    const from = at + gap / 2;
    const to = Math.min(at + part - gap / 2, turned);
    if (to > from) {
      const ring = { cx: center.x, cy: center.y, outer, inner: outer * hole };
      pen.fill(ringPath(ring, from, to), frame.colorOf(index));
    }
    at += part;
  }
  if (chart.showValues) {
    pen.label(frame.write(total * turned), center.x, center.y, {
      ...strong,
      sizePx: outer * 0.34,
      align: 'center',
      maxWidthPx: outer * hole * 1.6,
    });
  }
  const left = isWide ? outer * 2 + unit : 0;
  const room = isWide
    ? { top: 0, height: size.height, width: size.width - left }
    : {
        top: outer * 2 + unit * 0.6,
        height: size.height - outer * 2 - unit * 0.6,
        width: size.width,
      };
  const rowPx = Math.min(outer * 0.34, room.height / Math.max(1, values.length));
  const sizePx = Math.min(outer * 0.17, rowPx * 0.62);
  const top = room.top + (isWide ? (room.height - rowPx * values.length) / 2 : 0);
  for (const [index, value] of values.entries()) {
    const y = top + (index + 0.5) * rowPx;
    const shown = Math.min(1, Math.max(0, share * (values.length + 1) - index));
    const dot = sizePx * 0.42;
    pen.fill(ellipsePath(left + dot, y, dot, dot), frame.colorOf(index), shown);
    const percent = `${writeNumber(total > 0 ? (100 * value) / total : 0, 0)}%`;
    const percentRoom = chart.showValues ? sizePx * 2.8 : 0;
    pen.label(chart.labels[index] ?? '', left + dot * 3, y, {
      ...small,
      sizePx,
      maxWidthPx: Math.max(unit, room.width - dot * 3 - percentRoom),
      alpha: shown,
    });
    if (chart.showValues)
      pen.label(percent, left + room.width, y, { ...strong, sizePx, align: 'right', alpha: shown });
  }
}
