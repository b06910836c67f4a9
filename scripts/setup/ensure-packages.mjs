import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { outsidePath, repository } from './paths.mjs';
import { printLine, stopWith } from './print-line.mjs';
import { runCommand } from './run-command.mjs';

const marker = join(repository, 'node_modules', '.installed-from');

/** Installs the npm packages when they are missing or were installed from another lock file. */
export async function ensurePackages() {
  const wanted = `${contentHash(packageFiles())} ${process.platform}-${process.arch}`;
  if (isInstalled(wanted)) return;
  await oneAtATime('install', async () => {
    if (isInstalled(wanted)) return;
    printLine('Installing packages (this takes a minute or two, once)…');
    const npm = process.env.npm_execpath;
    // Not `npm ci`: it refuses a lock file without every platform's variant of every package, and
    // not every registry has them all. `--no-save` keeps the lock file as it is.
    const args = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--include=dev',
      '--loglevel=error',
    ];
    // The machine's own Node and npm do this: ours lies in the folder that is being replaced.
    const env = {
      ...process.env,
      PATH: outsidePath(),
      // Its script would fetch parts for graphics cards from a host of its own, which not every
      // machine reaches, and end the whole install. What we use is in the package.
      ONNXRUNTIME_NODE_INSTALL: 'skip',
    };
    const { code, output } = npm?.endsWith('.js')
      ? await runCommand('node', [npm, ...args], { cwd: repository, env })
      : await runCommand('npm', args, { cwd: repository, env });
    if (code !== 0) stopWith(`The packages could not be installed:\n${output.trim()}`);
    writeFileSync(marker, wanted);
  });
}

function isInstalled(wanted) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}

function packageFiles() {
  const inside = (folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}/package.json`);
  return [
    'package.json',
    'package-lock.json',
    'e2e/package.json',
    'bench/package.json',
    ...inside('apps'),
    ...inside('packages'),
  ];
}
