import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from './test-settings.ts';

/** Runs one of the commands of `src/bin` as an operator does; all that it printed. */
export async function runCommand(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const file = fileURLToPath(new URL(`../src/bin/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...programEnvironment(), LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}
