import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../src/postgres/find-free-port.ts';
import { programEnvironment } from './test-settings.ts';

const startFile = fileURLToPath(new URL('../src/bin/start.ts', import.meta.url));

/** The product as `npm start` runs it, in a process of its own. */
export interface RunningProduct {
  readonly child: ChildProcess;
  readonly address: string;
  readonly port: number;
  output(): string;
  /** The process ids below it whose command line holds this text. */
  partIds(text: string): Promise<number[]>;
  /** Ctrl-C; resolves with the exit code once everything has ended. */
  stop(): Promise<number | null>;
}

/** @param isShared it outlives the test that started it: the file itself has to stop it */
export async function startProduct(
  environment: Record<string, string>,
  { isShared = false } = {},
): Promise<RunningProduct> {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const { child, output } = spawnProduct({ ...environment, PORT: String(port) }, isShared);
  // The machine may be busy with others: it is up, or it has ended, or nothing happens at all.
  await waitFor(
    () => output().includes('Reelwright is running at') || child.exitCode !== null,
    240_000,
  );
  if (child.exitCode !== null) throw new Error(`The product did not start:\n${output()}`);
  return {
    child,
    port,
    address: `http://127.0.0.1:${port}`,
    output,
    partIds: (text) => descendants(child.pid ?? 0, text),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Runs a start that is expected to fail: its exit code and everything it said. */
export async function runStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnProduct({ PORT: String(await findFreePort()), ...environment });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

function spawnProduct(environment: Record<string, string>, isShared = false) {
  const child = spawn(process.execPath, [startFile], {
    env: {
      ...programEnvironment(),
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  if (isShared) return { child, output: () => output };
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  return { child, output: () => output };
}

export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('What was waited for did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether the product answers and its database too. */
export async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process ids below one whose command line holds this text. */
export async function descendants(pid: number, text: string): Promise<number[]> {
  const found: number[] = [];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const child of children.split(' ').filter(Boolean).map(Number)) {
    const commandLine = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.replaceAll('\0', ' ').includes(text)) found.push(child);
    found.push(...(await descendants(child, text)));
  }
  return found;
}
