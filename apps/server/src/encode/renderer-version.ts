import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/**
 * What decides on the pixels of a segment: stage and motion, how Skia is set up, and the encoder; and single files of
 * other rooms. A test walks the imports of the process that draws, and fails when one of them is missing here.
 */
const sources = [
  folderOf('@reelwright/stage'),
  folderOf('@reelwright/motion'),
  folderOf('@reelwright/chance'),
  // Captions: which words are read together, and when; numbers are matched as they are said.
  folderOf('@reelwright/captions'),
  folderOf('@reelwright/alignment'),
  folderOf('@reelwright/speech'),
  folderOf('@reelwright/english'),
  join(here, '../stage'),
  here,
  // How videos are cut into frames and scaled, and which of them go through without their colours being touched.
  join(here, '../media-tools/decode-frames.ts'),
  join(here, '../media-tools/probe-media.ts'),
  // Where emoji come from.
  join(here, '../library/built-in/icon-file.ts'),
  join(folderOf('@reelwright/movie'), 'durations.ts'),
  join(folderOf('@reelwright/movie'), 'watermark-of.ts'),
  // How loud a sound is that is drawn.
  join(folderOf('@reelwright/movie'), 'level-letters.ts'),
  // Where captions keep clear of what apps cover.
  join(folderOf('@reelwright/movie'), 'formats/safe-area.ts'),
];

/** In the encoder's folder, but no part of a segment. */
const besides = ['command-line', 'audio'].map((name) => join(here, name));

let known: string | undefined;

/**
 * Changes with every change of the code that draws and encodes. The sources are run as they are, so they
 * can be read: about 2 MB, once in the life of a process.
 */
export function rendererVersion(): string {
  known ??= versionOfSources();
  return known;
}

export function versionOfSources(places: readonly string[] = sources): string {
  return hashOf(places.flatMap((folder) => filesOf(folder).map((file) => ({ folder, file }))));
}

/** Every file that the version is made of. */
export function rendererFiles(): string[] {
  return sources.flatMap(filesOf);
}

function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isBeside(file) && !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
    .toSorted();
}

function isBeside(file: string): boolean {
  return besides.some((folder) => file.startsWith(folder));
}

function hashOf(files: readonly { readonly folder: string; readonly file: string }[]): string {
  const hash = createHash('sha256');
  for (const { folder, file } of files) {
    const source = readFileSync(file);
    // Where the product is installed does not matter, and neither does how git writes line ends there.
    const bytes = /\.(ts|json)$/.test(file) ? source.toString().replaceAll('\r\n', '\n') : source;
    hash.update(`${relative(folder, file).replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
  }
  return hash.update(`canvas ${canvasVersion()}`).digest('hex').slice(0, 16);
}

function canvasVersion(): string {
  const file = fileURLToPath(import.meta.resolve('@napi-rs/canvas/package.json'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
