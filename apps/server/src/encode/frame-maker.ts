import { createFrameMixer } from './convert/frame-mixer.ts';
import { createYuvConverter, yuvBytes } from './convert/yuv-converter.ts';
import type { FrameOrder, PlacedPatch, ThreadStart } from './frame-order.ts';
import { framePlaces } from './frame-places.ts';
import { createStamper, stampBytes } from './stamping/stamper.ts';

type MakeOrder = Extract<FrameOrder, { kind: 'frame' | 'lay' | 'mix' | 'patch' }>;
type LayerOrder = Omit<Extract<FrameOrder, { kind: 'layer' }>, 'kind'>;

/** What lies on a converted frame, as long as it can be taken off again. */
interface OnFrame {
  /** Which of the fronts so far it is made of. */
  readonly front: number;
  readonly stamps: number;
  readonly over: number | undefined;
}

/** Makes frames as H.264 wants them, of what lies in the memory. */
export class FrameMaker {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #bytes: Uint8Array;
  readonly #places;
  readonly #converter;
  readonly #mixer;
  readonly #stamper;
  /** How often each layer was taken. */
  readonly #taken = { front: 0, over: 0 };
  readonly #onFrames = new Map<number, OnFrame>();

  constructor(memory: WebAssembly.Memory, { width, height }: ThreadStart) {
    this.#size = { width, height };
    this.#bytes = new Uint8Array(memory.buffer);
    this.#places = framePlaces(this.#size);
    this.#converter = createYuvConverter(memory);
    this.#mixer = createFrameMixer(memory, this.#size, this.#places);
    this.#stamper = createStamper(memory, this.#size, this.#places.scratch);
  }

  takeLayer({ layer, pixels, isOpaque }: LayerOrder): void {
    const { width, height } = this.#size;
    this.#converter.convert(pixels, width, height, this.#places[layer].yuv);
    if (!isOpaque) this.#mixer.takeLayer(layer, pixels);
    this.#taken[layer] += 1;
  }

  /**
   * @param number of the places for converted frames.
   * @param before where the frame before lies: patches are of that one.
   */
  make(order: MakeOrder, number: number, before = number): void {
    const { width, height } = this.#size;
    const to = this.#places.converted[number] ?? 0;
    if (order.kind === 'patch') {
      const from = this.#places.converted[before] ?? 0;
      if (from !== to) this.#bytes.copyWithin(to, from, from + yuvBytes(width, height));
      for (const patch of order.patches) this.#patch(patch, to);
      this.#onFrames.delete(number);
      return;
    }
    if (order.kind === 'frame') {
      this.#converter.convert(order.pixels, width, height, to);
      this.#onFrames.delete(number);
      return;
    }
    if (order.kind === 'lay') {
      this.#mixer.layGround(order.ground, order.ground.box, to);
      this.#converter.lay(order.pixels, width, height, to);
      this.#onFrames.delete(number);
      return;
    }
    const { ground, stamps, over } = order;
    if (ground) this.#mixer.mix(ground, ground.box, to);
    else this.#layFront(number, to);
    this.#stamper.stamp(stamps.at, stamps.count, to);
    if (over) this.#mixer.layOver(to);
    if (ground) this.#onFrames.delete(number);
    else this.#remember(number, stamps, over);
  }

  /** Converts a part of a frame, and puts it there row by row. */
  #patch({ area, pixels }: PlacedPatch, to: number): void {
    const { width, height } = this.#size;
    const own = this.#places.patch;
    this.#converter.convert(pixels, area.width, area.height, own);
    let [from, plane] = [own, to];
    for (const halved of [1, 2, 2]) {
      const [wide, high] = [area.width / halved, area.height / halved];
      const left = plane + area.x / halved;
      for (let row = 0; row < high; row += 1) {
        const at = left + (area.y / halved + row) * (width / halved);
        this.#bytes.copyWithin(at, from, from + wide);
        from += wide;
      }
      plane += (width / halved) * (height / halved);
    }
  }

  /** The front alone. Most often all but the letters is there already. */
  #layFront(number: number, to: number): void {
    const on = this.#onFrames.get(number);
    const isOverKnown = on?.over === undefined || on.over === this.#taken.over;
    if (on?.front !== this.#taken.front || !isOverKnown) {
      this.#mixer.copyFront(to);
      return;
    }
    if (on.over !== undefined) this.#mixer.wipeOver(to);
    const list = this.#places.stamped[number] ?? 0;
    this.#stamper.wipe(list, on.stamps, this.#places.front.yuv, to);
  }

  #remember(number: number, { at, count }: { at: number; count: number }, hasOver: boolean): void {
    this.#bytes.copyWithin(this.#places.stamped[number] ?? 0, at, at + count * stampBytes);
    const { front, over } = this.#taken;
    this.#onFrames.set(number, { front, stamps: count, over: hasOver ? over : undefined });
  }
}
