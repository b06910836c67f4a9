const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Made when it is first needed: that takes long, and pages that may say when something was seldom do. */
let words: Intl.RelativeTimeFormat | undefined;

/** '2 hours ago', 'yesterday'. Clocks differ a little, so the future counts as now. */
export function timeAgo(atMs: number, nowMs: number): string {
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return 'just now';
  words ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return words.format(-Math.floor(seconds / step[1]), step[0]);
}
