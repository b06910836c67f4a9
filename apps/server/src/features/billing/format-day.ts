const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `31 January 2027`, as counted in UTC. */
export function formatDay(moment: Date): string {
  return format.format(moment);
}
