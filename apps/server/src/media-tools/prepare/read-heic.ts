import { readdir } from 'node:fs/promises';
import { CodedError } from '../../errors/coded-error.ts';
import { problemOfPictureFile } from '../picture-limits.ts';
import { ProgramFailed, startProgram } from '../start-program.ts';
import type { RawMedia } from './prepared-media.ts';

const limits = { seconds: 60, cpuSeconds: 60, memoryMegabytes: 4096 };

/**
 * A photo of a phone as JPEG. Debian's ffmpeg does not read them; libheif's own program does, where there is one.
 * What else the file holds (depth, a burst) is left behind: the first picture is the one that was taken.
 */
export async function readHeic(media: RawMedia): Promise<RawMedia> {
  const { programs, folder, file, signal } = media;
  if (await problemOfPictureFile(`${folder}/${file}`)) throw new CodedError('file-broken');
  const running = startProgram({
    program: programs.heifConvert ?? 'heif-convert',
    args: [['-q', '92'], [file], ['photo.jpg']],
    folder,
    limits,
    ...(signal && { signal }),
  });
  running.stdin.end();
  running.stdout.resume();
  try {
    await running.done;
  } catch (error) {
    if (signal?.aborted || !(error instanceof ProgramFailed)) throw error;
    if (error.reason === 'not-found') throw new CodedError('heic-unsupported');
    if (error.reason === 'killed') throw error;
    throw new CodedError('file-broken', undefined, { cause: error });
  }
  // Of several pictures each gets a number.
  const made = (await readdir(folder)).filter((name) => /^photo(?:-\d+)?\.jpg$/.test(name)).sort();
  if (!made[0]) throw new CodedError('file-broken');
  return { ...media, file: made[0], type: 'image/jpeg' };
}
