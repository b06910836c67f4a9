import { graphemes, isEmoji } from '../text/graphemes.ts';
import type { FontFile } from './font-file.ts';
import fontTable from './font-table.json' with { type: 'json' };
import { readCoverage } from './read-coverage.ts';

export const defaultFontFamily = 'Sen';

interface FontRow {
  readonly name: string;
  readonly id: string;
  readonly category: string;
  readonly good?: boolean;
  /** Holds signs and no words: it only stands in. */
  readonly symbols?: boolean;
  readonly faces: readonly string[];
  readonly subsets: readonly (readonly [name: string, coverage: number])[];
  readonly ascent: number;
  readonly descent: number;
}

/** A font people can choose. */
export interface FontFamily {
  readonly name: string;
  readonly category: string;
  /** Stands first in the list of fonts. */
  readonly good: boolean;
  readonly hasBold: boolean;
  readonly hasItalic: boolean;
  /** How far letters reach above and below the line they stand on, in font sizes. */
  readonly ascent: number;
  readonly descent: number;
}

const rows = fontTable.families as unknown as readonly FontRow[];
const rowByName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
const coverages = fontTable.coverages.map((text) => {
  let read: ((codePoint: number) => boolean) | undefined;
  return (codePoint: number) => {
    read ??= readCoverage(text);
    return read(codePoint);
  };
});

export const fontFamilies: readonly FontFamily[] = rows
  .filter(({ symbols }) => !symbols)
  .map((row) => ({
    name: row.name,
    category: row.category,
    good: row.good === true,
    hasBold: row.faces.some(isBold),
    hasItalic: row.faces.some((face) => face.endsWith('i')),
    ascent: row.ascent,
    descent: row.descent,
  }));
const familyByName = new Map(fontFamilies.map((family) => [family.name.toLowerCase(), family]));

