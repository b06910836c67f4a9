const format = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hour12: false,
});

/** A moment to the second, the same for everybody: 'Jan 2, 2026, 12:04:00'. */
export function momentWords(moment: Date): string {
  return format.format(moment);
}
