import { type Assets, createSurface, drawFrame, type Surface } from '@reelwright/stage';
import { Fingerprint } from './fingerprint.ts';
import type { Grounds } from './grounds.ts';
import type { PlacedMark } from './mark-place.ts';
import type { Part } from './part.ts';
import type { InkOf } from './recording.ts';
import { RecordingCanvas } from './recording-canvas.ts';
import type { StageRequest } from './stage-request.ts';
import { StandIn } from './stand-in.ts';
import type { VideoMoment } from './video-reels.ts';

/** What a frame will show. */
export interface Rehearsed {
  readonly whole: Fingerprint;
  readonly ground: RecordingCanvas['ground'];
  /** What lies in front of the ground; everything, if there is none. */
  readonly parts: readonly Part[];
  readonly moments: readonly VideoMoment[];
  /** All that it is made of, and where; undefined when that does not tell all. */
  readonly places: readonly PlacedMark[] | undefined;
}

/** So many pieces of text are remembered. */
const maxInks = 20_000;

/** @param real what text is measured with. */
export function createRehearsal(
  { movie, assets, reels, width, height }: StageRequest,
  real: Surface,
  grounds: Grounds,
) {
  const inkOf = createInkOf(real);
  const canvas = new RecordingCanvas(width, height, inkOf, {
    canBeGround: (picture) =>
      picture instanceof StandIn
        ? reels.isYuv(picture.about.url)
        : grounds.of(picture) !== undefined,
  });
  const recording = createSurface(canvas, (w, h) => new RecordingCanvas(w, h, inkOf));
  const surface: Surface = { ...recording, ruler: real.ruler };
  let moments: VideoMoment[] = [];
  // The same object for all frames: what is kept from one to the next is kept for whom it was drawn.
  const rehearsed: Assets = {
    image: assets.image,
    emoji: assets.emoji,
    fontReady: assets.fontReady,
    videoSeconds: (url) => reels.secondsOf(url),
    videoFrame(url, at) {
      const moment = { url, seconds: at };
      moments.push(moment);
      const size = reels.sizeOf(url);
      const standIn = size && new StandIn(size, moment, lookOf(url, reels.frameNumber(moment)));
      canvas.heed(standIn);
      return standIn;
    },
  };
  return (seconds: number): Rehearsed => {
    moments = [];
    canvas.begin();
    drawFrame(movie, seconds, rehearsed, surface);
    const { content, ground, parts } = canvas;
    return {
      whole: content,
      ground,
      parts: ground ? parts.slice(ground.parts) : parts,
      moments,
      // What a video shows may be read by others, who say nothing of it.
      places: moments.length === 0 ? canvas.places : undefined,
    };
  };
}

/** What letters cover, measured once for every font and text. */
function createInkOf({ ruler }: Surface): InkOf {
  const known = new Map<string, ReturnType<InkOf>>();
  return (font, text) => {
    const key = `${font}\n${text}`;
    if (known.has(key)) return known.get(key);
    const [, sizePx, name] = /^([\d.]+)px "(.*)"$/.exec(font) ?? [];
    const ink = name === undefined ? undefined : ruler.inkOf(name, text);
    const scale = Number(sizePx);
    const found = ink && {
      x: ink.x * scale,
      y: ink.y * scale,
      width: ink.width * scale,
      height: ink.height * scale,
    };
    if (known.size >= maxInks) known.clear();
    known.set(key, found);
    return found;
  };
}

function lookOf(url: string, frameNumber: number): Fingerprint {
  const look = new Fingerprint();
  look.addText(url);
  look.add(frameNumber);
  return look;
}
