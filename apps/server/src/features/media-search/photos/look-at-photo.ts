/** Fetches the small picture of a photo and looks at it: photos come from elsewhere, so ffmpeg decodes them under limits. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaItem, subjectSidePx } from '@reelwright/contract';
import type { PictureFocus } from '@reelwright/movie';
import { withWorkFolder } from '../../../data-dir/work-folder.ts';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import type { MediaPrograms } from '../../../media-tools/media-programs.ts';
import { problemOfPicture } from '../../../media-tools/picture-limits.ts';
import { runFfmpeg } from '../../../media-tools/prepare/run-ffmpeg.ts';
import { untrustedPicture } from '../../../media-tools/untrusted-input.ts';
import type { BackgroundRemoval } from '../../../providers/background-removal/background-removal-port.ts';
import { sniffType } from '../../stored-files/sniff-type.ts';
import { focusOf, judgePicture } from './judge-picture.ts';

interface PhotoLook {
  /** It is sharp, shows something, and no letters. */
  readonly isGood: boolean;
  readonly focus?: PictureFocus | undefined;
}

export type LookAtPhoto = (item: MediaItem, signal: AbortSignal) => Promise<PhotoLook>;

interface LookParts {
  readonly fetch: GuardedFetch;
  readonly programs: MediaPrograms;
  readonly workFolder: string;
  readonly subjects: Pick<BackgroundRemoval, 'findSubject'>;
}

const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 8000;
const decodeSeconds = 10;

/** What cannot be fetched or read is not good: it would be missing in the film as well. */
export function createLookAtPhoto({
  fetch,
  programs,
  workFolder,
  subjects,
}: LookParts): LookAtPhoto {
  return async (item, signal) => {
    const address = item.thumbnail || item.url;
    const reply = await fetch(address, { maxBytes, timeoutMs, signal, accept: ['image/'] });
    const bytes = await reply.readBody();
    const type = sniffType(bytes.subarray(0, 1024));
    if (!reply.ok || !type?.startsWith('image/') || problemOfPicture(bytes))
      return { isGood: false };
    const pixels = await withWorkFolder(workFolder, async (folder) => {
      const [file, small] = ['found', 'small.rgb'];
      await writeFile(join(folder, file), bytes);
      await runFfmpeg(
        { programs, folder, file, type, signal },
        {
          args: [
            ...untrustedPicture(type, file),
            ['-frames:v', '1'],
            ['-vf', `scale=${subjectSidePx}:${subjectSidePx}:flags=area`],
            ['-pix_fmt', 'rgb24'],
            ['-f', 'rawvideo'],
            [small],
          ],
          seconds: decodeSeconds,
        },
      );
      return readFile(join(folder, small));
    });
    if (pixels.length !== 3 * subjectSidePx ** 2) return { isGood: false };
    const { isSharp, hasLetters, isEmpty } = judgePicture({ pixels, sidePx: subjectSidePx });
    if (!isSharp || hasLetters || isEmpty) return { isGood: false };
    const mask = await subjects.findSubject(pixels, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    const { width, height } = item;
    const ratio = width > 0 && height > 0 ? width / height : 1;
    return { isGood: true, focus: mask && focusOf(mask, subjectSidePx, ratio) };
  };
}
