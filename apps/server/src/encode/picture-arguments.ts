import type { ProgramArguments } from '../media-tools/program-arguments.ts';
import { untrustedPicture } from '../media-tools/untrusted-input.ts';

/** Of the animated picture: enough to see what moves, small enough for a list of them. */
const preview = { seconds: 3, framesPerSecond: 8, widthPx: 320 } as const;

const from = (video: string, atSeconds: number): ProgramArguments => [
  ['-v', 'error'],
  ['-y'],
  ['-ss', atSeconds.toFixed(3)],
  ['-i', `file:${video}`],
  ['-an'],
];

export function posterArguments(video: string, atSeconds: number, file: string): ProgramArguments {
  return [...from(video, atSeconds), ...asJpeg(file)];
}

/** A picture that somebody made for the video, in the video's size. */
export function ownPosterArguments(
  picture: string,
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
): ProgramArguments {
  return [
    ['-v', 'error'],
    ['-y'],
    ...untrustedPicture('image/jpeg', picture),
    [
      '-vf',
      `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`,
    ],
    ...asJpeg(file),
  ];
}

const asJpeg = (file: string): ProgramArguments => [
  ['-frames:v', '1'],
  ['-c:v', 'mjpeg'],
  ['-q:v', '3'],
  ['-pix_fmt', 'yuvj420p'],
  ['-f', 'image2'],
  ['-update', '1'],
  [`file:${file}`],
];

export function previewArguments(video: string, atSeconds: number, file: string): ProgramArguments {
  const { seconds, framesPerSecond, widthPx } = preview;
  return [
    ...from(video, Math.max(0, atSeconds - seconds / 2)),
    ['-t', String(seconds)],
    ['-vf', `fps=${framesPerSecond},scale=${widthPx}:-2`],
    ['-c:v', 'libwebp_anim'],
    ['-loop', '0'],
    ['-q:v', '60'],
    ['-f', 'webp'],
    [`file:${file}`],
  ];
}
