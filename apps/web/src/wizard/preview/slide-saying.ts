import type { ScriptPart } from '@reelwright/wizards';

/** The slide on which a line is spoken. A long one is told in several lines of its slide, so the first of them counts. */
export function slideSaying(parts: readonly ScriptPart[], spoken: string): string | undefined {
  const says = (said: string) => said !== '' && spoken.startsWith(said);
  return parts.find(({ lines }) => lines.some((line) => says(line.spoken)))?.id;
}
