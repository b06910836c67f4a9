/** `31 January 2027`: the day on which something is charged or ends. */
export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
