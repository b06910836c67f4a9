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

/** Names in the job's folder. */
export interface JoinedFiles {
  /** The list of pieces of video. */
  readonly list: string;
  readonly audio?: string | undefined;
  /** WebVTT, and the three letters of its language. */
  readonly captions?: { readonly file: string; readonly language: string } | undefined;
  readonly file: string;
}

/** The arguments that put pieces of video, the sound and the captions together without encoding video or sound again. */
export function joinArguments({ list, audio, captions, file }: JoinedFiles): ProgramArguments {
  const hasSound = audio !== undefined;
  const captionsAt = hasSound ? 2 : 1;
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-y'],
    ['-f', 'concat'],
    ['-i', `file:${list}`],
    ...(hasSound ? [['-i', `file:${audio}`] as const] : []),
    ...(captions
      ? ([
          ['-f', 'webvtt'],
          ['-i', `file:${captions.file}`],
        ] as const)
      : []),
    ['-map', '0:v:0'],
    ...(hasSound ? [['-map', '1:a:0'] as const] : []),
    ...(captions ? [['-map', `${captionsAt}:s:0`] as const] : []),
    ['-c', 'copy'],
    ...(captions ? captionArguments(captions.language) : []),
    // What players need to start stands at the beginning of the file.
    ['-movflags', '+faststart'],
    ['-f', 'mp4'],
    [`file:${file}`],
  ];
}

/** A text track that players offer, and show only when somebody asks for it. */
function captionArguments(language: string): ProgramArguments {
  if (!/^[a-z]{3}$/.test(language)) throw new Error(`Captions cannot be in ${language}.`);
  return [
    ['-c:s', 'mov_text'],
    ['-metadata:s:s:0', `language=${language}`],
    ['-disposition:s:0', '0'],
  ];
}
