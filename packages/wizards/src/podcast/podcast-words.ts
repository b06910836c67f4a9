/** What the steps of a podcast say, in the words of the spec. */
export const podcastWords = {
  onlyEnglish: 'Sorry only English podcasts are supported right now',
  tooFewLines: 'Please enter 3 or more lines in transcript',
  running: 'Transcription in progress. Please wait',
  needsAccount: 'Audio transcription requires a FREE account',
  notStarted: 'Please transcribe your podcast first',
  tooLong: 'Podcasts can be up to two hours long. Please choose a shorter one.',
  nothingSaid: 'Nobody speaks in this recording. Please choose another one.',
} as const;
