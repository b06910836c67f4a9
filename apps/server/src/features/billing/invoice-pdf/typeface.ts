import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

export type Weight = 'normal' | 'strong';

/** A piece of a text that one font file can write. */
interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

/** The product's typeface in a document. It comes in one file per script; only those needed are put in. */
export interface Typeface {
  /** Splits a text into runs; what no file can write becomes a question mark. */
  runsOf(text: string, weight: Weight): Promise<readonly Run[]>;
}

const subsets = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;
type Subset = (typeof subsets)[number];
const fileWeights = { normal: 400, strong: 600 } as const;

/** Read once per process. */
const opened = new Map<string, Promise<{ bytes: Uint8Array; has(codePoint: number): boolean }>>();

function openFile(subset: Subset, weight: Weight) {
  const file = `@fontsource/inter/files/inter-${subset}-${fileWeights[weight]}-normal.woff`;
  let font = opened.get(file);
  if (!font) {
    font = readFile(fileURLToPath(import.meta.resolve(file))).then((bytes) => {
      const known = new Set(fontkit.create(bytes).characterSet);
      return { bytes, has: (codePoint) => known.has(codePoint) };
    });
    opened.set(file, font);
  }
  return font;
}

export function openTypeface(document: PDFDocument): Typeface {
  document.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const embed = async (subset: Subset, weight: Weight) => {
    const key = `${subset} ${weight}`;
    const { bytes } = await openFile(subset, weight);
    const font = embedded.get(key) ?? document.embedFont(bytes, { subset: true });
    embedded.set(key, font);
    return font;
  };
  return {
    async runsOf(text, weight) {
      const runs: { text: string; subset: Subset }[] = [];
      for (const character of text.normalize('NFC').replace(/\s/g, ' ')) {
        const subset = await subsetOf(character, weight);
        const written = subset ? character : '?';
        const last = runs.at(-1);
        if (last && last.subset === (subset ?? 'latin')) last.text += written;
        else runs.push({ text: written, subset: subset ?? 'latin' });
      }
      return Promise.all(
        runs.map(async (run) => ({ text: run.text, font: await embed(run.subset, weight) })),
      );
    },
  };
}

async function subsetOf(character: string, weight: Weight): Promise<Subset | undefined> {
  for (const subset of subsets) {
    const file = await openFile(subset, weight);
    if (file.has(character.codePointAt(0) ?? 0)) return subset;
  }
  return undefined;
}
