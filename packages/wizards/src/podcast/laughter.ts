/** Where people laugh or clap in a talk: it is loud, and nobody says a word. */
import { levelAt, levelsPerSecond, type ProjectData } from '@reelwright/movie';
import { parasIn } from '../paragraphs/paragraph.ts';
import { wordsOfPassage } from './passages.ts';
import { soundOf } from './podcast-sound.ts';

export interface Laughter {
  readonly startTime: number;
  readonly endTime: number;
}

/** People pause for breath too; nobody laughs for less, and longer is music. */
const laughSeconds = { least: 0.7, most: 8 };
/** A word rings on for so long. */
const ringingSeconds = 0.12;
/** Louder than what is heard when nobody speaks, by so much of the loudest. */
const louderBy = 0.3;
/** Where it is never quieter than this, music lies under the words: its pauses tell nothing. */
const neverQuiet = 0.25;

export function laughterIn(data: Pick<ProjectData, 'info'>): readonly Laughter[] {
  const { levels = '' } = soundOf(data) ?? {};
  const quiet = quietLevel(levels);
  if (levels === '' || quiet > neverQuiet) return [];
  const words = parasIn(data)
    .flatMap(wordsOfPassage)
    .sort((a, b) => a.startTime - b.startTime);
  return words.flatMap(({ endTime }, at) => {
    const next = words[at + 1]?.startTime;
    if (next === undefined) return [];
    const gap = { startTime: endTime + ringingSeconds, endTime: next - ringingSeconds };
    const seconds = gap.endTime - gap.startTime;
    if (seconds < laughSeconds.least || seconds > laughSeconds.most) return [];
    return usualLevel(levels, gap) > quiet + louderBy ? [gap] : [];
  });
}

/** A tenth of all moments are quieter. */
function quietLevel(levels: string): number {
  const seconds = levels.length / levelsPerSecond;
  return middleOf(moments(levels, { startTime: 0, endTime: seconds }), 0.1);
}

const usualLevel = (levels: string, part: Laughter): number => middleOf(moments(levels, part), 0.5);

function moments(levels: string, { startTime, endTime }: Laughter): number[] {
  const first = Math.ceil(startTime * levelsPerSecond);
  const count = Math.max(0, Math.floor(endTime * levelsPerSecond) - first);
  return Array.from({ length: count }, (_, at) =>
    levelAt(levels, levelsPerSecond, (first + at + 0.5) / levelsPerSecond),
  );
}

function middleOf(numbers: number[], share: number): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
}
