import type { Picture } from '@reelwright/stage';
import type { GroundBox } from '../convert/frame-mixer.ts';
import { addValue } from './add-value.ts';
import { Fingerprint } from './fingerprint.ts';
import { type Edges, Extent, edgesAround, type PlacedMark } from './mark-place.ts';
import type { Lettering } from './part.ts';
import { Recording } from './recording.ts';
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

/** Edges are mixed with the px beside them. */
const softEdge = 2;

type Matrix = readonly [number, number, number, number, number, number];

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
    this.#extend(this.#pathExtent, points);
    this.#pathLook.add(code);
    for (const value of this.#matrix) this.#pathLook.add(value);
    for (const value of given) addValue(this.#pathLook, value);
  }

  /** @param points x and y in turn. */
  #extend(extent: Extent, points: readonly unknown[]): void {
    const [a, b, c, d, e, f] = this.#matrix;
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = [Number(points[at]), Number(points[at + 1])];
      extent.add(a * x + c * y + e, b * x + d * y + f);
    }
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
    this.#mark(markKinds.fillRect, box, this.#extentOf(cornersOf(box)));
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
    const isSheet = this.#isSheet(picture, place);
    this.#mark(
      markKinds.drawImage,
      [picture, ...place],
      this.#extentOf(cornersOf(shown)),
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
    const place = this.#placeOf(look, extent, { isSheet, isLine });
    canvas.addMark(look, { letters, blends, place });
  }

  #placeOf(
    look: Fingerprint,
    extent: Extent | undefined,
    { isSheet, isLine }: { readonly isSheet: boolean; readonly isLine: boolean },
  ): PlacedMark {
    const { settings, canvas } = this;
    const edges = extent?.edges(isLine ? this.#lineReach() : softEdge);
    const isCopy = settings.get('globalCompositeOperation') === 'copy';
    // What is copied empties all around it.
    const fills = !isCopy || (isSheet && edges !== undefined && isAround(edges, canvas));
    const isLaid = settings.isWithoutEffects && (settings.isLaidOver || isCopy);
    const isUsual = isLaid && fills;
    const whenCut = isUsual ? (isSheet && !this.#clip ? 'same' : 'whole-only') : 'unknown';
    const isBounded = settings.isWithoutEffects && fills;
    return {
      look: look.number,
      edges: isBounded ? (this.#clip?.edges ?? edges) : undefined,
      whenCut,
    };
  }

  /** How far a line may reach beyond its points, in px: it is thick, and its corners may be pointed. */
  #lineReach(): number {
    const { settings } = this;
    const [a, b, c, d] = this.#matrix;
    const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const isRound = settings.get('lineJoin') === 'round';
    const thick = Number(settings.get('lineWidth') ?? 1);
    const share = isRound ? 0.75 : Number(settings.get('miterLimit') ?? 10) / 2;
    return softEdge + scale * thick * share;
  }

  #extentOf(points: readonly unknown[]): Extent {
    const extent = new Extent();
    this.#extend(extent, points);
    return extent;
  }

  /** Whether a picture is laid px for px. */
  #isSheet({ width, height }: Picture, place: readonly number[]): boolean {
    const [a, b, c, d, e, f] = this.#matrix;
    const isUpright = a === 1 && b === 0 && c === 0 && d === 1;
    const [sx = 0, sy = 0, wide = width, high = height, ...to] =
      place.length < 8 ? [0, 0, width, height, ...place] : place;
    const [x = 0, y = 0, toWide = wide, toHigh = high] = to;
    const isUnscaled = toWide === wide && toHigh === high;
    return isUpright && isUnscaled && [e, f, sx, sy, wide, high, x, y].every(Number.isInteger);
  }

  /** Around what letters cover. */
  #inkOf(text: string, x: number, y: number): Extent | undefined {
    const { canvas, settings } = this;
    const font = settings.get('font');
    if (typeof font !== 'string' || !settings.lookOf('text').isPlain) return undefined;
    const ink = canvas.inkOf(font, text);
    if (!ink) return undefined;
    const box = [x + ink.x, y + ink.y, ink.width, ink.height];
    return this.#extentOf(cornersOf(box));
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

/** Where what is on a picture comes to lie: canvases are larger than what is drawn on them. */
function placeOfContent(picture: Picture, place: readonly number[]): readonly number[] {
  const { width, height } = picture;
  const [x = 0, y = 0, wide = width, high = height] = place.length < 8 ? place : place.slice(4);
  const [sx = 0, sy = 0, sw = width, sh = height] = place.length < 8 ? [] : place;
  if (!(picture instanceof Recording)) return [x, y, wide, high];
  const { left, top, right, bottom } = picture.covered ?? nowhere;
  const [across, down] = [wide / sw, high / sh];
  const [from, to] = [Math.max(sx, left), Math.min(sx + sw, right)];
  const [above, below] = [Math.max(sy, top), Math.min(sy + sh, bottom)];
  if (to <= from || below <= above) return [x, y, 0, 0];
  return [
    x + (from - sx) * across,
    y + (above - sy) * down,
    (to - from) * across,
    (below - above) * down,
  ];
}

const nowhere: Edges = { left: 0, top: 0, right: 0, bottom: 0 };

function cornersOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): readonly number[] {
  return [x, y, x + width, y, x, y + height, x + width, y + height];
}

const isAround = ({ left, top, right, bottom }: Edges, { width, height }: Picture): boolean =>
  left <= 0 && top <= 0 && right >= width && bottom >= height;

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
