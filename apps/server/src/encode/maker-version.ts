import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { startProgram } from '../media-tools/start-program.ts';
import { rendererVersion } from './renderer-version.ts';

const limits = { seconds: 20, cpuSeconds: 20, memoryMegabytes: 2048 };

/** What draws and encodes here, for the keys of segments. The table of fonts is a source of the stage too. */
export async function makerVersion(programs: MediaPrograms): Promise<string> {
  const running = startProgram({
    program: programs.ffmpeg,
    args: [['-version']],
    folder: '/',
    limits,
  });
  running.stdin.end();
  let output = '';
  running.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await running.done;
  return `${output.split('\n', 1)[0]}, renderer ${rendererVersion()}`;
}
