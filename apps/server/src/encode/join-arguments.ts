import type { ProgramArguments } from '../media-tools/program-arguments.ts';

export interface JoinedSegment {
  /** A name in the job's folder (in the list: seen from there): letters, digits, - . / only. */
  readonly file: string;
  readonly frameCount: number;
}

/**
 * The list of pieces as ffmpeg's concat reader takes it. How long each is stands there too: files tell
 * it in whole milliseconds, and a movie of many slides would be late at its end.
 */
export function segmentList(segments: readonly JoinedSegment[], framesPerSecond: number): string {
  const microseconds = (frames: number) => Math.round((frames / framesPerSecond) * 1e6);
  let frames = 0;
  const entries = segments.map(({ file, frameCount }) => {
    if (!/^[\w./-]+$/.test(file)) throw new Error(`A segment cannot be called ${file}.`);
    const startsAt = microseconds(frames);
    frames += frameCount;
    return `file ${file}\nduration ${microseconds(frames) - startsAt}us\n`;
  });
  return `ffconcat version 1.0\n${entries.join('')}`;
}

/** The arguments that put pieces of video, and the sound if any, together without encoding either again. */
export function joinArguments(
  list: string,
  audio: string | undefined,
  file: string,
): ProgramArguments {
  const hasSound = audio !== undefined;
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-y'],
    ['-f', 'concat'],
    ['-i', `file:${list}`],
    ...(hasSound ? [['-i', `file:${audio}`] as const] : []),
    ['-map', '0:v:0'],
    ...(hasSound ? [['-map', '1:a:0'] as const] : []),
    ['-c', 'copy'],
    // What players need to start stands at the beginning of the file.
    ['-movflags', '+faststart'],
    ['-f', 'mp4'],
    [`file:${file}`],
  ];
}
