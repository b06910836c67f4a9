import { type CaptionedMovie, captionLines } from '@reelwright/captions';
import { writeSrt, writeTranscript, writeVtt } from '@reelwright/subtitles';

/** The files that a film's words can be had as. */
export type CaptionFileKind = 'srt' | 'vtt' | 'txt';

export const captionFileTypes: Readonly<Record<CaptionFileKind, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
};

/** All that is said in a film as a file; '' where nothing is said. */
export function writeCaptionFile(movie: CaptionedMovie, kind: CaptionFileKind): string {
  const lines = captionLines(movie);
  if (lines.length === 0) return '';
  switch (kind) {
    case 'srt':
      return writeSrt(lines);
    case 'vtt':
      return writeVtt(lines);
    case 'txt':
      return writeTranscript(lines);
    default:
      return kind satisfies never;
  }
}
