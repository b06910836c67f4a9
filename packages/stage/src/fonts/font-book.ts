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

export const fontFamilies: readonly FontFamily[] = rows.map((row) => ({
  name: row.name,
  category: row.category,
  good: row.good === true,
  hasBold: row.faces.some((face) => Number.parseInt(face, 10) >= 600),
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

/** The file that has these letters: of the chosen font, else of what stands in. Undefined: none has. */
export function fontFileFor(choice: FaceChoice, grapheme: string): FontFile | undefined {
  const points = [...grapheme].map((letter) => letter.codePointAt(0) ?? 0).filter(isDrawn);
  for (const row of rowsFor(choice)) {
    const subset = row.subsets.find(([, coverage]) =>
      points.every((point) => coverages[coverage]?.(point)),
    );
    if (subset) return fileOf(row, subset[0], choice);
  }
  return undefined;
}

const fallbackRows = fontTable.fallbacks.flatMap((name) => rowByName.get(name.toLowerCase()) ?? []);

/** The chosen font, then what stands in for it. */
function rowsFor({ family }: FaceChoice): readonly FontRow[] {
  const chosen = rowByName.get(firstName(family)) ?? rowByName.get(defaultFontFamily.toLowerCase());
  return chosen ? [chosen, ...fallbackRows] : fallbackRows;
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

/** Weight and slant as asked where the font has them; never faked. */
function closestFace(faces: readonly string[], bold: boolean, italic: boolean): string {
  const wanted = bold ? 700 : 400;
  const distance = (face: string) =>
    Math.abs(Number.parseInt(face, 10) - wanted) + (face.endsWith('i') === italic ? 0 : 250);
  return faces.reduce(
    (best, face) => (distance(face) < distance(best) ? face : best),
    faces[0] ?? '400',
  );
}

/** Every file that a text in this face needs, in the order in which they are asked for a letter. */
export function fontFilesOf(choice: FaceChoice, text: string): FontFile[] {
  const needed = new Set<string>();
  for (const grapheme of graphemes(text)) {
    const file = isEmoji(grapheme) ? undefined : fontFileFor(choice, grapheme);
    if (file) needed.add(file.name);
  }
  return rowsFor(choice)
    .flatMap((row) => row.subsets.map(([subset]) => fileOf(row, subset, choice)))
    .filter(({ name }) => needed.delete(name));
}

/** Letters of a text that no font of ours has; emoji are pictures and need none. */
export function missingLetters(text: string): string[] {
  const choice = { family: defaultFontFamily, bold: false, italic: false };
  const letters = new Set(graphemes(text));
  return [...letters].filter(
    (letter) => letter.trim() && !isEmoji(letter) && !fontFileFor(choice, letter),
  );
}