export interface FaceChoice {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A family by name, whatever else stands in a CSS font list; undefined when there is none. */
export function findFontFamily(name: string | undefined): FontFamily | undefined {
  return familyByName.get(firstName(name));
}

function firstName(list: string | undefined): string {
  return (list ?? '').split(',')[0]?.replaceAll(/["']/g, '').trim().toLowerCase() ?? '';
}

/**
 * Finds the file that has a letter of a text: of the chosen font, else of what stands in. Letters of one
 * kind come from one font: from the first that has all of them, else from the one that has most.
 * Undefined: none has.
 */
export function fontFilesFor(
  choice: FaceChoice,
  text: string,
): (grapheme: string) => FontFile | undefined {
  const rowsOf = new Map<LetterKind, readonly FontRow[]>();
  const found = new Map<string, FontFile | undefined>();
  return (grapheme) => {
    if (found.has(grapheme)) return found.get(grapheme);
    const kind = letterKind(grapheme);
    const candidates = rowsOf.get(kind) ?? rowsOfKind(choice, kind, text);
    rowsOf.set(kind, candidates);
    const file = fileIn(candidates, choice, grapheme);
    found.set(grapheme, file);
    return file;
  };
}

type LetterKind = 'word' | 'cjk' | 'sign';

/** Chinese, Japanese and Korean share letters that each draws in its own way; so do arrows, stars and ticks. */
function letterKind(grapheme: string): LetterKind {
  const point = grapheme.codePointAt(0) ?? 0;
  if (point < 0x2150) return 'word';
  if (point < 0x2e80) return 'sign';
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(
    grapheme,
  )
    ? 'cjk'
    : 'word';
}

function rowsOfKind(choice: FaceChoice, kind: LetterKind, text: string): readonly FontRow[] {
  const candidates = rowsFor(choice);
  if (kind === 'word') return candidates;
  const letters = new Set(graphemes(text).filter((letter) => letterKind(letter) === kind));
  const held = new Map(
    candidates.map((row) => {
      const known = [...letters].filter((letter) => subsetWith(row, letter));
      return [row, known.length] as const;
    }),
  );
  // Sorting keeps the order of those that hold equally many.
  return candidates.toSorted((a, b) => (held.get(b) ?? 0) - (held.get(a) ?? 0));
}

function fileIn(
  candidates: readonly FontRow[],
  choice: FaceChoice,
  grapheme: string,
): FontFile | undefined {
  for (const row of candidates) {
    const subset = subsetWith(row, grapheme);
    if (subset) return fileOf(row, subset, faceIn(row, choice));
  }
  return undefined;
}

/** The part of a font that has all of a letter. */
function subsetWith(row: FontRow, grapheme: string): string | undefined {
  const points = [...grapheme].map((letter) => letter.codePointAt(0) ?? 0).filter(isDrawn);
  return row.subsets.find(([, coverage]) =>
    points.every((point) => coverages[coverage]?.(point)),
  )?.[0];
}

const fallbackRows = fontTable.fallbacks.flatMap((name) => rowByName.get(name.toLowerCase()) ?? []);

/** The chosen font, then what stands in for it. */
function rowsFor({ family }: FaceChoice): readonly FontRow[] {
  const chosen = rowByName.get(firstName(family)) ?? rowByName.get(defaultFontFamily.toLowerCase());
  return chosen ? [chosen, ...fallbackRows] : fallbackRows;
}

/** Fonts for headlines are heavy though they have one weight only: what stands in for them is bold. */
function faceIn(row: FontRow, choice: FaceChoice): FaceChoice {
  const [chosen] = rowsFor(choice);
  const isHeavy =
    /^(?:sans-serif|display)$/.test(chosen?.category ?? '') && !chosen?.faces.some(isBold);
  return row !== chosen && isHeavy ? { ...choice, bold: true } : choice;
}

function isBold(face: string): boolean {
  return Number.parseInt(face, 10) >= 600;
}

/** Joiners and direction marks shape others and are not drawn themselves. */
function isDrawn(point: number): boolean {
  return (
    !(point >= 0x200b && point <= 0x200f) &&
    !(point >= 0x202a && point <= 0x202e) &&
    !(point >= 0x2066 && point <= 0x2069) &&
    !(point >= 0xfe00 && point <= 0xfe0f) &&
    point !== 0xfeff &&
    point !== 0x2060
  );
}

function fileOf(row: FontRow, subset: string, { bold, italic }: FaceChoice): FontFile {
  const face = closestFace(row.faces, bold, italic);
  const weight = Number.parseInt(face, 10);
  const style = face.endsWith('i') ? 'italic' : 'normal';
  return {
    name: `${row.id} ${subset} ${face}`,
    path: `${row.id}/files/${row.id}-${subset}-${weight}-${style}.woff2`,
  };
}

/** Weight and slant as asked where the font has them. */
function closestFace(faces: readonly string[], bold: boolean, italic: boolean): string {
  const wanted = bold ? 700 : 400;
  const distance = (face: string) =>
    Math.abs(Number.parseInt(face, 10) - wanted) + (face.endsWith('i') === italic ? 0 : 250);
  return faces.reduce(
    (best, face) => (distance(face) < distance(best) ? face : best),
    faces[0] ?? '400',
  );
}

/** Whether a file's own letters are italic. */
export function isItalicFile({ name }: FontFile): boolean {
  return name.endsWith('i');
}

/** Every file that a text in this face needs, in the order in which they are asked for a letter. */
export function fontFilesOf(choice: FaceChoice, text: string): FontFile[] {
  const needed = new Set<string>();
  const fileFor = fontFilesFor(choice, text);
  for (const grapheme of graphemes(text)) {
    const file = isEmoji(grapheme) ? undefined : fileFor(grapheme);
    if (file) needed.add(file.name);
  }
  return rowsFor(choice)
    .flatMap((row) => row.subsets.map(([subset]) => fileOf(row, subset, faceIn(row, choice))))
    .filter(({ name }) => needed.delete(name));
}

/** Letters of a text that no font of ours has; emoji are pictures and need none. */
export function missingLetters(text: string): string[] {
  const choice = { family: defaultFontFamily, bold: false, italic: false };
  const letters = new Set(graphemes(text));
  const fileFor = fontFilesFor(choice, text);
  return [...letters].filter((letter) => letter.trim() && !isEmoji(letter) && !fileFor(letter));
}
