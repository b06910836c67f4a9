import { formatClock } from '../../player/format-clock.ts';
import { formatBytes } from '../../ui/file-problem.ts';

export interface Usage {
  readonly used: number;
  /** `null`: no limit. */
  readonly max: number | null;
}

/** '1:18 of 10 min · 8:42 left': to the second, as films say how long they are. */
export function minutesWords({ used, max }: Usage): string {
  // What is left is counted from what is shown as used, so that both make the whole.
  const shown = Math.floor(used);
  if (max === null) return `${formatClock(shown)} min, without a limit`;
  return `${formatClock(shown)} of ${Math.round(max / 60)} min · ${formatClock(max - shown)} left`;
}

export function roomWords({ used, max }: Usage): string {
  if (max === null) return `${formatBytes(used)}, without a limit`;
  return `${formatBytes(used)} of ${formatBytes(max)} · ${formatBytes(Math.max(0, max - used))} left`;
}

export function countWords({ used, max }: Usage): string {
  const words = (count: number) => count.toLocaleString('en');
  if (max === null) return `${words(used)}, without a limit`;
  return `${words(used)} of ${words(max)} · ${words(Math.max(0, max - used))} left`;
}
