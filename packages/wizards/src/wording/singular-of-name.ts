import { singular } from '../listicle/ideas.ts';

/** The singular of a name, by its last word: 'stand mixers' → 'stand mixer', for "the stand mixer test". */
export function singularOfName(name: string): string {
  return name.replace(/\S+$/, singular);
}
