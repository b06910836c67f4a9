/**
 * A canvas that draws nothing and only remembers, as a fingerprint, what it was told to draw. Two
 * frames with the same fingerprint look the same, so that the second need not be drawn; and whatever
 * the stage learns to draw in future, this notices when it moves.
 */
import type { Canvas, Context, Picture } from '@reelwright/stage';
import { Fingerprint } from './fingerprint.ts';

const calls =
  `setTransform beginPath moveTo lineTo quadraticCurveTo bezierCurveTo closePath rect fill
  stroke clip setLineDash fillRect fillText strokeText drawImage`.split(/\s+/);
const properties = `fillStyle strokeStyle globalAlpha globalCompositeOperation filter font textAlign
  textBaseline direction lineWidth lineCap lineJoin miterLimit shadowColor shadowBlur shadowOffsetX
  shadowOffsetY imageSmoothingEnabled imageSmoothingQuality textRendering`.split(/\s+/);

/** Things that are the same as long as they are the same object: loaded pictures. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

export class RecordingCanvas implements Canvas {
  readonly width: number;
  readonly height: number;
  /** Of everything drawn since it was last emptied. */
  readonly content = new Fingerprint();
  readonly #context: Context;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.content.reset();
    this.#context = new RecordingContext(this) as unknown as Context;
  }

  getContext(): Context {
    return this.#context;
  }
}

class RecordingContext {
  readonly canvas: RecordingCanvas;
  /** What a getter gives back. */
  values: Record<string, unknown> = {};
  readonly #saved: Record<string, unknown>[] = [];

  constructor(canvas: RecordingCanvas) {
    this.canvas = canvas;
  }

  save(): void {
    this.#saved.push({ ...this.values });
    this.canvas.content.add(-1);
  }

  restore(): void {
    this.values = this.#saved.pop() ?? this.values;
    this.canvas.content.add(-2);
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    const { canvas } = this;
    const isAll = x <= 0 && y <= 0 && width >= canvas.width && height >= canvas.height;
    if (isAll) canvas.content.reset();
    else for (const value of [x, y, width, height]) canvas.content.add(value);
  }

  createLinearGradient(...numbers: number[]): Gradient {
    return new Gradient('linear', numbers);
  }

  createRadialGradient(...numbers: number[]): Gradient {
    return new Gradient('radial', numbers);
  }

  createImageData(width: number, height: number) {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  }

  /** Nobody drew anything, so there is nothing to see; what is made of it is known by its source. */
  getImageData(_x: number, _y: number, width: number, height: number) {
    return this.createImageData(width, height);
  }

  putImageData({ data }: { data: Uint8ClampedArray }, x: number, y: number): void {
    const { content } = this.canvas;
    content.add(x);
    content.add(y);
    for (const value of new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)) {
      content.add(value);
    }
  }

  measureText(): never {
    throw new Error('A canvas that draws nothing cannot measure text: give it a ruler.');
  }
}

class Gradient {
  readonly content = new Fingerprint();

  constructor(kind: string, numbers: readonly number[]) {
    this.content.reset();
    this.content.addText(kind);
    for (const value of numbers) this.content.add(value);
  }

  addColorStop(offset: number, color: string): void {
    this.content.add(offset);
    this.content.addText(color);
  }
}

for (const [code, name] of calls.entries()) {
  Object.defineProperty(RecordingContext.prototype, name, {
    value(this: RecordingContext, ...given: unknown[]) {
      this.canvas.content.add(code);
      for (const value of given) addValue(this.canvas.content, value);
    },
  });
}
for (const [index, name] of properties.entries()) {
  Object.defineProperty(RecordingContext.prototype, name, {
    get(this: RecordingContext) {
      return this.values[name];
    },
    set(this: RecordingContext, value: unknown) {
      this.values[name] = value;
      this.canvas.content.add(1000 + index);
      addValue(this.canvas.content, value);
    },
  });
}

function addValue(content: Fingerprint, value: unknown): void {
  if (typeof value === 'number') content.add(value);
  else if (typeof value === 'string') content.addText(value);
  else if (Array.isArray(value)) for (const entry of value) addValue(content, entry);
  else if (value instanceof RecordingCanvas || value instanceof Gradient) {
    content.addFingerprint(value.content);
  } else if (typeof value === 'object' && value !== null) content.add(numberOf(value));
  else content.addText(String(value));
}

function numberOf(picture: object | Picture): number {
  const known = numbers.get(picture);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(picture, lastNumber);
  return lastNumber;
}
