interface Room {
  readonly limit: number;
  readonly remaining: number;
}

/** What is left of the month, and whether that is enough. */
export function describeRoom({ limit, remaining }: Room, wanted: number): string {
  if (limit >= Number.MAX_SAFE_INTEGER) return 'You can transcribe as much as you like.';
  const left = `You have ${formatMinutes(remaining)} of ${formatMinutes(limit)} left this month`;
  // The last second is not counted.
  return Math.floor(wanted) > remaining
    ? `${left}, which is less than it takes. A transcript of your own with times uses none of them.`
    : `${left}.`;
}

function formatMinutes(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} minutes`;
}
