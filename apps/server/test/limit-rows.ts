// What one person can make the product do, as docs/limits.md lists it: name, limit, what happens beyond it.
import {
  defaultMaxBodyBytes,
  maxProjectBodyBytes,
  maxProjectBytes,
  maxRecordingBytes,
} from '@reelwright/contract';
import { maxItems, maxSlides, movieLimits, shapeLimits } from '@reelwright/movie';
import { subtitleLimits } from '@reelwright/subtitles';
import { bodyRoom } from '../src/app/create-server.ts';
import { drawingLimits } from '../src/encode/draw/start-drawing.ts';
import { gatherLimits } from '../src/encode/gather-media.ts';
import { readingLimits } from '../src/features/articles/article-service.ts';
import { pageLimits } from '../src/features/articles/fetch-page.ts';
import { backgroundLimits } from '../src/features/background-removal/background-handlers.ts';
import { screenshotLimits } from '../src/features/media-import/media-import-handlers.ts';
import { maxDiffLetters } from '../src/features/projects/document-shelf.ts';
import { soundLimits } from '../src/features/projects/problem-of-sounds.ts';
import { projectQueueLimits } from '../src/features/projects/project-queue.ts';
import { transcribeJob } from '../src/features/transcription/transcribe-job.ts';
import { transcriptionLimits } from '../src/features/transcription/transcription-service.ts';
import { maxTranslationsUnderWay } from '../src/features/translation/translation-service.ts';
import { recipientLimit } from '../src/features/videos/feature.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from '../src/features/videos/render-jobs.ts';
import { defaultPace } from '../src/guarded-fetch/minimum-pace.ts';
import { bodyShape } from '../src/http/body-work.ts';
import { largeBodyBytes } from '../src/http/create-api.ts';
import { pictureLimits } from '../src/media-tools/picture-limits.ts';
import { readerLimits } from '../src/providers/article-reader/create-article-reader.ts';
import { formatBytes } from '../src/words/format-bytes.ts';

const say = (count: number) => count.toLocaleString('en');
const refusedSave = 'the save is refused, with what is too much';
const refusedRequest = 'the request is refused, with what is too much';
const notPublished = 'not published; the slide is named';
const givenUp = 'the video is given up; slide and item are named';
const leftOut = 'it is left out of the video; slide and item are named';

