/**
 * `npm start` and its relatives. Plain Node without packages: it works right after `git clone`,
 * brings along what is missing, and hands over to the server.
 */
import { join } from 'node:path';
import { ensureFfmpeg } from './setup/ensure-ffmpeg.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureWebBuild } from './setup/ensure-web-build.mjs';
import { findNode } from './setup/find-node.mjs';
import { handOver } from './setup/hand-over.mjs';
import { cacheFolder, repository } from './setup/paths.mjs';
import { printLine, stopWith } from './setup/print-line.mjs';

/** What each command runs, and what it needs first. */
const commands = {
  start: { file: 'apps/server/src/bin/start.ts', needs: ['ffmpeg', 'web'] },
  dev: { file: 'apps/server/src/bin/start.ts', args: ['--dev'], needs: ['ffmpeg'] },
  api: { file: 'apps/server/src/bin/api.ts', needs: ['web'] },
  worker: { file: 'apps/server/src/bin/worker.ts', needs: ['ffmpeg'] },
  backup: { file: 'apps/server/src/bin/backup.ts', needs: [] },
  restore: { file: 'apps/server/src/bin/restore.ts', needs: [] },
  'mail-check': { file: 'apps/server/src/bin/mail-check.ts', needs: [] },
  admin: { file: 'apps/server/src/bin/admin.ts', needs: [] },
  render: { file: 'apps/server/src/bin/render.ts', needs: ['ffmpeg'] },
  make: { file: 'apps/server/src/bin/make.ts', needs: ['ffmpeg'] },
  jury: { file: 'apps/server/src/bin/jury.ts', needs: ['ffmpeg'] },
  sheets: { file: 'apps/server/src/bin/sheets.ts', needs: [] },
  knowledge: { file: 'apps/server/src/bin/knowledge.ts', needs: [] },
  bench: { file: 'bench/run.ts', needs: ['ffmpeg', 'web'] },
  library: { file: 'library/run.ts', needs: ['ffmpeg'] },
};

const oldestNode = 20;
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  stopWith(`Reelwright needs Node ${oldestNode} or newer; this is ${process.version}.`);
}

const [name = 'start', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command)
  stopWith(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);

await ensurePackages();
const node = await findNode();
const environment = {};
if (command.needs.includes('ffmpeg')) {
  const ffmpeg = await ensureFfmpeg();
  if (ffmpeg.problem) printLine(ffmpeg.problem);
  Object.assign(environment, ffmpeg.environment);
}
if (command.needs.includes('web')) await ensureWebBuild(node);

handOver(node, [join(repository, command.file), ...(command.args ?? []), ...rest], {
  cwd: repository,
  // Each of the product's processes starts in half the time once Node has compiled its sources.
  env: { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'), ...process.env, ...environment },
});
