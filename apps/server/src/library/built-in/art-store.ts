/** Built-in art by address, drawn once: kept in memory for a while, and in a folder for as long as there is room. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createArtDrawer } from './art-drawer.ts';
import { canonicalArt } from './canonical-art.ts';
import { isArtAddress } from './is-art-address.ts';

export interface ArtStore {
  /** What is there already. */
  kept(address: string): Promise<Buffer | undefined>;
  /**
   * Draws it where it is not there yet; undefined when the address is none of ours.
   * @param person who waits for it; ourselves when there is nobody
   */
  read(address: string, person?: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

const usualLimits = {
  memoryBytes: 24 * 1024 * 1024,
  folderBytes: 512 * 1024 * 1024,
  /** The folder is looked through after so many new files. */
  newFilesBetweenSweeps: 200,
};
/** Raised when the same address gives another picture, so that old ones are not found. */
const artVersion = 5;

/** What can be drawn again at any time lies apart from what cannot. */
export const artFolder = ({ DATA_DIR }: { readonly DATA_DIR: string }) =>
  join(DATA_DIR, '.cache', 'art');

export function createArtStore(folder: string, limits = usualLimits): ArtStore {
  const drawer = createArtDrawer();
  const memory = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let memoryBytes = 0;
  let newFiles = 0;

  const fileOf = (address: string) =>
    join(
      folder,
      createHash('sha256').update(`${artVersion} ${address}`).digest('hex').slice(0, 40),
    );

  return {
    kept: (asked) => kept(canonicalArt(asked)),
    read: async (asked, person) => {
      if (!isArtAddress(asked)) return undefined;
      const address = canonicalArt(asked);
      const found = await kept(address);
      if (found) return found;
      const known = underWay.get(address);
      if (known) return known;
      const drawing = drawer.draw(address, person).finally(() => underWay.delete(address));
      underWay.set(address, drawing);
      const bytes = await drawing;
      if (bytes) {
        remember(address, bytes);
        await keep(address, bytes);
      }
      return bytes;
    },
    close: () => drawer.close(),
  };

  async function kept(address: string): Promise<Buffer | undefined> {
    if (!isArtAddress(address)) return undefined;
    const inMemory = memory.get(address);
    if (inMemory) {
      memory.delete(address);
      memory.set(address, inMemory);
      return inMemory;
    }
    const file = fileOf(address);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) {
      remember(address, bytes);
      // What was used lately is kept longest.
      await utimes(file, new Date(), new Date()).catch(() => undefined);
    }
    return bytes;
  }

  function remember(address: string, bytes: Buffer): void {
    if (memory.has(address)) return;
    memory.set(address, bytes);
    memoryBytes += bytes.length;
    for (const [oldest, old] of memory) {
      if (memoryBytes <= limits.memoryBytes) break;
      memory.delete(oldest);
      memoryBytes -= old.length;
    }
  }

  /** A full disk is no reason not to show a picture. */
  async function keep(address: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const file = fileOf(address);
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      newFiles += 1;
      if (newFiles % limits.newFilesBetweenSweeps === 0)
        await sweepFolder(folder, limits.folderBytes);
    } catch {
      // Drawn again next time.
    }
  }
}

async function sweepFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { path, size, mtimeMs };
    }),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= maxBytes) break;
    await rm(path, { force: true });
    bytes -= size;
  }
}
