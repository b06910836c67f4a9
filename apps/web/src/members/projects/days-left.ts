/** How long a deleted project can be brought back. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** '12 days left'. The last day counts as one until it is over. */
export function daysLeftWords(deletedAtMs: number, nowMs: number): string {
  const days = Math.ceil((deletedAtMs + KEPT_DAYS * DAY_MS - nowMs) / DAY_MS);
  if (days <= 0) return 'Goes today';
  return days === 1 ? 'Last day' : `${Math.min(days, KEPT_DAYS)} days left`;
}
