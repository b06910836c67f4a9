import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../../errors/coded-error.ts';
import { problemOfPicture } from '../picture-limits.ts';
import { probePicture } from '../probe-media.ts';
import type { ProgramArguments } from '../program-arguments.ts';
import { ProgramFailed } from '../start-program.ts';
import { untrustedPicture } from '../untrusted-input.ts';
import { exifOrientation } from './exif-orientation.ts';
import { pictureSize } from './picture-size.ts';
import type { PreparedMedia, RawMedia } from './prepared-media.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { stripPicture } from './strip-picture.ts';

const maxPixels = 100_000_000;
/** As many as a square of twice what a large video shows: more only costs time. A page to be scrolled is long, and narrow. */
const maxShownPixels = 4096 ** 2;
/** Longer ones cannot be written as WebP, nor drawn everywhere. */
const maxSidePx = 16_000;
const thumbSidePx = 480;
/** What browsers and the encoder take as it is. */
const plainTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Drawings have no size of their own; this one is sharp in any video. */
const drawingSidePx = 2048;
const timeoutSeconds = 60;
/** A drawing can ask for any amount of work: one that needs more is not drawn. */
export const drawingSeconds = 10;

/** EXIF's eight ways to hold a camera, as filters that undo them. */
const upright: Readonly<Record<number, string>> = {
  2: 'hflip',
  3: 'hflip,vflip',
  4: 'vflip',
  5: 'transpose=0',
  6: 'transpose=1',
  7: 'transpose=3',
  8: 'transpose=2',
};

/** A picture without its metadata, upright, of a sensible size, and a small one of it. */
export async function preparePicture(media: RawMedia): Promise<PreparedMedia> {
  const bytes = await readFile(join(media.folder, media.file));
  const isDrawing = media.type === 'image/svg+xml';
  if (isDrawing) refuseHardDrawing(bytes);
  const size = pictureSize(bytes) ?? (await probedSize(media));
  if (!size) throw new CodedError('file-broken');
  if (size.width * size.height > maxPixels) throw new CodedError('picture-too-large', size);
  const turn = media.type === 'image/jpeg' ? exifOrientation(bytes) : 1;
  const share = shownShare(size);
  const isLarge = share < 1;
  if (plainTypes.has(media.type) && turn === 1 && !isLarge) {
    const file = 'picture';
    await writeFile(join(media.folder, file), stripPicture(media.type, bytes));
    const thumbFile = await makeThumb(media, media.type, file);
    return { file, type: media.type, widthPx: size.width, heightPx: size.height, thumbFile };
  }
  const file = 'picture.webp';
  await runFfmpeg(media, {
    args: [
      // Some versions turn by EXIF themselves.
      ['-noautorotate'],
      ...(isDrawing ? drawingSize : []),
      ...untrustedPicture(media.type, media.file),
      ['-frames:v', '1'],
      [
        '-vf',
        [upright[turn], `scale=w='max(1,iw*${share})':h='max(1,ih*${share})'`]
          .filter(Boolean)
          .join(','),
      ],
      ['-c:v', 'libwebp'],
      ['-quality', '92'],
      ['-compression_level', '3'],
      ['-map_metadata', '-1'],
      ['-f', 'webp'],
      [file],
    ],
    seconds: isDrawing ? drawingSeconds : timeoutSeconds,
  }).catch((error: unknown) => {
    const isTooSlow =
      error instanceof CodedError &&
      error.cause instanceof ProgramFailed &&
      error.cause.reason === 'too-slow';
    throw isDrawing && isTooSlow ? hardDrawing('It takes too long to draw.') : error;
  });
  const drawn = pictureSize(await readFile(join(media.folder, file)));
  if (!drawn) throw new CodedError('file-broken');
  const thumbFile = await makeThumb(media, 'image/webp', file);
  return {
    file,
    type: 'image/webp',
    thumbFile,
    widthPx: drawn.width,
    heightPx: drawn.height,
  };
}

function refuseHardDrawing(bytes: Buffer): void {
  const problem = problemOfPicture(bytes);
  if (problem) throw hardDrawing(problem);
}

const hardDrawing = (problem: string) =>
  new CodedError('invalid-input', {
    problem: `This drawing can’t be used. ${problem} Please save it as a PNG and choose that.`,
  });

const drawingSize: ProgramArguments = [
  ['-width', String(drawingSidePx)],
  ['-keep_ar', '1'],
];

/** How much smaller a picture is kept. */
function shownShare({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  const pixels = Math.sqrt(maxShownPixels / (width * height));
  return Math.min(1, pixels, maxSidePx / Math.max(width, height));
}

const fitInto = (sidePx: number) =>
  `scale=w='min(${sidePx},iw)':h='min(${sidePx},ih)':force_original_aspect_ratio=decrease`;

/** The small picture; made from the one without metadata. */
async function makeThumb(media: RawMedia, type: string, file: string): Promise<string> {
  const thumb = 'thumb.webp';
  await runFfmpeg(media, {
    args: [
      ...untrustedPicture(type, file),
      ['-frames:v', '1'],
      ['-vf', fitInto(thumbSidePx)],
      ['-c:v', 'libwebp'],
      ['-quality', '80'],
      ['-f', 'webp'],
      [thumb],
    ],
    seconds: timeoutSeconds,
  });
  return thumb;
}

/** For formats whose head we do not read ourselves. A drawing has no pixels yet. */
async function probedSize(media: RawMedia) {
  if (media.type === 'image/svg+xml') return { width: drawingSidePx, height: drawingSidePx };
  return probePicture(media);
}
