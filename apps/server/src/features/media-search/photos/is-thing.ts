/** Whether words name something that can be photographed by that name, rather than tell what to do. */
import type { PartsOfSpeech } from '../../../providers/media-search/built-in/parts-of-speech.ts';

const joining = new Set([
  'of',
  'the',
  'de',
  'la',
  'le',
  'da',
  'di',
  'del',
  'al',
  'van',
  'von',
  'and',
]);

/** "Snake plant", "Bay of Naples"; not "Make your bed", "Start early". */
export function isThing(text: string, parts: PartsOfSpeech): boolean {
  const written = text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  const words = written.map((word) => word.toLowerCase());
  if (words.length === 0 || words.length > 5) return false;
  const isJoining = (word: string) => joining.has(word);
  // Names of several words have capitals throughout: Mount Fuji.
  const isOwnName =
    words.length > 1 &&
    written.every((word) => isJoining(word) || /^\p{Lu}/u.test(word)) &&
    written.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (isOwnName) return true;
  const canBe = (at: number) => parts.canBeThing(words, at);
  return (
    canBe(words.length - 1) &&
    words.every(
      (word, at) =>
        canBe(at) || isJoining(word) || word.endsWith('ing') || parts.isMostlyAdjective(word),
    )
  );
}
