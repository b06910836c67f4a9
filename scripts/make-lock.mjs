/**
 * `npm run lock`: makes package-lock.json in an empty folder. Beside an installed node_modules npm
 * would drop the variants that other platforms need.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, outsidePath, repository } from './setup/paths.mjs';
import { printLine, stopWith } from './setup/print-line.mjs';
import { runCommand } from './setup/run-command.mjs';

mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(join(cacheFolder, 'lock-'));
const workspaces = ['apps', 'packages', 'library']
  .flatMap((parent) => readdirSync(join(repository, parent)).map((name) => `${parent}/${name}`))
  .filter((folder) => existsSync(join(repository, folder, 'package.json')));
for (const file of [
  'package.json',
  '.npmrc',
  ...['e2e', 'bench', ...workspaces].map((name) => `${name}/package.json`),
]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(repository, file), join(folder, file));
}
const { code, output } = await runCommand(
  'npm',
  ['install', '--package-lock-only', '--loglevel=error'],
  {
    cwd: folder,
    env: { ...process.env, PATH: outsidePath() },
  },
);
if (code !== 0) stopWith(`The lock file could not be made:\n${output}`);
cpSync(join(folder, 'package-lock.json'), join(repository, 'package-lock.json'));
rmSync(folder, { recursive: true });
printLine('package-lock.json is made anew.');
