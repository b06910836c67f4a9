import { type Limit, type LimitKind, type LimitValues, limit } from './limit.ts';

/** Voices for free accounts, by their permanent ids. The first is the one that is chosen by itself. */
const freeVoices = [
  'en-US-Wavenet-J',
  'en-US-Wavenet-F',
  'en-GB-Wavenet-B',
  'en-GB-Wavenet-C',
] as const;

/**
 * Everything that depends on the plan, in one place: guest, free, pro, business. Code that limits
 * anything asks this table. docs/plans.md and the pricing page print it; a test holds them to it.
 */
export const limitTable = {
  renderQuality: limit('quality', { group: 'Videos', words: 'Picture quality' }, [
    'sd',
    'sd',
    'hd',
    'hd',
  ]),
  videoMinutesPerMonth: limit(
    'count',
    { group: 'Videos', words: 'Finished video', unit: 'minutes a month' },
    [0, 10, 120, 600],
  ),
  defaultWatermark: limit(
    'yes-no',
    { group: 'Videos', words: 'Reelwright watermark on videos', burden: true },
    [true, true, false, false],
  ),
  customWatermark: limit('yes-no', { group: 'Videos', words: 'Your own watermark' }, [
    false,
    false,
    true,
    true,
  ]),
  customSize: limit('yes-no', { group: 'Videos', words: 'Custom video size' }, [
    false,
    false,
    true,
    true,
  ]),
  /** A guest gives an email instead, which makes the account that the video then belongs to. */
  publishing: limit('yes-no', { group: 'Videos', words: 'Publish, embed and download' }, [
    false,
    true,
    true,
    true,
  ]),

  projectSaving: limit('yes-no', { group: 'Projects', words: 'Saved projects' }, [
    false,
    true,
    true,
    true,
  ]),
  /** Those that were deleted and can still be brought back count too, here and below. */
  maxProjects: limit(
    'count',
    { group: 'Projects', words: 'Projects at a time', unit: 'projects' },
    [0, 200, 2000, 20_000],
  ),
  /** A megabyte for each of them at least: only projects that are larger need to be counted. */
  projectMegabytes: limit(
    'count',
    { group: 'Projects', words: 'Room for your projects', unit: 'MB' },
    [0, 500, 5000, 20_000],
  ),
  livePreview: limit('yes-no', { group: 'Projects', words: 'Live preview while you work' }, [
    true,
    true,
    true,
    true,
  ]),

  tts: limit('yes-no', { group: 'Voice', words: 'Computer voices' }, [false, true, true, true]),
  ttsVoices: limit(
    'names',
    { group: 'Voice', words: 'Voices to choose from', unit: 'voices', unlimited: 'all' },
    [[], freeVoices, null, null],
  ),
  ttsNeedsVerifiedEmail: limit(
    'yes-no',
    { group: 'Voice', words: 'Computer voices need a verified email', burden: true },
    [true, true, false, false],
  ),
  maxTtsLines: limit(
    'count',
    { group: 'Voice', words: 'Spoken lines in one video', unit: 'lines' },
    [0, 35, null, null],
  ),
  /** Above this many, people are asked first, since it uses up much of the month. */
  ttsLinesConfirmAbove: limit(
    'count',
    { group: 'Voice', words: 'Asked before speaking more than', unit: 'lines' },
    [40, 40, 40, 40],
  ),
  ttsMinutesPerMonth: limit(
    'count',
    { group: 'Voice', words: 'Speech by computer voices', unit: 'minutes a month' },
    [0, 20, 240, 1200],
  ),
  micRecording: limit('yes-no', { group: 'Voice', words: 'Recording with a microphone' }, [
    false,
    true,
    true,
    true,
  ]),
  voiceUpload: limit('yes-no', { group: 'Voice', words: 'Your own voice-over as MP3' }, [
    false,
    true,
    true,
    true,
  ]),
  transcription: limit('yes-no', { group: 'Voice', words: 'Turning audio into text' }, [
    false,
    true,
    true,
    true,
  ]),
  transcriptionSecondsPerMonth: limit(
    'count',
    { group: 'Voice', words: 'Audio turned into text', unit: 'seconds a month' },
    [0, 60, 3600, 18_000],
  ),

  maxArticleLines: limit(
    'count',
    { group: 'Text and looks', words: 'Lines of an article', unit: 'lines' },
    [35, 35, null, null],
  ),
  /** Above this many, people are asked once whether they want to shorten it. */
  articleLinesConfirmAbove: limit(
    'count',
    { group: 'Text and looks', words: 'Asked before using more than', unit: 'lines' },
    [50, 50, 50, 50],
  ),
  /** The first so many of the list; the others are marked as Pro. */
  maxThemes: limit(
    'count',
    { group: 'Text and looks', words: 'Themes to choose from', unit: 'themes', unlimited: 'all' },
    [5, 5, null, null],
  ),

  /** Asked before a search and before pictures are assigned automatically. */
  proMediaSources: limit('yes-no', { group: 'Media', words: 'Pro picture and video sources' }, [
    false,
    false,
    true,
    true,
  ]),
  maxUploadMegabytes: limit(
    'count',
    { group: 'Media', words: 'Largest file you can upload', unit: 'MB' },
    [10, 100, 500, 2000],
  ),
  storageMegabytes: limit(
    'count',
    { group: 'Media', words: 'Room for your files', unit: 'MB' },
    [50, 2000, 20_000, 100_000],
  ),
  /** Links to other sites that videos show, short enough to type. */
  maxShortLinks: limit(
    'count',
    { group: 'Media', words: 'Short links for your videos', unit: 'short links' },
    [10, 200, 2000, 20_000],
  ),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;

type KindOf<Name extends LimitName> =
  (typeof limitTable)[Name] extends Limit<infer Kind extends LimitKind> ? Kind : never;

/** One column of the table: what a tier may do. */
export type Limits = { readonly [Name in LimitName]: LimitValues[KindOf<Name>] };
