/** Colours as #rrggbb, mixed. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** For addresses of drawings: the colour without its sign. */
export const ink = (color: string) => color.replace('#', '').slice(0, 6).toLowerCase();

export function rgba(color: string, opacity: number): string {
  return `rgba(${channels(color).join(',')},${opacity})`;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
}
