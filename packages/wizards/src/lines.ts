/** The sentences of a wizard's answers, wherever they are kept: what the media and voice steps walk through. */
import type { Line, ProjectData } from '@reelwright/movie';

export interface LinePlace {
  /** Where the line is in the document, such as ['info', 'items', 2, 'trivia', 0]. */
  readonly path: readonly (string | number)[];
  /** As saved; empty when nothing was saved there yet. */
  readonly line: Line;
  /** What the voice says for it. */
  readonly spoken: string;
  readonly needsMedia: boolean;
  readonly needsVoice: boolean;
  /** The name of what it tells about: pictures of that fit too. */
  readonly about?: string;
}

/** Whether what was recorded still is what the line says. A recording of a person's own has no text and always is. */
export function hasFreshVoice({ line, spoken }: Pick<LinePlace, 'line' | 'spoken'>): boolean {
  if (!line.audio?.url) return false;
  const { text } = line.audio;
  return typeof text !== 'string' || text === spoken;
}

/** The document with one line changed. What lies on the way is made where it is missing. */
export function setLine(
  data: ProjectData,
  path: LinePlace['path'],
  change: Partial<Line>,
): ProjectData {
  return changeAt(data, path, change) as ProjectData;
}

function changeAt(value: unknown, path: LinePlace['path'], change: Partial<Line>): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return { ...(value as object | undefined), ...change };
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    if (step > list.length) throw new Error(`There is no line at ${step}.`);
    return list.toSpliced(step, 1, changeAt(list[step], rest, change));
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: changeAt(object[step], rest, change) };
}
