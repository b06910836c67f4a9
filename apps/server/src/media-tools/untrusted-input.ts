import { pictureLimits } from './picture-limits.ts';
import type { ProgramArguments } from './program-arguments.ts';

/**
 * The formats people may bring. Everything else that ffmpeg could read (playlists, concat scripts,
 * captions that name other files …) would let a file reach for what is not its own.
 */
const formats = {
  video: ['mov', 'mp4', 'm4a', '3gp', '3g2', 'mj2', 'matroska', 'webm', 'avi', 'gif'],
  audio: ['mp3', 'wav', 'ogg', 'flac', 'aac', 'mov', 'mp4', 'm4a', 'matroska', 'webm'],
  /** Those that are turned into others before anything shows them. */
  odd: ['asf', 'mpeg', 'flv', 'aiff', 'avi', 'gif', 'mov', 'matroska', 'aac', 'ogg'],
} as const;

export type MediaFormat = keyof typeof formats;

/**
 * A file of a few bytes can ask for gigabytes of pixels, and its container may tell another size than its pictures:
 * whoever decodes looks at each before there is memory for it.
 */
const maxPixels: ProgramArguments = [['-max_pixels', String(pictureLimits.megapixels * 1_000_000)]];

/** The arguments that open a local file somebody brought: as that kind of media, and as nothing else. */
export function untrustedInput(kind: MediaFormat, file: string): ProgramArguments {
  return [
    ...maxPixels,
    ['-protocol_whitelist', 'file'],
    ['-format_whitelist', formats[kind].join(',')],
    ['-i', `file:${file}`],
  ];
}

/** What reads a picture, by what its content says it is. */
const pictureReaders: Readonly<Record<string, string>> = {
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'image/webp': 'webp_pipe',
  'image/bmp': 'bmp_pipe',
  'image/tiff': 'tiff_pipe',
  'image/svg+xml': 'svg_pipe',
  'image/gif': 'gif',
  'image/avif': 'mov',
};

/** The arguments that open a local picture somebody brought: as what it is, and as nothing else. */
export function untrustedPicture(type: string, file: string): ProgramArguments {
  const reader = pictureReaders[type];
  if (!reader) throw new TypeError(`No reader for ${type}`);
  return [
    ...maxPixels,
    ['-protocol_whitelist', 'file'],
    ['-format_whitelist', reader],
    ['-f', reader],
    ['-i', `file:${file}`],
  ];
}
