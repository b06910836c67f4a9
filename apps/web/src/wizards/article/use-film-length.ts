import { secondsOf } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { type ArticleLine, filmLength, includedLines, parasOf } from '@reelwright/wizards/article';
import { useState } from 'react';

interface FilmLength {
  readonly seconds: number;
  /** As long as it would be with every line. */
  readonly allSeconds: number;
}

/**
 * How long the film will be, in whole seconds. It is counted exactly whenever the film beside the form was made anew; until
 * then it follows the lines: hundreds of them are not counted anew with every letter.
 */
export function useFilmLength(data: ProjectData, film: ProjectData | undefined): FilmLength {
  const [measured, setMeasured] = useState(() => ({ film, pace: paceOf(film ?? data) }));
  let { pace } = measured;
  if (film !== measured.film) {
    pace = paceOf(film ?? data);
    setMeasured({ film, pace });
  }
  const all = parasOf(data).flat();
  return {
    seconds: Math.round(lineSeconds(data, includedLines(data)) * pace),
    allSeconds: Math.round(lineSeconds(data, all) * pace),
  };
}

/** How many seconds of the film there are to one of its lines: chapters, ending and voice make it longer or shorter. */
function paceOf(data: ProjectData): number {
  const lines = lineSeconds(data, includedLines(data));
  const film = filmLength(data);
  return lines > 0 && film > 0 ? film / lines : 1;
}

const known = new WeakMap<ArticleLine, number>();

/** Lines that did not change are not counted again, however many there are. */
function lineSeconds({ info }: ProjectData, lines: readonly ArticleLine[]): number {
  let sum = secondsOf(info.title ?? '');
  for (const line of lines) {
    const seconds = known.get(line) ?? secondsOf(line.text ?? '');
    known.set(line, seconds);
    sum += seconds;
  }
  return sum;
}
