import { type CaptionedMovie, captionLines, captionsBeside } from '@reelwright/captions';
import { writeSrt, writeTranscript, writeVtt } from '@reelwright/subtitles';
import { captionLanguage } from './caption-language.ts';

/** The files that a film's words can be had as. */
export type CaptionFileKind = 'srt' | 'vtt' | 'txt';

export const captionFileTypes: Readonly<Record<CaptionFileKind, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
};

/** What players show beside a film's picture is a file, too: of the lines that are not drawn on it. */
export type CaptionText = CaptionFileKind | 'track';

/** All that is said in a film as a file; '' where nothing is said. */
export function writeCaptionFile(movie: CaptionedMovie, kind: CaptionText): string {
  const lines = kind === 'track' ? captionsBeside(movie) : captionLines(movie);
  if (lines.length === 0) return '';
  switch (kind) {
    case 'srt':
      return writeSrt(lines);
    case 'track':
    case 'vtt':
      return writeVtt(lines, captionLanguage(movie).code);
    case 'txt':
      return writeTranscript(lines);
    default:
      return kind satisfies never;
  }
}
