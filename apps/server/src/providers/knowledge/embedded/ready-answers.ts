/** What people wrote down for whole films: comparisons and offers. */
import { readdir, readFile } from 'node:fs/promises';
import { ReadyOffer } from '@reelwright/wizards/affiliate';
import { ReadyComparison } from '@reelwright/wizards/comparison';

const library = new URL('../../../../../../library/', import.meta.url);

export async function readComparisons(): Promise<readonly ReadyComparison[]> {
  return (await readFolder('comparisons/')).map((read) => ReadyComparison.parse(read));
}

export async function readOffers(): Promise<readonly ReadyOffer[]> {
  return (await readFolder('offers/')).map((read) => ReadyOffer.parse(read));
}

async function readFolder(name: string): Promise<readonly unknown[]> {
  const folder = new URL(name, library);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8'))),
  );
}
