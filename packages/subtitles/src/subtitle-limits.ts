/** What one file of subtitles may hold. A film of ten hours has about 10,000 cues and 1 MB. */
export const subtitleLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxCues: 20_000,
  maxLettersOfCue: 2000,
  /** Problems told by line; the rest is only counted. */
  maxProblemsTold: 100,
};
