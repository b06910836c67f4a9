import { CodedError } from '../../errors/coded-error.ts';
import { type MediaFacts, probeMedia } from '../probe-media.ts';
import { type MediaFormat, untrustedInput } from '../untrusted-input.ts';
import { type FilmPlan, filmPlan } from './film-plan.ts';
import type { PreparedMedia, RawMedia } from './prepared-media.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { readPeaks } from './waveform.ts';

const maxSeconds = 4 * 3600;
const maxSidePx = 8192;
const thumbSidePx = 480;
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
  };
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
