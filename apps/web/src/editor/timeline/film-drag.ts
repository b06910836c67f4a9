import type { FilmTimes } from './film-times.ts';
import { placeAtSeconds } from './film-times.ts';

/** Before which slide something lands that is dropped here: the nearer end of the slide that lies there. */
export function dropPlace(times: Pick<FilmTimes, 'starts' | 'lengths'>, seconds: number): number {
  const place = placeAtSeconds(times, seconds);
  const middle = (times.starts[place] ?? 0) + (times.lengths[place] ?? 0) / 2;
  return seconds > middle ? place + 1 : place;
}

const [minSeconds, maxSeconds] = [1, 999];
const snapPx = 6;

/** How long a slide becomes whose end is dragged: from 1 to 999 s, to the tenth, drawn to its markers and whole seconds. */
export function draggedDuration(
  was: number,
  bySeconds: number,
  markers: readonly number[],
  pxPerSecond: number,
): number {
  const wanted = was + bySeconds;
  const near = [Math.round(wanted), ...markers]
    .filter((each) => Math.abs(each - wanted) * pxPerSecond <= snapPx)
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  const seconds = near ?? Math.round(wanted * 10) / 10;
  return Math.min(maxSeconds, Math.max(minSeconds, seconds));
}
