import { Worker } from 'node:worker_threads';
import { ProgramFailed, type ProgramStart } from '../media-tools/start-program.ts';
import type { MixerLayer } from './convert/frame-mixer.ts';
import { createFrameMemory, rgbaBytes } from './convert/yuv-converter.ts';
import type { AnsweredOrder, FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { framePlaces } from './frame-places.ts';
import type { Frame, MixedFrame, YuvPicture } from './frame-source.ts';
import { PlacedMasks } from './placed-masks.ts';
import { type Place, Turns } from './turns.ts';

/** So many orders to write the same frame again may wait. */
const unchangedMost = 4;

type VideoStart = Omit<ProgramStart, 'signal'>;

/** Takes frames and makes videos of them, one after the other, in another thread and in ffmpeg. */
export interface FrameWriter {
  /** Starts a video. */
  begin(start: VideoStart): void;
  /** Resolves when there is room for another frame: so drawing never gets far ahead. */
  write(frame: Frame | 'unchanged'): Promise<void>;
  /** Resolves when the video is complete; another can begin then. */
  finish(): Promise<void>;
  /** Lets go of everything, at any time. Resolves when nothing runs any more. */
  close(): Promise<void>;
}

export function openFrameWriter(size: {
  readonly width: number;
  readonly height: number;
}): FrameWriter {
  const frameBytes = rgbaBytes(size.width, size.height);
  const places = framePlaces(size);
  const memory = createFrameMemory(places.total);
  const bytes = new Uint8Array(memory.buffer);
  const workerData: ThreadStart = { memory, ...size };
  const thread = new Worker(new URL('./encode-thread.ts', import.meta.url), {
    workerData,
    // Its frames lie in shared memory; beside them it needs hardly anything.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const layers: Partial<Record<MixerLayer, Uint8Array>> = {};
  const masks = new PlacedMasks(memory, size, places.masks);
  const drawn = new Turns(places.drawn);
  const lists = new Turns(places.stamps);
  const grounds = new Turns(places.grounds);
  let ground: { readonly picture: YuvPicture; readonly place: Place } | undefined;

  /** Orders so far that are answered, and how many of them were. */
  let given = 0;
  let taken = 0;
  let onTaken = () => {};
  /** How the present video ends; whoever writes or finishes hears of it. */
  let ended = Promise.resolve();
  let onDone = () => {};
  let onFailed = (_: unknown) => {};
  let isGone = false;
  thread.on('message', (report: FrameReport) => {
    if (report.kind === 'done') onDone();
    else if (report.kind === 'failed') {
      onFailed(new ProgramFailed(report.reason, 'ffmpeg', report.complaint));
    } else {
      taken += report.orders;
      onTaken();
    }
  });
  thread.on('error', (error) => onFailed(error));
  thread.on('exit', () => {
    isGone = true;
    onFailed(new Error('The encoding thread ended too early.'));
  });

  const tell = (order: FrameOrder) => thread.postMessage(order);
  const order = (answered: AnsweredOrder, ...used: readonly Place[]) => {
    given += 1;
    for (const place of used) place.usedBy = given;
    tell(answered);
  };
  /** Resolves when so many orders have been answered. */
  const until = async (orders: number) => {
    while (taken < orders) {
      const next = new Promise<void>((resolve) => {
        onTaken = resolve;
      });
      await Promise.race([next, ended]);
    }
  };
  const nextOf = async (turns: Turns) => {
    const place = turns.next();
    await until(place.usedBy);
    return place;
  };

  /** Resolves where the pixels lie. */
  const placePixels = async (pixels: Uint8Array) => {
    if (pixels.length !== frameBytes) {
      throw new Error(`A frame has ${pixels.length} bytes instead of ${frameBytes}.`);
    }
    const place = await nextOf(drawn);
    bytes.set(pixels, place.at);
    return place;
  };

  /** A layer is taken over once, not with every frame. */
  const takeLayer = async (
    layer: MixerLayer,
    pixels: Uint8Array | undefined,
    isOpaque: boolean,
  ) => {
    if (!pixels || layers[layer] === pixels) return;
    layers[layer] = pixels;
    const place = await placePixels(pixels);
    order({ kind: 'layer', layer, pixels: place.at, isOpaque }, place);
  };

  const placeGround = async (picture: YuvPicture) => {
    if (picture !== ground?.picture) {
      const place = await nextOf(grounds);
      bytes.set(picture.bytes, place.at);
      ground = { picture, place };
    }
    return ground.place;
  };

  const mix = async (frame: MixedFrame) => {
    await takeLayer('front', frame.front, !frame.ground);
    await takeLayer('over', frame.over, false);
    // Masks that nobody needs any more can only go while nothing is being made of them.
    if (masks.isFull) {
      await until(given);
      masks.clear();
    }
    const list = await nextOf(lists);
    const stamps = { at: list.at, count: masks.write(frame.stamps, list.at) };
    const over = frame.over !== undefined;
    if (!frame.ground) {
      order({ kind: 'mix', ground: undefined, stamps, over }, list);
      return;
    }
    const { picture, box } = frame.ground;
    const place = await placeGround(picture);
    const placed = { at: place.at, width: picture.width, height: picture.height, box };
    order({ kind: 'mix', ground: placed, stamps, over }, list, place);
  };

  return {
    begin(start) {
      if (isGone) throw new Error('There is no encoding thread any more.');
      ended = new Promise<void>((resolve, reject) => {
        onDone = resolve;
        onFailed = reject;
      });
      // Nobody has to be waiting when it happens.
      ended.catch(() => {});
      tell({ kind: 'begin', start });
    },
    async write(frame) {
      if (frame === 'unchanged') {
        await until(given - unchangedMost);
        order({ kind: 'same' });
      } else if (frame instanceof Uint8Array) {
        const place = await placePixels(frame);
        order({ kind: 'frame', pixels: place.at }, place);
        await until(drawn.upcoming.usedBy);
      } else await mix(frame);
    },
    async finish() {
      tell({ kind: 'end' });
      await ended;
    },
    async close() {
      tell({ kind: 'stop' });
      await ended.catch(() => {});
      await thread.terminate();
    },
  };
}
