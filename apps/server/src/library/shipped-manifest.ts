/**
 * Everything that ships for movies, read from the manifests: a folder of `library/` with a
 * `manifest.json` is served, credited and listed by that alone. A file that no manifest names does not
 * exist for browsers and movies, so no address can lead anywhere else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const libraryFolder = fileURLToPath(new URL('../../../../library', import.meta.url));
export const libraryAddress = '/library/';

/** Names that are the same in a file system, an address and a shell. */
const safeName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/);

const Origin = z.object({
  /** How it came to be. */
  origin: z.string().min(1),
  licence: z.string().min(1),
  author: z.string().min(1),
  link: z.url().optional(),
});

const Asset = Origin.partial().extend({
  file: safeName,
  kind: z.string().min(1).optional(),
  title: z.string().min(1).max(100),
  mood: z.string().optional(),
  category: z.string().optional(),
  seconds: z.number().positive().optional(),
  bpm: z.number().positive().optional(),
  number: z.int().positive().optional(),
  /** Another file of the folder: a still of a video. */
  thumbnail: safeName.optional(),
});

const Manifest = Origin.extend({
  kind: z.string().min(1),
  assets: z.array(Asset).max(500),
});

export interface ShippedAsset extends z.output<typeof Asset>, z.output<typeof Origin> {
  /** Folder and name: permanent, because projects hold them as an address. */
  readonly id: string;
  readonly origin: string;
  readonly licence: string;
  readonly author: string;
  readonly kind: string;
  readonly address: string;
  readonly path: string;
}

/** Every asset by its address, in the order of the manifests. */
export function shippedAssets(): ReadonlyMap<string, ShippedAsset> {
  assets ??= new Map(
    readdirSync(libraryFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readFolder(name))
      .map((asset) => [asset.address, asset]),
  );
  return assets;
}
let assets: ReadonlyMap<string, ShippedAsset> | undefined;

export function shippedOfKind(kind: string): readonly ShippedAsset[] {
  return [...shippedAssets().values()].filter((asset) => asset.kind === kind);
}

/** The address of a file that lies beside an asset. */
export function addressBeside(asset: ShippedAsset, file: string): string {
  return asset.address.slice(0, asset.address.lastIndexOf('/') + 1) + file;
}

function readFolder(folder: string): ShippedAsset[] {
  const text = readIfThere(`${libraryFolder}/${folder}/manifest.json`);
  if (text === undefined) return [];
  const { assets: rows, ...common } = Manifest.parse(JSON.parse(text));
  return rows.map((row) => ({
    ...common,
    ...row,
    kind: row.kind ?? common.kind,
    origin: row.origin ?? common.origin,
    licence: row.licence ?? common.licence,
    author: row.author ?? common.author,
    id: `${folder}/${row.file.replace(/\.\w+$/, '')}`,
    address: `${libraryAddress}${folder}/${row.file}`,
    path: `${libraryFolder}/${folder}/${row.file}`,
  }));
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
