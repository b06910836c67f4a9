import { formatBytes } from '../../ui/file-problem.ts';

export interface Usage {
  readonly used: number;
  /** `null`: no limit. */
  readonly max: number | null;
}

/** '6 of 10 min · 4 min left'. What was begun of a minute is used, what is not whole of one is not left. */
export function minutesWords({ used, max }: Usage): string {
  const minutes = Math.ceil(used / 60);
  if (max === null) return `${minutes} min, without a limit`;
  const left = Math.max(0, Math.floor((max - used) / 60));
  return `${minutes} of ${Math.round(max / 60)} min · ${left} min left`;
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
