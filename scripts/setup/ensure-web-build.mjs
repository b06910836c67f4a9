import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { repository } from './paths.mjs';
import { printLine, stopWith } from './print-line.mjs';
import { runCommand } from './run-command.mjs';

const marker = join(repository, 'apps/web/dist/.built-from');

/** Builds the web app when it is missing or its sources changed. */
export async function ensureWebBuild(node) {
  const wanted = contentHash(['apps/web', 'packages', 'package-lock.json', 'package.json']);
  if (isBuilt(wanted)) return;
  await oneAtATime('web-build', async () => {
    if (isBuilt(wanted)) return;
    printLine('Building the web app…');
    const vite = join(repository, 'node_modules/vite/bin/vite.js');
    const { code, output } = await runCommand(node, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(repository, 'apps/web'),
    });
    if (code !== 0) stopWith(`The web app could not be built:\n${output.trim()}`);
    const compress = join(repository, 'scripts/compress-web.mjs');
    await runCommand(node, [compress, join(repository, 'apps/web/dist')]);
    writeFileSync(marker, wanted);
  });
}

function isBuilt(wanted) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}
