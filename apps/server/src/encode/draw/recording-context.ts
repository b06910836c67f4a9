import type { Picture } from '@reelwright/stage';
import type { GroundBox } from '../convert/frame-mixer.ts';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';
import {
  cornersOf,
  extend,
  extentOf,
  isPxForPx,
  lineReach,
  type Matrix,
  placeOfContent,
  placeOfMark,
  softEdge,
} from './mark-geometry.ts';
import { type Edges, Extent, edgesAround } from './mark-place.ts';
import type { Lettering } from './part.ts';
import type { Recording } from './recording.ts';
import { type SettingGroup, Settings, settingNames } from './settings.ts';

const pathCalls = 'moveTo lineTo quadraticCurveTo bezierCurveTo closePath'.split(' ');

interface Mark {
  readonly code: number;
  /** The settings that it depends on, beside those that everything does. */
  readonly on: readonly SettingGroup[];
  readonly ofPath?: true;
  /** How it looks depends on what lies below. */
  readonly blends?: true;
}

/** Calls that leave something on the canvas. */
const markKinds = {
  fill: { code: 1, on: ['fill'], ofPath: true },
  stroke: { code: 2, on: ['line'], ofPath: true },
  fillRect: { code: 3, on: ['fill'] },
  fillText: { code: 4, on: ['fill', 'text'] },
  strokeText: { code: 5, on: ['line', 'text'] },
  drawImage: { code: 6, on: [] },
  clearRect: { code: 7, on: [], blends: true },
  putImageData: { code: 8, on: [], blends: true },
} as const satisfies Record<string, Mark>;
export const marks: ReadonlySet<string> = new Set(Object.keys(markKinds));

interface State {
  readonly settings: Settings;
  readonly alpha: number;
  readonly matrix: Matrix;
  /** What of the canvas can be drawn on; undefined: all of it. */
  readonly clip: Clip | undefined;
}

interface Clip {
  readonly look: Fingerprint;
  /** Around all paths that it is cut out with. */
  readonly edges: Edges;
}

/** What is told to a recording canvas. */
export class RecordingContext {
  readonly canvas: Recording;
  globalAlpha = 1;
  settings = new Settings();
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #clip: Clip | undefined;
  /** The path, as long as it is nothing but one box. */
  #path: GroundBox | 'empty' | 'other' = 'empty';
  readonly #pathLook = new Fingerprint();
  readonly #pathExtent = new Extent();
  readonly #saved: State[] = [];

  constructor(canvas: Recording) {
    this.canvas = canvas;
  }

