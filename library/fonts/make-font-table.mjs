/**
 * Makes packages/stage/src/fonts/font-table.json from the installed @fontsource packages: which faces
 * each font has, which letters each of its files holds, how tall its lines are. Run it after changing
 * font-names.mjs (see README.md beside this file).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fallbackFonts, goodFonts, otherFonts, symbolFonts } from './font-names.mjs';
import { packageOf } from './package-of.mjs';
import { readWoff2 } from './read-woff2.mjs';

const require = createRequire(import.meta.url);
const coverages = [];
const credits = [];
/** What a package's own metadata says wrongly; its LICENSE file counts. */
const correctedCredits = {
  'DejaVu Sans': {
    type: 'Bitstream Vera licence',
    attribution:
      'Copyright (c) 2003 by Bitstream, Inc.; glyphs from Arev Copyright (c) 2006 by Tavmjong Bah; DejaVu changes are in the public domain (https://dejavu-fonts.github.io)',
  },
};

const families = [...new Set([...goodFonts, ...otherFonts, ...fallbackFonts])].map((name) =>
  describe(name),
);
const table = { coverages, fallbacks: fallbackFonts, families };
writeFileSync(
  join(import.meta.dirname, '../../packages/stage/src/fonts/font-table.json'),
  `${JSON.stringify(table)}\n`,
);
writeFileSync(join(import.meta.dirname, 'CREDITS.md'), creditPage());

function describe(name) {
  const folder = dirname(require.resolve(`${packageOf(name)}/package.json`));
  const metadata = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  const weights = [closest(metadata.weights, 400), closest(metadata.weights, 700)];
  const faces = [...new Set(weights)].flatMap((weight) =>
    metadata.styles.map((style) => ({ weight, style })),
  );
  const upright = faces.some(({ style }) => style === 'normal') ? 'normal' : 'italic';
  const file = (subset, { weight, style }) =>
    join(folder, 'files', `${metadata.id}-${subset}-${weight}-${style}.woff2`);
  const usable = faces.filter((face) => exists(file(metadata.defSubset, face)));
  const subsets = [];
  let lines;
  // The default subset first: letters that two files hold come from the richer one.
  for (const subset of inOrder(metadata, symbolFonts.includes(name))) {
    const sample = file(subset, { weight: weights[0], style: upright });
    if (!exists(sample)) continue;
    const { codePoints, ascent, descent } = readWoff2(readFileSync(sample));
    lines ??= { ascent, descent };
    const whole = usable.every((face) => exists(file(subset, face)));
    if (whole) subsets.push([subset, coverage(codePoints)]);
  }
  credits.push({ name, ...metadata.license, ...correctedCredits[name] });
  return {
    name,
    id: metadata.id,
    category: metadata.category,
    ...(goodFonts.includes(name) && { good: true }),
    ...(symbolFonts.includes(name) && { symbols: true }),
    faces: usable.map(({ weight, style }) => `${weight}${style === 'italic' ? 'i' : ''}`).sort(),
    subsets,
    ascent: round(lines.ascent),
    descent: round(lines.descent),
  };
}

function inOrder({ subsets, defSubset }, holdsSymbols) {
  const unwanted = holdsSymbols ? /^\[/ : /^\[|^(math|symbols|tamil-supplement)$/;
  const wanted = subsets.filter((subset) => !unwanted.test(subset));
  return [defSubset, ...wanted.filter((subset) => subset !== defSubset)];
}

function coverage(codePoints) {
  const ranges = [];
  for (const point of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const text = ranges
    .map(([a, b]) => (a === b ? a.toString(16) : `${a.toString(16)}-${b.toString(16)}`))
    .join(',');
  const index = coverages.indexOf(text);
  return index < 0 ? coverages.push(text) - 1 : index;
}

function closest(weights, wanted) {
  return weights.reduce((best, weight) =>
    Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best,
  );
}

function exists(path) {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}

function round(value) {
  return Math.round(value * 1e4) / 1e4;
}

function creditPage() {
  const rows = credits.map(
    ({ name, type, attribution }) => `- ${name}, ${type}: ${attribution ?? 'see its package'}`,
  );
  return `# Fonts and whose they are\n\nMade by make-font-table.mjs.\n\n${rows.join('\n')}\n`;
}
