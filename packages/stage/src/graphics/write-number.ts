/** A number as films show it: 12,500 or 3.5. Written by hand, since machines know languages differently well. */
export function writeNumber(value: number, decimals: number): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = inThousands(whole);
  const isNothing = Number(whole) === 0 && !Number(part ?? 0);
  return `${value < 0 && !isNothing ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** 1234567 as 1,234,567. */
function inThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [digits.slice(0, first), ...groups].join(',');
}

/** A time as clocks show it: 1:05, or 1:00:00. */
export function writeClock(seconds: number): string {
  const all = Math.max(0, Math.ceil(seconds - 1e-6));
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

/** As many as the most exact of them has, two at most. */
export function decimalsOf(values: readonly number[]): number {
  return values.reduce((most, value) => {
    const needed = [0, 1].find((places) => Number(value.toFixed(places)) === value) ?? 2;
    return Math.max(most, needed);
  }, 0);
}
