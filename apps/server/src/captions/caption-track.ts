import { type CaptionLine, captionsBeside } from '@reelwright/captions';
import type { ProjectData } from '@reelwright/movie';
import { writeVtt } from '@reelwright/subtitles';
import { captionLanguage } from './caption-language.ts';

/** What is said in a video, to be laid beside its picture and sound. */
export interface CaptionTrack {
  /** WebVTT: in SRT, a word in angle brackets would be taken for a tag and lost. */
  readonly vtt: string;
  /** Three letters. */
  readonly language: string;
}

interface FilmPart {
  readonly fromSeconds: number;
  readonly seconds: number;
}

/** The captions that go along with the video of a movie, or of a part of it; undefined where nothing is said, or it is written on the picture. */
export function captionTrack(movie: ProjectData, part: FilmPart): CaptionTrack | undefined {
  const cues = captionsBeside(movie).flatMap((line) => withinPart(line, part));
  if (cues.length === 0) return undefined;
  return { vtt: writeVtt(cues), language: captionLanguage(movie).fileCode };
}

function withinPart({ start, end, text }: CaptionLine, { fromSeconds, seconds }: FilmPart) {
  const cue = {
    start: Math.max(0, start - fromSeconds),
    end: Math.min(seconds, end - fromSeconds),
    text,
  };
  return cue.end > cue.start ? [cue] : [];
}
