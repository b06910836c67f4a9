import type { MixerLayer } from './convert/frame-mixer.ts';
import { createFrameMemory } from './convert/yuv-converter.ts';
import { framePlaces } from './frame-places.ts';
import type { YuvPicture } from './frame-source.ts';
import { type Place, RotatingPlaces } from './rotating-places.ts';
import { PlacedMasks } from './stamping/placed-masks.ts';

/** The memory that the drawing and the encoding thread share, and what lies where in it. */
export class FrameRoom {
  readonly memory: WebAssembly.Memory;
  readonly bytes: Uint8Array;
  readonly drawn: RotatingPlaces;
  readonly lists: RotatingPlaces;
  readonly grounds: RotatingPlaces;
  readonly masks: PlacedMasks;
  readonly layers: Partial<Record<MixerLayer, Uint8Array>> = {};
  ground: { readonly picture: YuvPicture; readonly place: Place } | undefined;

  constructor(size: { readonly width: number; readonly height: number }) {
    const places = framePlaces(size);
    this.memory = createFrameMemory(places.total);
    this.bytes = new Uint8Array(this.memory.buffer);
    this.drawn = new RotatingPlaces(places.drawn);
    this.lists = new RotatingPlaces(places.stamps);
    this.grounds = new RotatingPlaces(places.grounds);
    this.masks = new PlacedMasks(this.memory, size, places.masks);
  }
}
