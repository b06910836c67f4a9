import type { ProjectData } from '@reelwright/movie';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { withChapters } from './chapters.ts';
import { passagesOf } from './passages.ts';
import { soundOf, withFilmSound } from './podcast-sound.ts';
import type { TimedWord } from './timed-words.ts';

/** What was heard, as passages of the film. Those that say the same keep their pictures and names. */
export function withTalk(
  data: ProjectData,
  heard: readonly TimedWord[],
  transcript = '',
): ProjectData {
  const url = soundOf(data)?.url ?? '';
  const before = new Map(parasIn(data).map((para) => [wordsIn(para), para]));
  const paras = withChapters(passagesOf(url, heard, transcript)).map((para) => {
    const same = before.get(wordsIn(para));
    return { ...same, ...para };
  });
  return withFilmSound(withParas(data, paras));
}
