import { soundBarStyles } from '@reelwright/motion';
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { textOf } from '../kept-line.ts';
import type { Wizard } from '../machine/wizard.ts';
import { parasIn } from '../paragraphs/paragraph.ts';
import { publishStep, themeStep } from '../steps/shared-steps.ts';
import { describePodcast } from './describe-podcast.ts';
import { podcastDraft } from './draft-podcast.ts';
import { podcastSample } from './podcast-sample.ts';
import { soundOf, talkParas } from './podcast-sound.ts';
import { podcastWords } from './podcast-words.ts';
import { subtitleWords } from './subtitle-words.ts';
import type { TimedWord } from './timed-words.ts';
import { transcriptLines } from './transcript-lines.ts';
import { titleOf, writePodcast } from './write-podcast.ts';

const maxSeconds = 2 * 3600;

/** Podcast: a talk as it was recorded, with its words and its sound to be seen. */
export const podcastWizard: Wizard = {
  id: 'podcast',
  title: 'Podcast',
  route: '/podcast-video',
  helpLink: '/support/podcast-to-video',
  reloadStep: 2,
  hasFilm: (data) => (soundOf(data)?.seconds ?? 0) > 0 && talkParas(data).length > 0,
  isRecorded: true,
  projectName: (data) => titleOf(data),
  sampleAnswers: podcastSample,
  writeScript: writePodcast,
  draft: podcastDraft,
  describe: describePodcast,
  steps: [
    {
      id: 'upload',
      route: '',
      title: 'Podcast',
      heading: 'Your podcast',
      hint: 'An MP3, M4A, WAV or OGG of up to two hours. Its sound stays as it is.',
      kind: 'podcast-upload',
      fields: ({ info, keyword }) => [
        { kind: 'sound', id: 'info.mp3', label: 'Podcast', name: 'podcast', required: true },
        {
          kind: 'text',
          id: 'keyword',
          label: 'Target keyword',
          name: 'target keyword',
          required: true,
          maxLength: 60,
          placeholder: 'gardening',
          description: 'What it is about, in a word or two. Pictures and the look follow it.',
          suggestWords: 2,
        },
        {
          kind: 'text',
          id: 'info.title',
          label: 'Title (optional)',
          name: 'title',
          maxLength: 120,
          placeholder: 'A garden for beginners',
        },
        {
          kind: 'text',
          id: 'info.author',
          label: 'Author (optional)',
          name: 'author',
          maxLength: 120,
        },
        {
          kind: 'media',
          id: 'info.cover',
          label: 'Cover (optional)',
          keyword: textOf(keyword) || 'microphone',
        },
        {
          kind: 'checkbox',
          id: 'info.isEnglish',
          label: 'It’s spoken in English',
          default: true,
        },
        {
          kind: 'checkbox',
          id: 'info.hasTranscript',
          label: 'I have a transcript',
          default: false,
        },
        ...(info.hasTranscript
          ? [
              {
                kind: 'textarea',
                id: 'info.transcript',
                label: 'Transcript',
                name: 'transcript',
                required: true,
                rows: 8,
                placeholder: 'Anna: Welcome to the garden.\nBen: Thank you for having me.',
                description:
                  'Paste it as it is, with names before the lines if you like. We find when each word is said; subtitles (SRT, VTT) already say so, which is quicker and uses none of your minutes.',
              } as const,
            ]
          : []),
      ],
      check: (data) => {
        const info: InfoOf<'podcast'> = data.info;
        if (info.isEnglish === false) return podcastWords.onlyEnglish;
        if ((soundOf(data)?.seconds ?? 0) > maxSeconds) return podcastWords.tooLong;
        // Spec: more than two sentences.
        return info.hasTranscript && transcriptLines(transcriptOf(data)).length <= 2
          ? podcastWords.tooFewLines
          : undefined;
      },
    },
    {
      id: 'transcribe',
      route: 'transcribe',
      title: 'Transcribe',
      heading: 'What is said',
      hint: 'We listen to your podcast and write down every word with its time.',
      kind: 'job',
      job: {
        about: (data) =>
          `${soundOf(data)?.url ?? ''} ${transcriptOf(data) && fingerprint(transcriptOf(data))}`,
        startLabel: 'Transcribe the podcast',
        runningWords: 'Transcribing your podcast',
        doneWords: 'Your podcast is transcribed.',
        againLabel: 'Start over from what was heard',
        overwrites: (data) => parasIn(data).length > 0,
        overwriteQuestion:
          'This replaces your corrections, splits, names and chapters. Undo brings them back.',
        waitMessage: podcastWords.running,
        missingMessage: podcastWords.notStarted,
      },
    },
    {
      id: 'content',
      route: 'content',
      title: 'Content',
      heading: 'Your words',
      hint: 'Click a word to hear it, and correct what was misheard. Enter splits a passage, Backspace at its beginning joins it with the one before.',
      kind: 'podcast-content',
      check: (data) => {
        if (talkParas(data).length > 0) return undefined;
        const isOfAnother = parasIn(data).some(({ audio }) => audio?.url !== soundOf(data)?.url);
        return isOfAnother ? podcastWords.notStarted : podcastWords.nothingSaid;
      },
    },
    {
      ...themeStep,
      fieldsTitle: 'How your sound looks',
      fields: () => [
        {
          kind: 'select',
          id: 'info.bars',
          label: 'Sound',
          name: 'sound',
          default: 'bars',
          options: soundBarStyles.map(({ id, label }) => ({ value: id, label })),
        },
      ],
    },
    publishStep,
  ],
};

/** Spec: it counts only if it is longer than three characters. */
export function transcriptOf({ info }: Pick<ProjectData, 'info'>): string {
  const { hasTranscript, transcript = '' }: InfoOf<'podcast'> = info;
  return hasTranscript && textOf(transcript).length > 3 ? transcript : '';
}

/** The words of a transcript that says itself when they are heard; none where the sound has to be listened to. */
export function timedTranscript(data: Pick<ProjectData, 'info'>): readonly TimedWord[] {
  const transcript = transcriptOf(data);
  return transcript ? subtitleWords(transcript, soundOf(data)?.seconds ?? 0) : [];
}
