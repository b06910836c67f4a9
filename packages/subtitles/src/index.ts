export type { Cue } from './cue.ts';
export { type ReadSubtitles, readSubtitles } from './read-subtitles.ts';
export { subtitleLimits } from './subtitle-limits.ts';
export type { SubtitleProblem } from './subtitle-problem.ts';
export { writeSrt, writeVtt } from './write-subtitles.ts';
export { writeTranscript } from './write-transcript.ts';
