/** How long a deleted project can be brought back. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** '12 days left'. The last day counts as one until it is over. */
export function formatDaysLeft(deletedAtMs: number, nowMs: number): string {
  const days = Math.ceil((deletedAtMs + keptDays * dayMs - nowMs) / dayMs);
  if (days <= 0) return 'Goes today';
  return days === 1 ? 'Last day' : `${Math.min(days, keptDays)} days left`;
}
