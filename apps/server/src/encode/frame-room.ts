import type { MixerLayer } from './convert/frame-mixer.ts';
import { createFrameMemory } from './convert/yuv-converter.ts';
import { framePlaces } from './frame-places.ts';
import type { YuvPicture } from './frame-source.ts';
import { PlacedMasks } from './placed-masks.ts';
import { type Place, Turns } from './turns.ts';

/** The memory that the drawing and the encoding thread share, and what lies where in it. */
export class FrameRoom {
  readonly memory: WebAssembly.Memory;
  readonly bytes: Uint8Array;
  readonly drawn: Turns;
  readonly lists: Turns;
  readonly grounds: Turns;
  readonly masks: PlacedMasks;
  readonly layers: Partial<Record<MixerLayer, Uint8Array>> = {};
  ground: { readonly picture: YuvPicture; readonly place: Place } | undefined;

  constructor(size: { readonly width: number; readonly height: number }) {
    const places = framePlaces(size);
    this.memory = createFrameMemory(places.total);
    this.bytes = new Uint8Array(this.memory.buffer);
    this.drawn = new Turns(places.drawn);
    this.lists = new Turns(places.stamps);
    this.grounds = new Turns(places.grounds);
    this.masks = new PlacedMasks(this.memory, size, places.masks);
  }
}
