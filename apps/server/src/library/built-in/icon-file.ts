/**
 * One drawing at a time out of a large file of an icon set. The file of shaded objects has 100 MB: parsed,
 * it would hold half a gigabyte. So its lines are counted once, and only what is asked for is read.
 */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;
}

export interface IconFile {
  /** Without those that the set keeps for old users only: logos of firms, found by words that mean something else. */
  names(): readonly string[];
  has(name: string): boolean;
  drawing(name: string): Promise<IconDrawing | undefined>;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Alias {
  readonly parent: string;
  readonly hFlip?: boolean;
}

const opened = new Map<string, Promise<IconFile>>();

/** `@iconify-json/mdi`: the set of that package. */
export function openIconFile(packageName: string): Promise<IconFile> {
  const known = opened.get(packageName);
  if (known) return known;
  const opening = readPlaces(fileURLToPath(import.meta.resolve(`${packageName}/icons.json`)));
  opened.set(packageName, opening);
  return opening;
}

async function readPlaces(path: string): Promise<IconFile> {
  const bytes = await readFile(path);
  const iconsEnd = bytes.indexOf('\n\t},');
  const places = new Map<string, Place>();
  const hidden = new Set<string>();
  // Every drawing begins with its name on a line of its own, two tabs deep.
  for (let at = bytes.indexOf('\n\t\t"'); at >= 0 && at < iconsEnd; ) {
    const nameEnd = bytes.indexOf('": {', at);
    const end = bytes.indexOf('\n\t\t}', nameEnd);
    const name = bytes.toString('utf8', at + 4, nameEnd);
    places.set(name, { start: nameEnd + 3, end: end + 4 });
    // The mark stands behind the drawing, which may be long.
    if (bytes.subarray(end - 20, end).includes('"hidden": true')) hidden.add(name);
    at = bytes.indexOf('\n\t\t"', end);
  }
  // What follows the drawings is small: other names, and the usual size.
  const rest = JSON.parse(`{"none":{${bytes.toString('utf8', iconsEnd + 1)}`) as {
    readonly aliases?: Readonly<Record<string, Alias>>;
    readonly width?: number;
    readonly height?: number;
  };
  const aliases = new Map(Object.entries(rest.aliases ?? {}));
  const size = { width: rest.width ?? 16, height: rest.height ?? 16 };
  let file: Promise<FileHandle> | undefined;
  const handle = () => {
    file ??= open(path);
    return file;
  };
  return {
    names: () => [...places.keys()].filter((name) => !hidden.has(name)),
    has: (name) => places.has(name) || aliases.has(name),
    drawing: async (name) => {
      const alias = aliases.get(name);
      const place = places.get(alias?.parent ?? name);
      if (!place) return undefined;
      const buffer = Buffer.alloc(place.end - place.start);
      await (await handle()).read(buffer, 0, buffer.length, place.start);
      const icon = JSON.parse(buffer.toString('utf8')) as Partial<IconDrawing>;
      return { body: '', ...size, ...icon, flipped: alias?.hFlip === true };
    },
  };
}
