import { join } from 'node:path';
import { repository } from './paths.mjs';
import { stopWith } from './print-line.mjs';
import { runCommand } from './run-command.mjs';

const wantedMajor = 24;

/** Node 24: the one installed with the packages, else the machine's own when it is new enough. */
export async function findNode() {
  const installed = join(repository, 'node_modules', 'node', 'bin', 'node');
  for (const candidate of [installed, process.execPath]) {
    const { code, output } = await runCommand(candidate, ['--version']);
    if (code === 0 && Number(/^v(\d+)/.exec(output)?.[1]) >= wantedMajor) return candidate;
  }
  return stopWith(
    `Reelwright runs on Node ${wantedMajor}, which could not be installed on this machine. Please install Node ${wantedMajor} or newer.`,
  );
}
