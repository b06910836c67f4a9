/** How long the film of an article will be: the one figure that the content step, the edit step and 'about 60 s' go by. */
import { speechSeconds } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { partTimes } from '../part-times.ts';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { writeArticle } from './write-article.ts';

/** Unless somebody chose that nobody speaks, the film gets a voice, also where that is only chosen in a later step. */
export function isSpoken({ voSettings }: Pick<ProjectData, 'voSettings'>): boolean {
  return voSettings.type !== 'none';
}

/** With title, chapters and ending. Lines that have no voice yet last as long as it will take to say them. */
export function filmLength(data: ProjectData): number {
  const { parts } = writeArticle(data);
  const timed = isSpoken(data) ? withExpectedVoices(parts, data.voSettings) : parts;
  return timed.reduce((sum, part) => sum + partTimes(part).seconds, 0);
}

function withExpectedVoices(
  parts: readonly ScriptPart[],
  { speed = 1, pause = 0 }: ProjectData['voSettings'],
): readonly ScriptPart[] {
  const pace = measuredPace(parts.flatMap(({ lines }) => lines)) ?? 1 / speed;
  const expect = (line: ScriptLine): ScriptLine => {
    const { answer, spoken, voice } = line;
    if (voice || !answer || line.isShownOnly || spoken === '') return line;
    // A long sentence is shown in pieces, and ends once.
    const share = Math.min(1, spoken.length / answer.spoken.length);
    const seconds = speechSeconds(spoken) * pace + pause * share;
    return { ...line, voice: { url: answer.path.join('.'), startSeconds: 0, seconds, words: [] } };
  };
  return parts.map((part) => ({ ...part, lines: part.lines.map(expect) }));
}

/** Fewer words say little about how fast a voice is. */
const leastMeasuredSeconds = 10;

/** How much longer than expected the voices take that are there; undefined while there are hardly any. */
function measuredPace(lines: readonly ScriptLine[]): number | undefined {
  let [measured, expected] = [0, 0];
  for (const { voice, spoken } of lines) {
    if (!voice) continue;
    measured += voice.seconds;
    expected += speechSeconds(spoken);
  }
  return measured < leastMeasuredSeconds || expected === 0 ? undefined : measured / expected;
}
