import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Picture } from '@reelwright/stage';
import { decodeFrames } from '../../media-tools/decode-frames.ts';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { type MediaFacts, probeMedia } from '../../media-tools/probe-media.ts';
import { createRgbaMaker, type RgbaMaker } from '../convert/rgba-maker.ts';
import type { YuvPicture } from '../frame-source.ts';

/** One moment of one video. */
export interface VideoMoment {
  readonly url: string;
  readonly seconds: number;
}

export interface VideoReels {
  /** Whether there is any video at all. */
  readonly hasVideos: boolean;
  /** The size a moment's picture will have, before it is there. */
  sizeOf(url: string): Picture | undefined;
  secondsOf(url: string): number | undefined;
  /** Whether its pictures can be had as they come out of the file. Then nothing can be seen through them. */
  isYuv(url: string): boolean;
  /** Which picture of the video a moment shows: the same number means the same picture. */
  frameNumber(moment: VideoMoment): number;
  /** Gets the pictures of these moments ready; those of others may be gone. */
  prepare(moments: readonly VideoMoment[]): Promise<void>;
  picture(moment: VideoMoment): Picture | undefined;
  /** The same as it comes out of the file, where `isYuv`. */
  yuvPicture(moment: VideoMoment): YuvPicture | undefined;
  close(): Promise<void>;
}

export interface ReelsRequest {
  readonly programs: MediaPrograms;
  readonly folder: string;
  /** Where each video lies in the folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly framesPerSecond: number;
  /** Videos are decoded no larger than what is drawn. */
  readonly width: number;
  readonly height: number;
  readonly signal?: AbortSignal;
}

interface Reel {
  readonly url: string;
  readonly frames: AsyncGenerator<Uint8Array>;
  readonly canvas: Canvas;
  /** Undefined where frames come as RGBA: they can be seen through, or have uncommon colours. */
  readonly maker: RgbaMaker | undefined;
  /** Which picture it is at; -1 before the first. */
  number: number;
  /** That picture. */
  frame: YuvPicture | undefined;
  /** Whether the canvas shows it. */
  isDrawn: boolean;
  lastUsed: number;
}

/** A jump further ahead than this is a new start: seeking is faster than decoding all between. */
const maxAheadSeconds = 3;
/** Programs that decode at a time. What was not used for longest goes first. */
const maxReels = 6;

/**
 * Reads videos as a projector does: forwards, a picture at a time, with nothing decoded ahead. A
 * video that is shown twice at once, or jumps back in a loop, gets a reel for each.
 */
export async function openVideoReels(request: ReelsRequest): Promise<VideoReels> {
  const { framesPerSecond } = request;
  const facts = new Map<string, MediaFacts & { readonly size: Picture }>();
  for (const [url, file] of request.files) {
    const { programs, folder, signal } = request;
    const found = await probeMedia({
      programs,
      folder,
      file,
      kind: 'video',
      ...(signal && { signal }),
    });
    if (found?.video) facts.set(url, { ...found, size: decodedSize(found.video, request) });
  }
  const reels = new Set<Reel>();
  const ready = new Map<string, Reel>();
  let clock = 0;

  const frameNumber = ({ url, seconds }: VideoMoment) => {
    const last = Math.ceil((facts.get(url)?.seconds ?? 0) * framesPerSecond) - 1;
    // Moments are on the grid of frames but for tiny errors.
    const number = Math.floor(Math.max(0, seconds) * framesPerSecond + 0.01);
    return Math.min(number, Math.max(0, last));
  };
  const keyOf = (moment: VideoMoment) => `${frameNumber(moment)} ${moment.url}`;

  const reelFor = async (url: string, number: number): Promise<Reel | undefined> => {
    const info = facts.get(url);
    const file = request.files.get(url);
    if (!info?.video || file === undefined) return undefined;
    const furthest = number - maxAheadSeconds * framesPerSecond;
    const taken = new Set(ready.values());
    const usable = [...reels]
      .filter((reel) => reel.url === url && !taken.has(reel))
      .filter((reel) => reel.number <= number && reel.number >= furthest)
      .toSorted((one, other) => other.number - one.number);
    if (usable[0]) return usable[0];
    const { programs, folder, signal } = request;
    const { width, height } = info.size;
    const { codec, isBt709 } = info.video;
    const frames = decodeFrames({
      programs,
      folder,
      file,
      codec,
      framesPerSecond,
      width,
      height,
      fromSeconds: number / framesPerSecond,
      pixels: isBt709 ? 'yuv420p' : 'rgba',
      ...(signal && { signal }),
    });
    const reel: Reel = {
      url,
      frames,
      canvas: createCanvas(width, height),
      maker: isBt709 ? createRgbaMaker(width, height) : undefined,
      number: number - 1,
      frame: undefined,
      isDrawn: false,
      lastUsed: clock,
    };
    reels.add(reel);
    return reel;
  };

  const advance = async (reel: Reel, number: number) => {
    let pixels: Uint8Array | undefined;
    while (reel.number < number) {
      const next = await reel.frames.next();
      // A video that ends early stays on its last picture.
      if (next.done) break;
      pixels = next.value;
      reel.number += 1;
    }
    reel.number = Math.max(reel.number, number);
    if (!pixels) return;
    const { width, height } = reel.canvas;
    reel.frame = { bytes: pixels, width, height };
    reel.isDrawn = false;
  };

  const drawn = (reel: Reel): Canvas => {
    if (reel.isDrawn || !reel.frame) return reel.canvas;
    const { bytes, width, height } = reel.frame;
    const pixels =
      reel.maker?.make(bytes) ??
      new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
    reel.canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
    reel.isDrawn = true;
    return reel.canvas;
  };

  const closeSpare = async () => {
    const used = new Set(ready.values());
    const spare = [...reels]
      .filter((reel) => !used.has(reel))
      .toSorted((one, other) => one.lastUsed - other.lastUsed);
    for (const reel of spare.slice(0, Math.max(0, reels.size - maxReels))) {
      reels.delete(reel);
      await reel.frames.return(undefined);
    }
  };

  return {
    hasVideos: facts.size > 0,
    sizeOf: (url) => facts.get(url)?.size,
    secondsOf: (url) => facts.get(url)?.seconds,
    isYuv: (url) => facts.get(url)?.video?.isBt709 === true,
    frameNumber,
    async prepare(moments) {
      clock += 1;
      const before = new Map(ready);
      ready.clear();
      for (const moment of moments) {
        const key = keyOf(moment);
        const same = before.get(key);
        if (same) ready.set(key, same);
      }
      for (const moment of moments) {
        const key = keyOf(moment);
        if (ready.has(key)) continue;
        const number = frameNumber(moment);
        const reel = await reelFor(moment.url, number);
        if (!reel) continue;
        ready.set(key, reel);
        await advance(reel, number);
      }
      for (const reel of ready.values()) reel.lastUsed = clock;
      await closeSpare();
    },
    picture(moment) {
      const reel = ready.get(keyOf(moment));
      return reel && drawn(reel);
    },
    yuvPicture(moment) {
      const reel = ready.get(keyOf(moment));
      return reel?.maker && reel.frame;
    },
    async close() {
      for (const reel of reels) await reel.frames.return(undefined);
      reels.clear();
      ready.clear();
    },
  };
}

/** Large enough to cover what is drawn on, no larger than the video is. */
function decodedSize(
  video: { readonly width: number; readonly height: number },
  { width, height }: ReelsRequest,
): Picture {
  const scale = Math.min(1, Math.max(width / video.width, height / video.height));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: even(video.width), height: even(video.height) };
}