export const limitRows: readonly (readonly [name: string, limit: string, beyond: string])[] = [
  ['body', formatBytes(defaultMaxBodyBytes), 'refused with 413'],
  ['project-body', formatBytes(maxProjectBodyBytes), 'refused with 413'],
  ['project', formatBytes(maxProjectBytes), 'refused with 413'],
  ['read-at-once', formatBytes(largeBodyBytes), 'read in a thread of its own'],
  ['bodies-under-way', formatBytes(bodyRoom.bytes), `waits ${bodyRoom.waitMs / 1000} s, then 503`],
  ['bodies-of-one-person', formatBytes(bodyRoom.bytesPerCaller), 'the same'],
  ['values-of-body', say(bodyShape.values), refusedRequest],
  ['depth', say(shapeLimits.depth), refusedSave],
  ['fields-of-object', say(shapeLimits.fieldsOfObject), refusedSave],
  ['entries-of-list', say(shapeLimits.entriesOfList), refusedSave],
  ['values-of-project', say(shapeLimits.values), refusedSave],
  ['slides', say(maxSlides), refusedSave],
  ['items-of-slide', say(maxItems), refusedSave],
  ['groups-in-groups', `${movieLimits.groupsInGroups} deep`, notPublished],
  ['letters-of-text', say(movieLimits.lettersOfText), notPublished],
  ['letters-of-word', say(movieLimits.lettersOfWord), notPublished],
  ['frame-to-draw', `${drawingLimits.frameMs / 60_000} minutes`, givenUp],
  ['piece-to-draw', `${drawingLimits.pieceMs / 60_000} minutes`, givenUp],
  [
    'memory-to-draw',
    `${say(drawingLimits.memoryMegabytes)} MB, or half of what the machine has`,
    givenUp,
  ],
  ['diff-kept', formatBytes(maxDiffLetters), 'the whole project is kept instead'],
  ['work-of-one-person', `${projectQueueLimits.atOncePerAccount} at a time`, 'the next one waits'],
  [
    'large-saves',
    `${projectQueueLimits.largeAtOnce} at a time`,
    `waits ${projectQueueLimits.waitMs / 1000} s, then 503`,
  ],
  ['waiting-of-one-person', say(projectQueueLimits.waitingPerAccount), 'refused with 503'],
  [
    'backgrounds-removed',
    `${backgroundLimits.atOnce} at a time, ${backgroundLimits.waitingPerAccount} of one person waiting`,
    'refused with 503',
  ],
  [
    'pictures-of-pages',
    `${screenshotLimits.atOnce} at a time, ${screenshotLimits.waitingPerAccount} of one person waiting`,
    'refused with 503',
  ],
  ['picture', `${pictureLimits.megapixels} megapixels`, leftOut],
  ['drawing', `${pictureLimits.svgMegapixels} megapixels`, leftOut],
  ['drawing-file', formatBytes(pictureLimits.svgBytes), leftOut],
  ['drawing-effects', `${pictureLimits.svgFilterSteps} steps`, leftOut],
  ['drawing-copies', say(pictureLimits.svgCopies), leftOut],
  ['gathering', `${gatherLimits.seconds / 60} minutes for all media of a movie`, leftOut],
  [
    'pace-of-other-sites',
    `${formatBytes(defaultPace.bytes)} in ${defaultPace.windowMs / 1000} s`,
    leftOut,
  ],
  ['sounds-of-slide', say(soundLimits.ofSlide), notPublished],
  ['sounds-of-movie', say(soundLimits.ofMovie), 'not published'],
  [
    'videos-of-one-worker',
    `${planVideoJob.concurrency} gathered, ${drawVideoJob.concurrency} drawn, ${finishVideoJob.concurrency} finished at a time`,
    'the next one waits; everybody’s first goes before anybody’s second',
  ],
  ['recorded-sentence', formatBytes(maxRecordingBytes), 'refused with 413'],
  ['audio-to-text', `${transcriptionLimits.hours} hours`, 'refused with 413'],
  [
    'audios-of-one-person',
    `${transcriptionLimits.waitingPerAccount} waiting for their text`,
    'refused with 429',
  ],
  ['audios-of-one-worker', `${transcribeJob.concurrency} at a time`, 'the next one waits'],
  ['translations-at-once', `${maxTranslationsUnderWay} a person`, 'refused with 429'],
  ['article-page', formatBytes(pageLimits.pageBytes), 'refused with 413'],
  ['article-file', formatBytes(pageLimits.fileBytes), 'refused with 413'],
  [
    'article-reading',
    `${readerLimits.timeoutMs / 1000} s and ${readerLimits.memoryMegabytes} MB`,
    'given up with 422; the person is asked to paste the text',
  ],
  [
    'articles-read',
    `${readingLimits.atOnce} at a time, ${readingLimits.waitingPerAccount} of one person waiting`,
    'refused with 503',
  ],
  ['subtitle-file', formatBytes(subtitleLimits.maxBytes), 'refused, with a sentence'],
  ['subtitles-of-file', say(subtitleLimits.maxCues), 'the rest is left out, and told'],
  ['letters-of-subtitle', say(subtitleLimits.maxLettersOfCue), 'the rest is left out, and told'],
  [
    'subtitle-problems',
    `${subtitleLimits.maxProblemsTold} told by line`,
    'the rest is only counted',
  ],
  ['mails-to-a-stranger', `${recipientLimit.most} a day`, 'refused with 429'],
];
