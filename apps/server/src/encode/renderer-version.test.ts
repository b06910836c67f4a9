import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rendererFiles, versionOfSources } from './renderer-version.ts';

it('changes with what draws, and not with what only tests it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  try {
    cpSync(new URL('../stage', import.meta.url), folder, { recursive: true });
    const before = versionOfSources([folder]);
    expect(versionOfSources([folder])).toBe(before);
    writeFileSync(join(folder, 'new.test.ts'), 'it(() => {})');
    expect(versionOfSources([folder])).toBe(before);
    writeFileSync(join(folder, 'new.ts'), 'export const brightness = 2;');
    expect(versionOfSources([folder])).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('is made of all that draws, unless told otherwise', () => {
  expect(versionOfSources()).toMatch(/^[0-9a-f]{16}$/);
});

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const nameOf = (file: string) => relative(repository, file).replaceAll('\\', '/');

/** Reached from the process that draws, and without a say in any pixel. */
const decidesNothing: Readonly<Record<string, string>> = {
  'apps/server/src/media-tools/start-program.ts': 'runs a program under limits',
  'apps/server/src/media-tools/picture-limits.ts': 'refuses what is too large',
  'apps/server/src/media-tools/untrusted-input.ts': 'refuses what is no media',
  'packages/english/src/capitals.ts': 'labels of the catalogue',
  'packages/movie/src/schema/': 'the shape of movies; what stands in them is part of every key',
  'packages/movie/src/json.ts': 'the same',
  'packages/movie/src/movie-limits.ts': 'refuses what is too long',
};

it('is made of every file that the drawing process reads its code from', () => {
  const known = new Set(rendererFiles().map(nameOf));
  const reached = filesReachedFrom([
    fileURLToPath(new URL('./draw/draw-process.ts', import.meta.url)),
    fileURLToPath(new URL('./encode-segment.ts', import.meta.url)),
  ]).map(nameOf);
  expect(reached).toContain('apps/server/src/media-tools/decode-frames.ts');
  const excused = Object.keys(decidesNothing);
  const isExcused = (file: string) => excused.some((place) => file.startsWith(place));
  expect(reached.filter((file) => !known.has(file) && !isExcused(file))).toEqual([]);
  // What is excused is still in use.
  expect(excused.filter((place) => !reached.some((file) => file.startsWith(place)))).toEqual([]);
});

/** All files of ours that these import, one after the other; of our packages, those that have what is asked for. */
function filesReachedFrom(entries: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { names, from } of importsOf(file)) {
      const inside = from.startsWith('.') ? resolve(dirname(file), from) : undefined;
      if (inside && /\.ts$/.test(inside) && existsSync(inside)) visit(inside);
      for (const one of /^@reelwright\/(\w[\w-]*)$/.test(from) ? exportersOf(from, names) : [])
        visit(one);
    }
  };
  for (const entry of entries) visit(entry);
  return [...reached];
}

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** Types are gone when code runs. */
function importsOf(file: string): Import[] {
  const statement =
    /^(?:import|export) (?!type )(?:(?:\{([^}]*)\}|[\w*]+(?: as \w+)?) from )?'([^']+)';/gm;
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(([, names = '', from = '']) => ({
    names: names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
    from,
  }));
}

function exportersOf(name: string, names: readonly string[]): string[] {
  const index = fileURLToPath(import.meta.resolve(name));
  return importsOf(index)
    .filter((line) => line.names.some((exported) => names.includes(exported)))
    .map(({ from }) => resolve(dirname(index), from));
}
