/** The sentences of a film, wherever they are kept: what the media and voice steps walk through. */
import type { Line, ProjectData } from '@reelwright/movie';
import type { LinePath, Script, SpokenAnswer } from './script.ts';

export interface LinePlace extends SpokenAnswer {
  /** The slide on which it is heard; on which it begins, where it is long. */
  readonly slide: string;
}

/** Every sentence of a film in the order it is heard, once each. */
export function linesOf({ parts }: Script): readonly LinePlace[] {
  const places = new Map<string, LinePlace>();
  for (const { id: slide, lines } of parts) {
    for (const { answer } of lines) {
      if (!answer) continue;
      const key = lineKey(answer);
      if (!places.has(key)) places.set(key, { ...answer, slide });
    }
  }
  return [...places.values()];
}

/** How a line is recognised while others change around it. */
export function lineKey({ path }: { readonly path: LinePath }): string {
  return path.join('.');
}

/**
 * Whether what was recorded still is what the line says. Recordings of early versions keep no text, and always are. A
 * person's own voice says the same words whatever stands between them; a computer speaks a comma.
 */
export function hasFreshVoice({ line, spoken }: Pick<LinePlace, 'line' | 'spoken'>): boolean {
  if (!line.audio?.url) return false;
  const { text, voice } = line.audio;
  // Sounds of the editor keep an empty one.
  if (typeof text !== 'string' || text === '' || text === spoken) return true;
  return voice === undefined && plainWords(text) === plainWords(spoken);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The line that is kept there; an empty one where there is none. */
export function lineAt(data: ProjectData, path: LinePath): Line {
  const found = path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Readonly<Record<string, unknown>>)[String(step)];
  }, data);
  return typeof found === 'object' && found !== null ? (found as Line) : {};
}

/** The document with one line changed. What lies on the way is made where it is missing. */
export function setLine(data: ProjectData, path: LinePath, change: Partial<Line>): ProjectData {
  return changeAt(data, path, change) as ProjectData;
}

function changeAt(value: unknown, path: LinePath, change: Partial<Line>): unknown {
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
