import { readdirSync } from 'node:fs';
import type { Piece } from './piece.ts';

const folder = new URL('../pieces/', import.meta.url);

/** All pieces, one file each, in the order of their numbers. */
export async function readPieces(): Promise<readonly Piece[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const pieces = await Promise.all(
    names
      .sort()
      .map(async (name): Promise<Piece> => (await import(new URL(name, folder).href)).piece),
  );
  return pieces;
}
