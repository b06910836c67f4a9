import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** What the scripts remember between runs; safe to delete. */
export const cacheFolder = join(repository, '.cache');

/** The PATH of the machine, without our own node_modules: for npm, which may be replacing them. */
export function outsidePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(repository))
    .join(delimiter);
}
