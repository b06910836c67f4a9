import { sumOfLetters } from '@reelwright/chance';
import type { ScriptPart } from '../script.ts';

/** How long the jingles are that ship (library/jingles), number one first. */
const jingleSeconds = [3.3, 3.518, 3.635, 4.2, 3.769, 3.734, 3.605];
/** Below the voice, above the music. */
const volume = 60;

/** A jingle for the slide that a film opens with, as the `sound` of its part: always the same for one title. */
export function jingleOf(title: string): NonNullable<ScriptPart['sound']> {
  const at = sumOfLetters(title) % jingleSeconds.length;
  return {
    url: `/library/jingles/jingle-${at + 1}.mp3`,
    seconds: jingleSeconds[at] ?? 0,
    volume,
  };
}