  save(): void {
    this.#saved.push({
      settings: new Settings(this.settings),
      alpha: this.globalAlpha,
      matrix: this.#matrix,
      clip: this.#clip,
    });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (!state) return;
    this.settings = state.settings;
    this.globalAlpha = state.alpha;
    this.#matrix = state.matrix;
    this.#clip = state.clip;
  }

  setTransform(...matrix: Matrix): void {
    this.#matrix = matrix;
  }

  beginPath(): void {
    this.#path = 'empty';
    this.#pathLook.reset();
    this.#pathExtent.reset();
  }

  rect(...box: [number, number, number, number]): void {
    const path = this.#path === 'empty' ? this.#placed(box) : 'other';
    this.trace(pathCalls.length, box, cornersOf(box));
    this.#path = path;
  }

  /**
   * A call that adds to the path.
   * @param points it stays within them; curves do within those that they are drawn by.
   */
  trace(code: number, given: readonly unknown[], points = given): void {
    this.#path = 'other';
    extend(this.#pathExtent, this.#matrix, points);
    this.#pathLook.add(code);
    for (const value of this.#matrix) this.#pathLook.add(value);
    for (const value of given) addValue(this.#pathLook, value);
  }

  clip(): void {
    if (typeof this.#path !== 'string' && this.#fills(this.#path)) return;
    const look = this.#clip?.look.copy() ?? new Fingerprint();
    look.addFingerprint(this.#pathLook);
    const edges = edgesAround(this.#clip?.edges, this.#pathExtent.edges(softEdge));
    this.#clip = { look, edges };
  }

  setLineDash(segments: readonly number[]): void {
    this.settings.set('lineDash', segments.join(' '));
  }

  fill(): void {
    this.#mark(markKinds.fill, [], this.#pathExtent);
  }

  stroke(): void {
    this.#mark(markKinds.stroke, [], this.#pathExtent);
  }

  fillRect(...box: [number, number, number, number]): void {
    this.#mark(markKinds.fillRect, box, extentOf(this.#matrix, cornersOf(box)));
  }

  fillText(text: string, x: number, y: number): void {
    const ink = this.#inkOf(text, x, y);
    this.#mark(markKinds.fillText, [text, x, y], ink, this.#lettering(text, x, y));
  }

  strokeText(...given: [string, number, number]): void {
    this.#mark(markKinds.strokeText, given, this.#inkOf(...given));
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    const { canvas } = this;
    this.#mark(markKinds.clearRect, [x, y, width, height], undefined);
    if (x <= 0 && y <= 0 && width >= canvas.width && height >= canvas.height) canvas.clear();
  }

  drawImage(picture: Picture, ...place: number[]): void {
    const { canvas } = this;
    const [x = 0, y = 0, width = picture.width, height = picture.height] = place;
    const box = place.length < 8 ? this.#placed([x, y, width, height]) : 'other';
    const { isBlank } = canvas;
    const shown = placeOfContent(picture, place);
    const isSheet = isPxForPx(this.#matrix, picture, place);
    this.#mark(
      markKinds.drawImage,
      [picture, ...place],
      extentOf(this.#matrix, cornersOf(shown)),
      undefined,
      isSheet,
    );
    const isPlain = this.settings.lookOf('all').isPlain;
    const isWhole = !this.#clip && this.globalAlpha === 1 && isPlain;
    if (box === 'other' || !isWhole) return;
    if (isBlank && isSame(box, { x: 0, y: 0, ...sizeOf(canvas) })) canvas.copyOf = picture;
    if (this.#fills(box) && canvas.watch?.canBeGround(picture)) canvas.lay(picture, box);
  }

  putImageData({ data }: { data: Uint8ClampedArray }, x: number, y: number): void {
    const content = new Fingerprint();
    for (const value of new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)) {
      content.add(value);
    }
    this.#mark(markKinds.putImageData, [{ content }, x, y], undefined);
  }

  createLinearGradient(...numbers: number[]): Gradient {
    return new Gradient('linear', numbers);
  }

  createRadialGradient(...numbers: number[]): Gradient {
    return new Gradient('radial', numbers);
  }

  createConicGradient(...numbers: number[]): Gradient {
    return new Gradient('conic', numbers);
  }

  createImageData(width: number, height: number) {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  }

  /** Nobody drew anything, so there is nothing to see; whatever is made of it depends on all there is. */
  getImageData(_x: number, _y: number, width: number, height: number) {
    const { canvas } = this;
    canvas.ground = undefined;
    canvas.places = undefined;
    canvas.heed({ content: canvas.content });
    return this.createImageData(width, height);
  }

  measureText(): never {
    throw new Error('A canvas that draws nothing cannot measure text: give it a ruler.');
  }

  /**
   * Remembers a call that leaves something on the canvas, and all that its look depends on.
   * @param extent around all that it may cover; undefined: anything.
   */
  #mark(
    mark: Mark,
    given: readonly unknown[],
    extent: Extent | undefined,
    letters?: Lettering,
    isSheet = false,
  ): void {
    const { canvas, settings } = this;
    const look = new Fingerprint();
    look.add(mark.code);
    for (const value of given) addValue(look, value);
    look.add(this.globalAlpha);
    for (let index = 0; index < 6; index += 1) look.add(this.#matrix[index] ?? 0);
    look.addFingerprint(settings.lookOf('all').fingerprint);
    for (const group of mark.on) look.addFingerprint(settings.lookOf(group).fingerprint);
    if (mark.ofPath) look.addFingerprint(this.#pathLook);
    if (this.#clip) look.addFingerprint(this.#clip.look);
    const blends = mark.blends === true || !settings.isLaidOver;
    const isLine = mark.on.some((group) => group === 'line');
    const edges = extent?.edges(isLine ? lineReach(settings, this.#matrix) : softEdge);
    const place = placeOfMark(look, { edges, isSheet, clip: this.#clip?.edges, settings, canvas });
    canvas.addMark(look, { letters, blends, place });
  }

  /** Around what letters cover. */
  #inkOf(text: string, x: number, y: number): Extent | undefined {
    const { canvas, settings } = this;
    const font = settings.get('font');
    if (typeof font !== 'string' || !settings.lookOf('text').isPlain) return undefined;
    const ink = canvas.inkOf(font, text);
    if (!ink) return undefined;
    const box = [x + ink.x, y + ink.y, ink.width, ink.height];
    return extentOf(this.#matrix, cornersOf(box));
  }

  #lettering(text: string, x: number, y: number): Lettering | undefined {
    const { canvas, settings } = this;
    const [scaleX, b, c, scaleY, e, f] = this.#matrix;
    // The stage slants letters in motion by as little as Skia notices.
    const isUpright = Math.abs(b) < 0.001 && c === 0 && scaleX > 0 && scaleY > 0;
    const color = settings.get('fillStyle');
    const font = settings.get('font');
    if (!canvas.watch || this.#clip || !isUpright) return undefined;
    if (typeof color !== 'string' || typeof font !== 'string') return undefined;
    if (!settings.lookOf('all').isPlain || !settings.lookOf('text').isPlain) return undefined;
    const opacity = this.globalAlpha;
    if (!(opacity >= 0 && opacity <= 1)) return undefined;
    const place = { x: scaleX * x + e, y: b * x + scaleY * y + f, betweenRows: b !== 0 };
    return { text, font, color, scaleX, scaleY, ...place, opacity };
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
    this.content.addText(kind);
    for (const value of numbers) this.content.add(value);
  }

  addColorStop(offset: number, color: string): void {
    this.content.add(offset);
    this.content.addText(color);
  }
}

for (const [code, name] of pathCalls.entries()) {
  Object.defineProperty(RecordingContext.prototype, name, {
    value(this: RecordingContext, ...given: unknown[]) {
      this.trace(code, given);
    },
  });
}
for (const [number, name] of settingNames.entries()) {
  Object.defineProperty(RecordingContext.prototype, name, {
    get(this: RecordingContext) {
      return this.settings.getNumber(number);
    },
    set(this: RecordingContext, value: unknown) {
      this.settings.setNumber(number, value);
    },
  });
}
