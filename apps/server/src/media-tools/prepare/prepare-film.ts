import { CodedError } from '../../errors/coded-error.ts';
import { type MediaFacts, probeMedia } from '../probe-media.ts';
import { type MediaFormat, untrustedInput } from '../untrusted-input.ts';
import { type FilmPlan, filmPlan } from './film-plan.ts';
import type { PreparedMedia, RawMedia } from './prepared-media.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { soundTags } from './sound-tags.ts';
import { readPeaks } from './waveform.ts';

const maxSeconds = 4 * 3600;
const maxSidePx = 8192;
const thumbSidePx = 480;
/** A cover stands large in a film. */
const coverSidePx = 1400;
const conversionSeconds = 3600;

/** A video or a sound: as it is where that will do, otherwise turned into what browsers take. */
export async function prepareFilm(media: RawMedia): Promise<PreparedMedia> {
  const { kind, facts } = await lookInto(media);
  const plan = filmPlan(media.type, facts);
  await runFfmpeg(media, {
    args: [...untrustedInput(kind, media.file), ...plan.args, [plan.file]],
    seconds: conversionSeconds,
    totalSeconds: facts.seconds,
  });
  const made = await probeMedia({
    ...media,
    file: plan.file,
    kind: plan.video ? 'video' : 'audio',
  });
  if (!made || !(made.seconds > 0)) throw new CodedError('file-broken');
  checkLength(made.seconds);
  return {
    file: plan.file,
    type: plan.type,
    seconds: made.seconds,
    ...(made.video && { widthPx: made.video.width, heightPx: made.video.height }),
    ...(await previewsOf(media, plan, made)),
    ...(!plan.video && (await ownWords(media, kind, facts))),
  };
}

/** What a sound says about itself, and its cover. What is wrong with either does not matter: the sound is there. */
async function ownWords(media: RawMedia, kind: MediaFormat, facts: MediaFacts) {
  const tags = soundTags(facts.tags);
  const thumbFile = facts.hasCover ? await readCover(media, kind) : undefined;
  return { ...(tags && { tags }), ...(thumbFile && { thumbFile }) };
}

async function readCover(media: RawMedia, kind: MediaFormat): Promise<string | undefined> {
  const file = 'cover.webp';
  try {
    await runFfmpeg(media, {
      args: [
        ...untrustedInput(kind, media.file),
        ['-map', '0:v:0'],
        ['-frames:v', '1'],
        ['-vf', `scale=w=${coverSidePx}:h=${coverSidePx}:force_original_aspect_ratio=decrease`],
        ['-c:v', 'libwebp'],
        ['-quality', '85'],
        ['-f', 'webp'],
        [file],
      ],
      seconds: 60,
    });
    return file;
  } catch (error) {
    if (error instanceof CodedError && error.status < 500) return undefined;
    throw error;
  }
}

function checkLength(seconds: number): void {
  if (seconds > maxSeconds) throw new CodedError('media-too-long', { limit: '4 hours' });
}

/** What it is; refused when it is too long, too large or nothing at all. */
async function lookInto(media: RawMedia): Promise<{ kind: MediaFormat; facts: MediaFacts }> {
  for (const kind of ['video', 'audio', 'odd'] as const) {
    const facts = await probeMedia({ ...media, kind });
    if (!facts || (!facts.video && !facts.hasAudio)) continue;
    checkLength(facts.seconds);
    const { width = 0, height = 0 } = facts.video ?? {};
    if (Math.max(width, height) > maxSidePx)
      throw new CodedError('picture-too-large', { width, height });
    return { kind, facts };
  }
  throw new CodedError('file-broken');
}

async function previewsOf(media: RawMedia, plan: FilmPlan, made: MediaFacts) {
  const { file } = plan;
  const kind = plan.video ? 'video' : 'audio';
  const thumbFile = 'thumb.webp';
  if (plan.video) {
    await runFfmpeg(media, {
      args: [
        ['-ss', Math.min(1, made.seconds / 10).toFixed(3)],
        ...untrustedInput(kind, file),
        ['-frames:v', '1'],
        ['-vf', `scale=w=${thumbSidePx}:h=${thumbSidePx}:force_original_aspect_ratio=decrease`],
        ['-c:v', 'libwebp'],
        ['-quality', '80'],
        ['-f', 'webp'],
        [thumbFile],
      ],
      seconds: 60,
    });
  }
  const peaks = made.hasAudio
    ? await readPeaks(media, { file, kind, seconds: made.seconds })
    : undefined;
  return { ...(plan.video && { thumbFile }), ...(peaks && { peaks }) };
}
