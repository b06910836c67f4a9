import { Worker } from 'node:worker_threads';
import { ProgramFailed, type ProgramStart } from '../media-tools/start-program.ts';
import type { MixerLayer } from './convert/frame-mixer.ts';
import { rgbaBytes } from './convert/yuv-converter.ts';
import type { AnsweredOrder, FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { FrameRoom } from './frame-room.ts';
import type { Frame, FrameGround, LaidFrame, MixedFrame, PatchedFrame } from './frame-source.ts';
import type { Place, RotatingPlaces } from './rotating-places.ts';

/** So many orders to write the same frame again may wait. */
const maxUnchanged = 4;

type VideoStart = Omit<ProgramStart, 'signal'>;

/** Takes frames and makes videos of them, one after the other, in another thread and in ffmpeg. */
export interface FrameWriter {
  /** Starts a video. */
  begin(start: VideoStart): void;
  /** Resolves when there is room for another frame: so drawing never gets far ahead. */
  write(frame: Frame | 'unchanged'): Promise<void>;
  /** Resolves when the video is complete; another can begin then. */
  finish(): Promise<void>;
  /** Needs no memory until the next video begins. */
  rest(): void;
  /** Lets go of everything, at any time. Resolves when nothing runs any more. */
  close(): Promise<void>;
}

export function openFrameWriter(size: {
  readonly width: number;
  readonly height: number;
}): FrameWriter {
  const frameBytes = rgbaBytes(size.width, size.height);
  const workerData: ThreadStart = size;
  const thread = new Worker(new URL('./encode-thread.ts', import.meta.url), {
    workerData,
    // Its frames lie in shared memory; beside them it needs hardly anything.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  let room: FrameRoom | undefined;
  const inUse = () => {
    if (!room) throw new Error('No video has been begun.');
    return room;
  };

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
  const nextOf = async (turns: RotatingPlaces) => {
    const place = turns.next();
    await until(place.usedBy);
    return place;
  };

  /** Resolves where the pixels lie. */
  const placePixels = async (pixels: Uint8Array) => {
    if (pixels.length !== frameBytes) {
      throw new Error(`A frame has ${pixels.length} bytes instead of ${frameBytes}.`);
    }
    const { drawn, bytes } = inUse();
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
    const { layers } = inUse();
    if (!pixels || layers[layer] === pixels) return;
    layers[layer] = pixels;
    const place = await placePixels(pixels);
    order({ kind: 'layer', layer, pixels: place.at, isOpaque }, place);
  };

  const placeGround = async ({ picture, box }: FrameGround) => {
    const here = inUse();
    if (picture !== here.ground?.picture) {
      const place = await nextOf(here.grounds);
      here.bytes.set(picture.bytes, place.at);
      here.ground = { picture, place };
    }
    const { place } = here.ground;
    return { place, ground: { at: place.at, width: picture.width, height: picture.height, box } };
  };

  const lay = async (frame: LaidFrame) => {
    const { place, ground } = await placeGround(frame.ground);
    const pixels = await placePixels(frame.pixels);
    order({ kind: 'lay', ground, pixels: pixels.at }, place, pixels);
  };

  const patch = async ({ patches }: PatchedFrame) => {
    const { drawn, bytes } = inUse();
    const place = await nextOf(drawn);
    let at = place.at;
    const placed = patches.map(({ area, pixels }) => {
      const placedAt = at;
      bytes.set(pixels, at);
      at += pixels.length;
      return { area, pixels: placedAt };
    });
    order({ kind: 'patch', patches: placed }, place);
  };

  const mix = async (frame: MixedFrame) => {
    const { masks, lists } = inUse();
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
    const { place, ground } = await placeGround(frame.ground);
    order({ kind: 'mix', ground, stamps, over }, list, place);
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
      if (!room) {
        room = new FrameRoom(size);
        tell({ kind: 'room', memory: room.memory });
      }
      tell({ kind: 'begin', start });
    },
    async write(frame) {
      if (frame === 'unchanged') {
        await until(given - maxUnchanged);
        order({ kind: 'same' });
      } else if (frame instanceof Uint8Array) {
        const place = await placePixels(frame);
        order({ kind: 'frame', pixels: place.at }, place);
        await until(inUse().drawn.upcoming.usedBy);
      } else if ('patches' in frame) {
        await patch(frame);
        await until(inUse().drawn.upcoming.usedBy);
      } else if ('pixels' in frame) {
        await lay(frame);
        await until(inUse().drawn.upcoming.usedBy);
      } else await mix(frame);
    },
    async finish() {
      tell({ kind: 'end' });
      await ended;
    },
    rest() {
      room = undefined;
      tell({ kind: 'rest' });
    },
    async close() {
      tell({ kind: 'stop' });
      await ended.catch(() => {});
      await thread.terminate();
    },
  };
}
