/** Sentences of the answers, each with the place in the document it is kept at. */
import type { Line } from '@reelwright/movie';
import type { LinePath, SuggestedPicture } from './script.ts';

export interface KeptLine {
  readonly path: LinePath;
  readonly line: Line;
  readonly text: string;
  /** The name of what it tells about, where that is not itself: pictures of that fit too. */
  readonly about?: string;
  /** Pictures that belong to it elsewhere: offered first, and never taken by themselves. */
  readonly suggested?: readonly SuggestedPicture[];
  /** Whose picture stands with it, where it has none of its own: the product that is spoken of. */
  readonly shows?: KeptLine;
}

export function keptLine(path: LinePath, found: unknown, otherwise = ''): KeptLine {
  const line = (typeof found === 'object' && found !== null ? found : {}) as Line;
  return { path, line, text: textOf(line.text) || otherwise };
}

/** What people type, without spaces around it; nothing for what is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
}

/** Names of built-in objects, where they are known. */
export function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
