import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const handOver = new URL('./hand-over.mjs', import.meta.url).href;

/** A folder whose `npm start` hands over to a program that lives until it is told to end. */
async function folderToStart() {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-start-'));
  const write = (name, text) => writeFile(join(folder, name), text);
  await write('package.json', JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  await write(
    'start.mjs',
    `import { handOver } from ${JSON.stringify(handOver)};
     handOver(process.execPath, ['product.mjs'], { cwd: ${JSON.stringify(folder)} });`,
  );
  await write(
    'product.mjs',
    `import { writeFileSync } from 'node:fs';
     for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(end, () => process.exit(0));
     setInterval(() => undefined, 1000);
     writeFileSync('pid', String(process.pid));`,
  );
  return folder;
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGHUP'],
  ['npm start', 'SIGKILL'],
  ['a container’s command', 'SIGKILL'],
])('whoever ends %s ends the product: %s', async (command, signal) => {
  const folder = await folderToStart();
  const [program, ...args] = command === 'npm start' ? ['npm', 'start'] : ['node', 'start.mjs'];
  const started = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true });
  const pid = async () => Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => 0));
  await expect.poll(pid, { timeout: 60_000 }).toBeGreaterThan(0);
  const product = await pid();
  started.kill(signal);
  await expect.poll(() => isAlive(product), { timeout: 60_000 }).toBe(false);
});
