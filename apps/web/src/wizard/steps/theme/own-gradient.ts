/** Two colours and a direction, as somebody mixes them. */
export interface OwnGradient {
  readonly kind: 'linear' | 'radial';
  readonly from: string;
  readonly to: string;
  readonly degrees: number;
}

/** Spec: where nothing else is said. */
const defaultDegrees = 135;

export function gradientOf({ kind, from, to, degrees }: OwnGradient): string {
  const first = kind === 'linear' ? `${degrees}deg` : 'circle at 50% 40%';
  return `${kind}-gradient(${first}, ${from} 0%, ${to} 100%)`;
}

/** The parts of a gradient to begin with: its first and last colour, its kind and its direction. */
export function readOwnGradient(gradient: string): OwnGradient {
  const colours = gradient.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  const degrees = Number(/(\d+)deg/.exec(gradient)?.[1] ?? defaultDegrees);
  return {
    kind: gradient.startsWith('radial') ? 'radial' : 'linear',
    from: colours[0] ?? '#4b3fb0',
    to: colours.at(-1) ?? '#171238',
    degrees: Math.min(360, degrees),
  };
}
