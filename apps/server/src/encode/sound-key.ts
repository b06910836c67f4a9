import { createHash } from 'node:crypto';
import type { AudioPlan } from '@reelwright/movie';
import { canonicalJson } from './canonical-json.ts';
import type { KeyIngredients } from './segment-key.ts';

interface Sounding {
  readonly plan: AudioPlan;
  readonly seconds: number;
  readonly fromSeconds: number;
}

/** A name for the sound of a movie that changes with everything that can be heard, whatever is seen. */
export function soundKey(
  sounding: Sounding,
  { maker, contentHash }: Pick<KeyIngredients, 'maker' | 'contentHash'>,
): string {
  const text = canonicalJson({ maker, ...sounding }, contentHash);
  return `sound-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}
