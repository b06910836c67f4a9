/**
 * Part of `npm run check`: fails when a package that the lock file names is one of those that are known to be broken.
 * Without a network; `--refresh` asks the registry first, where it answers such questions, and keeps what it tells.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesIn, findAffected } from './advisories/advisories.mjs';
import { repository } from './setup/paths.mjs';
import { printLine } from './setup/print-line.mjs';

const listFile = join(repository, 'scripts/advisories/known.json');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

if (process.argv.includes('--refresh')) refresh();
const { advisories, accepted, from, asked } = read(listFile);
const isAccepted = ({ path, advisory }) =>
  accepted.some((one) => one.url === advisory.url && one.path === path);
const affected = findAffected(read(join(repository, 'package-lock.json')), advisories).filter(
  (one) => !isAccepted(one),
);
for (const { path, version, advisory } of affected) {
  printLine(`${path} ${version}: ${advisory.title} (${advisory.url})`);
}
const since = asked ? `the registry was asked on ${asked}` : `they were written down up to ${from}`;
printLine(`${advisories.length} advisories are known here; ${since}.`);
if (affected.length > 0) process.exitCode = 1;

function refresh() {
  let answer;
  try {
    answer = execFileSync('npm', ['audit', '--json'], { cwd: repository, encoding: 'utf8' });
  } catch (error) {
    // It also ends with 1 when it found something.
    answer = error.stdout ?? '';
  }
  const audit = answer ? JSON.parse(answer) : {};
  if (!audit.vulnerabilities) {
    printLine('The registry does not answer questions about advisories; the list stays as it is.');
    return;
  }
  const kept = read(listFile);
  const all = [...kept.advisories, ...advisoriesIn(audit)];
  const byName = new Map(all.map((one) => [`${one.package} ${one.url}`, one]));
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(
    listFile,
    `${JSON.stringify({ ...kept, asked: today, advisories: [...byName.values()] }, null, 2)}\n`,
  );
}
