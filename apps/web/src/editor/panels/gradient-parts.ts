import { defaultGradientDegrees, parseGradient } from '@reelwright/stage';

/** A gradient as it is put together by hand: its colours at even distances. */
export interface GradientParts {
  readonly type: 'linear' | 'radial';
  readonly degrees: number;
  readonly colors: readonly string[];
}

/** Undefined: it is none, or one that only its own text can tell. */
export function gradientParts(text: string): GradientParts | undefined {
  const parsed = parseGradient(text);
  if (!parsed || parsed.kind === 'conic' || parsed.repeating) return undefined;
  const isTurned = parsed.kind === 'linear' && typeof parsed.angle === 'number';
  return {
    type: parsed.kind,
    degrees: isTurned ? Number(parsed.angle) : defaultGradientDegrees,
    colors: parsed.stops.map(({ color: { red, green, blue, alpha } }) => {
      const parts = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])];
      return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
    }),
  };
}
