import type { Picture } from '@reelwright/stage';
import type { GroundBox } from '../convert/frame-mixer.ts';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';
import type { Recording } from './recording.ts';

const calls =
  `moveTo lineTo quadraticCurveTo bezierCurveTo closePath setLineDash fill stroke fillRect fillText
  strokeText`.split(/\s+/);
/** Calls that leave something on the canvas. */
export const marks: ReadonlySet<string> = new Set(
  'fill stroke fillRect clearRect fillText strokeText drawImage putImageData'.split(' '),
);
const properties = `fillStyle strokeStyle globalAlpha globalCompositeOperation filter font textAlign
  textBaseline direction lineWidth lineCap lineJoin miterLimit shadowColor shadowBlur shadowOffsetX
  shadowOffsetY imageSmoothingEnabled imageSmoothingQuality textRendering`.split(/\s+/);

/** Codes of calls are below, those of properties above. */
const setting = 1000;

type Matrix = readonly [number, number, number, number, number, number];
const atRest: Matrix = [1, 0, 0, 1, 0, 0];

interface State {
  readonly values: Record<string, unknown>;
  readonly matrix: Matrix;
  /** The matrix is the one that the ground was drawn with. */
  readonly isGrounds: boolean;
  readonly clipped: boolean;
}

/** What is told to a recording canvas. */
export class RecordingContext {
  readonly canvas: Recording;
  /** What a getter gives back. */
  values: Record<string, unknown> = {};
  #matrix = atRest;
  #isGrounds = false;
  /** Whether only a part of the canvas can be drawn on. */
  #clipped = false;
  /** The path, as long as it is nothing but one box. */
  #path: GroundBox | 'empty' | 'other' = 'empty';
  readonly #saved: State[] = [];

  constructor(canvas: Recording) {
    this.canvas = canvas;
  }

  save(): void {
    this.#saved.push({
      values: { ...this.values },
      matrix: this.#matrix,
      isGrounds: this.#isGrounds,
      clipped: this.#clipped,
    });
    this.canvas.add(-1);
  }

  restore(): void {
    const state = this.#saved.pop();
    if (state) {
      this.values = state.values;
      this.#matrix = state.matrix;
      this.#isGrounds = state.isGrounds;
      this.#clipped = state.clipped;
    }
    this.canvas.add(-2);
  }

  setTransform(...matrix: Matrix): void {
    this.#matrix = matrix;
    this.#isGrounds = false;
    this.note(-3, matrix);
  }

  beginPath(): void {
    this.#path = 'empty';
    this.canvas.add(-4);
  }

  rect(...box: [number, number, number, number]): void {
    this.#path = this.#path === 'empty' ? this.#placed(box) : 'other';
    this.note(-5, box);
  }

  clip(): void {
    if (typeof this.#path === 'string' || !this.#fills(this.#path)) this.#clipped = true;
    this.canvas.add(-6);
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    const { canvas } = this;
    const isAll = x <= 0 && y <= 0 && width >= canvas.width && height >= canvas.height;
    this.note(-7, [x, y, width, height]);
    this.mark();
    canvas.ground = undefined;
    if (isAll) canvas.clear();
  }

  drawImage(picture: Picture, ...place: number[]): void {
    const { canvas } = this;
    const [x = 0, y = 0, width = picture.width, height = picture.height] = place;
    const box = place.length < 8 ? this.#placed([x, y, width, height]) : 'other';
    const { isBlank } = canvas;
    this.note(-8, [picture, ...place]);
    this.mark();
    if (box === 'other' || this.#clipped || !this.#isPlain()) return;
    if (isBlank && isSame(box, { x: 0, y: 0, ...sizeOf(canvas) })) canvas.copyOf = picture;
    if (this.#fills(box) && canvas.canBeGround(picture)) this.#lay(picture, box);
  }

  /** Remembers a call. */
  note(code: number, given: readonly unknown[]): void {
    // Whatever is drawn with the ground's matrix moves with it.
    if (this.#isGrounds && code < setting) this.canvas.ground = undefined;
    this.canvas.add(code);
    for (const value of given) this.canvas.addValue(value);
  }

  /** Something was left on the canvas. */
  mark(): void {
    const { canvas } = this;
    canvas.marks += 1;
    canvas.isBlank = false;
    canvas.copyOf = undefined;
    // What is blended in any other way depends on what is below.
    if ((this.values.globalCompositeOperation ?? 'source-over') !== 'source-over') {
      canvas.ground = undefined;
    }
  }

  #lay(picture: Picture, box: GroundBox): void {
    const { canvas } = this;
    canvas.ground = { picture, box, marks: canvas.marks };
    canvas.front.reset();
    this.#isGrounds = true;
    // All that was set before can be seen in what is drawn later.
    for (const { matrix, values } of this.#saved) {
      for (const value of matrix) canvas.front.add(value);
      for (const name of properties) addValue(canvas.front, values[name]);
    }
    for (const name of properties) addValue(canvas.front, this.values[name]);
  }

  #placed([x, y, width, height]: readonly [number, number, number, number]): GroundBox | 'other' {
    const [a, b, c, d, e, f] = this.#matrix;
    if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return 'other';
    return { x: a * x + e, y: d * y + f, width: a * width, height: d * height };
  }

  #fills({ x, y, width, height }: GroundBox): boolean {
    const { canvas } = this;
    return x <= 0 && y <= 0 && x + width >= canvas.width && y + height >= canvas.height;
  }

  #isPlain(): boolean {
    const { values } = this;
    return (
      (values.globalAlpha ?? 1) === 1 &&
      (values.globalCompositeOperation ?? 'source-over') === 'source-over' &&
      (values.filter ?? 'none') === 'none' &&
      values.imageSmoothingEnabled !== false &&
      !values.shadowBlur &&
      !values.shadowOffsetX &&
      !values.shadowOffsetY
    );
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
    this.canvas.ground = undefined;
    return this.createImageData(width, height);
  }

  putImageData({ data }: { data: Uint8ClampedArray }, x: number, y: number): void {
    const { canvas } = this;
    this.mark();
    canvas.ground = undefined;
    this.note(-9, [x, y]);
    for (const value of new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)) {
      canvas.add(value);
    }
  }

  measureText(): never {
    throw new Error('A canvas that draws nothing cannot measure text: give it a ruler.');
  }
}

const sizeOf = ({ width, height }: Picture) => ({ width, height });
const isSame = (one: GroundBox, other: GroundBox) =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

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
      this.note(code, given);
      if (marks.has(name)) this.mark();
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
      this.note(setting + index, [value]);
    },
  });
}
