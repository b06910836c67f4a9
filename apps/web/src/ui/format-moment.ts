/** Made when it is first needed, as that takes long. */
let format: Intl.DateTimeFormat | undefined;

/** A moment to the second, the same for everybody: 'Jan 2, 2026, 12:04:00'. */
export function formatMoment(moment: Date): string {
  format ??= new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hour12: false,
  });
  return format.format(moment);
}
