// What one person can make the product do, as docs/limits.md lists it: name, limit, what happens beyond it.
import {
  defaultMaxBodyBytes,
  maxProjectBodyBytes,
  maxProjectBytes,
  maxRecordingBytes,
  maxSampleCharacters,
} from '@reelwright/contract';
import { maxItems, maxSlides, movieLimits, shapeLimits } from '@reelwright/movie';
import { subtitleLimits } from '@reelwright/subtitles';
import { bodyRoom } from '../src/app/create-server.ts';
import { drawingLimits } from '../src/encode/draw/start-drawing.ts';
import { gatherLimits } from '../src/encode/gather-media.ts';
import { pageLimits } from '../src/features/articles/fetch-page.ts';
import { backgroundLimits } from '../src/features/background-removal/background-handlers.ts';
import { scriptLimits } from '../src/features/knowledge/knowledge-handlers.ts';
import { wikipediaAsksPerDay } from '../src/features/knowledge/model-share.ts';
import { maxOwnEntries, maxProblemsOfFile } from '../src/features/knowledge/own/take-in-text.ts';
import { leadLimits } from '../src/features/leads/lead-service.ts';
import { screenshotLimits } from '../src/features/media-import/media-import-handlers.ts';
import { maxDiffLetters } from '../src/features/projects/document-shelf.ts';
import { soundLimits } from '../src/features/projects/problem-of-sounds.ts';
import { projectQueueLimits } from '../src/features/projects/project-queue.ts';
import { maxPasskeys, passkeyThreadLimits } from '../src/features/second-step/passkey-service.ts';
import { codeTries } from '../src/features/second-step/second-step-parts.ts';
import { triesOfStep } from '../src/features/second-step/step-repository.ts';
import {
  guestRoomsAtOneAddress,
  roomKeptMinutes,
} from '../src/features/stored-files/address-room.ts';
import { transcribeJob } from '../src/features/transcription/transcribe-job.ts';
import { transcriptionLimits } from '../src/features/transcription/transcription-service.ts';
import { translateJob } from '../src/features/translation/translate-job.ts';
import { maxTranslationsUnderWay } from '../src/features/translation/translation-service.ts';
import { prepareUploadJob } from '../src/features/uploads/prepare-upload-job.ts';
import { maxUploadsOpen } from '../src/features/uploads/receive-upload.ts';
import { recipientLimit } from '../src/features/videos/feature.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from '../src/features/videos/render-jobs.ts';
import { maxProblemsListed } from '../src/features/videos/render-problems.ts';
import { maxReadLetters, sampleLimit } from '../src/features/voice/voice-service.ts';
import { connectionLimits } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { defaultPace } from '../src/guarded-fetch/minimum-pace.ts';
import { bodyShape } from '../src/http/body-work.ts';
import { largeBodyBytes } from '../src/http/create-api.ts';
import { bodyPace } from '../src/http/incoming-file.ts';
import { artLimits } from '../src/library/built-in/art-drawer.ts';
import { pictureLimits } from '../src/media-tools/picture-limits.ts';
import { conversionLimits } from '../src/media-tools/prepare/conversion-turns.ts';
import { drawingSeconds } from '../src/media-tools/prepare/prepare-picture.ts';
import { readerLimits } from '../src/providers/article-reader/create-article-reader.ts';
import { readingLimits } from '../src/providers/article-reader/reading-turns.ts';
import { subjectLimits } from '../src/providers/background-removal/embedded-background-removal.ts';
import { pictureLimits as pictureWordLimits } from '../src/providers/knowledge/embedded/embedded-knowledge.ts';
import { pageFileLimits } from '../src/providers/page-screenshot/page-files.ts';
import { voiceLimits } from '../src/providers/text-to-speech/embedded/embedded-speech.ts';
import { maxLettersAtOnce } from '../src/providers/text-to-speech/embedded/pieces-to-speak.ts';
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
  ['bodies-under-way', formatBytes(bodyRoom.amount), `waits ${bodyRoom.waitMs / 1000} s, then 503`],
  ['bodies-of-one-person', formatBytes(bodyRoom.perPerson), 'the same'],
  ['bodies-of-one-address', formatBytes(bodyRoom.perAddress), 'the same'],
  [
    'pace-of-large-bodies',
    `${formatBytes(bodyPace.bytes)} in ${bodyPace.windowMs / 1000} s`,
    'the connection is ended',
  ],
  [
    'connections-to-other-sites',
    `${connectionLimits.amount}, ${connectionLimits.perPerson} of one person, ${connectionLimits.perAddress} of one address`,
    'the next one waits, within its own time',
  ],
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
    'background-to-remove',
    `${subjectLimits.stuckMs / 1000} s and ${say(subjectLimits.memoryMegabytes)} MB, in a process of its own`,
    'given up with 500',
  ],
  [
    'pictures-of-pages',
    `${screenshotLimits.atOnce} at a time, ${screenshotLimits.waitingPerAccount} of one person waiting`,
    'refused with 503',
  ],
  [
    'files-of-a-page',
    `${pageFileLimits.files}, ${formatBytes(pageFileLimits.bytesInAll)} in all`,
    'the picture is taken without the rest',
  ],
  [
    'files-made-ready',
    `${conversionLimits.pictures} pictures and ${conversionLimits.films} films at a time, ${conversionLimits.ofOnePerson} of one person, ${conversionLimits.waitingOfOnePerson} of one person waiting`,
    'refused with 503',
  ],
  [
    'uploads-made-ready',
    `${prepareUploadJob.concurrency} at a time by one worker, ${prepareUploadJob.perPerson} of one person`,
    'the next one waits',
  ],
  ['drawing-to-convert', `${drawingSeconds} s`, 'refused, with a sentence'],
  [
    'built-in-pictures',
    `${artLimits.waiting} waiting to be drawn, ${artLimits.waitingPerAddress} of one address`,
    'refused with 429',
  ],
  ['picture', `${pictureLimits.megapixels} megapixels`, leftOut],
  ['drawing', `${pictureLimits.svgMegapixels} megapixels`, leftOut],
  ['drawing-file', formatBytes(pictureLimits.svgBytes), leftOut],
  ['drawing-effects', `${pictureLimits.svgFilterSteps} steps`, leftOut],
  ['drawing-noise', `${pictureLimits.svgNoiseLayers} layers`, leftOut],
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
  [
    'problems-of-video',
    `${maxProblemsListed} listed by slide and item`,
    'the rest is only counted',
  ],
  [
    'scripts-read',
    `${scriptLimits.atOnce} at a time, ${scriptLimits.atOncePerAccount} of one person, ${scriptLimits.waitingPerAccount} waiting; more than ${say(pictureWordLimits.lettersAtOnce)} letters in a thread of its own`,
    'refused with 503',
  ],
  ['spoken-line', `${say(maxReadLetters)} letters as it is read aloud`, 'refused with 413'],
  [
    'line-to-speak',
    `${voiceLimits.stuckMs / 60_000} minutes and ${say(voiceLimits.memoryMegabytes)} MB, ${maxLettersAtOnce} letters in one go`,
    'given up with 502',
  ],
  [
    'uploads-under-way',
    `${maxUploadsOpen} of one person; room is kept for what was announced for ${roomKeptMinutes} minutes after the last byte`,
    'refused with 429',
  ],
  [
    'codes-of-an-app',
    `${triesOfStep} tries in one sign-in, ${codeTries.most} an hour for one account`,
    'refused; the person begins again, or waits',
  ],
  ['passkeys', `${maxPasskeys} of one person`, 'refused with 409'],
  [
    'checking-a-passkey',
    `${passkeyThreadLimits.timeoutMs / 1000} s and ${passkeyThreadLimits.memoryMegabytes} MB, in a thread of its own`,
    'refused with 503',
  ],
  [
    'wikipedia',
    `asked ${wikipediaAsksPerDay} times a day for one person`,
    'we go on with what we know',
  ],
  [
    'files-of-guests-at-one-address',
    `${guestRoomsAtOneAddress} times the room of one guest`,
    'refused with 409',
  ],
  ['recorded-sentence', formatBytes(maxRecordingBytes), 'refused with 413'],
  ['audio-to-text', `${transcriptionLimits.hours} hours`, 'refused with 413'],
  [
    'audios-of-one-person',
    `${transcriptionLimits.waitingPerAccount} waiting for their text`,
    'refused with 429',
  ],
  ['audios-of-one-worker', `${transcribeJob.concurrency} at a time`, 'the next one waits'],
  [
    'translations-at-once',
    `${maxTranslationsUnderWay} a person, ${translateJob.perPerson} of one person by one worker`,
    'refused with 429; the second one waits',
  ],
  [
    'file-of-own-knowledge',
    `${say(maxOwnEntries)} entries, ${maxProblemsOfFile} problems told`,
    'the rest is left out, and told',
  ],
  ['article-page', formatBytes(pageLimits.pageBytes), 'refused with 413'],
  ['article-file', formatBytes(pageLimits.fileBytes), 'refused with 413'],
  [
    'article-reading',
    `${readerLimits.timeoutMs / 1000} s of a processor, ${readerLimits.memoryMegabytes} MB`,
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
  [
    'voice-samples',
    `${sampleLimit.most} an hour for one address, ${maxSampleCharacters} letters each`,
    'refused with 429',
  ],
  [
    'mails-to-a-viewer',
    `${leadLimits.mailsToAddress.most} an hour`,
    'the address is not mailed, and nobody is told',
  ],
  [
    'viewers-asked',
    `${leadLimits.mailsOfOwner.most} mails a day for the films of one person`,
    'refused with 429',
  ],
];
