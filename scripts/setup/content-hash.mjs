import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from './paths.mjs';

const skippedFolders = new Set(['node_modules', 'dist', '.cache']);

/** One short text for the content of these files and folders; it changes when any of them does. */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(repository, path))) {
      // Wherever the folder lies: one that was moved or copied needs nothing anew.
      hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => !skippedFolders.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(full) : [full];
    });
}
