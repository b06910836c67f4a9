import { createHash } from 'node:crypto';
import { fontFamilies } from '@reelwright/stage';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { startProgram } from '../media-tools/start-program.ts';
import { canonicalJson } from './canonical-json.ts';

const limits = { seconds: 20, cpuSeconds: 20, memoryMegabytes: 2048 };

/** What draws and encodes here, for the keys of segments: the fonts there are, and the encoder. */
export async function makerVersion(programs: MediaPrograms): Promise<string> {
  const running = startProgram({
    ...{ program: programs.ffmpeg, args: ['-version'], folder: '/', limits },
  });
  running.stdin.end();
  let said = '';
  running.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await running.done;
  const fonts = createHash('sha256').update(canonicalJson(fontFamilies)).digest('hex');
  return `${said.split('\n', 1)[0]}, fonts ${fonts.slice(0, 16)}`;
}
