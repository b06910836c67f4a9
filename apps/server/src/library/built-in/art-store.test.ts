import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArtStore, createArtStore } from './art-store.ts';

const folderBytes = 60_000;
let folder: string;
let art: ArtStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
  art = createArtStore(folder, { memoryBytes: 1, folderBytes, newFilesBetweenSweeps: 1 });
});
afterAll(async () => {
  await art.close();
  await rm(folder, { recursive: true, force: true });
});

it('keeps what was drawn in a folder that never grows beyond its limit', async () => {
  const names = ['soft-shadow', 'disc-white', 'tile', 'bokeh', 'glow', 'orbit'];
  for (const name of names) {
    const address = `/library/shapes/${name}.png`;
    const drawn = await art.read(address);
    expect(drawn?.length).toBeGreaterThan(500);
    const files = await readdir(folder);
    const sizes = await Promise.all(files.map((file) => stat(join(folder, file))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(folderBytes);
  }
  const kept = await Promise.all(names.map((name) => art.kept(`/library/shapes/${name}.png`)));
  expect(kept.some((bytes) => bytes !== undefined)).toBe(true);
  expect(kept.some((bytes) => bytes === undefined)).toBe(true);
});

it('draws nothing for addresses that are none of ours', async () => {
  for (const address of [
    '/library/shapes/../a.png',
    '/emoji/1f600.png',
    '/library/objects/a b.webp',
  ])
    expect(await art.read(address)).toBeUndefined();
});
