import type { Lettering } from '../draw/part.ts';
import { maxMaskBytes, maxStamps } from '../frame-places.ts';
import { type CutLetters, type CutSize, cutLetters } from './cut-letters.ts';
import { brightnesses, type Ink, readInk } from './ink.ts';
import type { Mask, Stamp } from './stamper.ts';

/** Skia draws larger letters in another way: as outlines, at any place between px. */
const maxSize = 200;
/** Sizes in between are stretched a little: so many steps for twice the size. */
const stepsPerDouble = 8;
/** What is remembered is forgotten at once when it gets too much. */
const maxKeptBytes = 12_000_000;
const maxInks = 10_000;

/** A size that letters are cut out in, and a number that stands for it. */
interface NamedSize extends CutSize {
  readonly name: number;
}

interface Font {
  readonly sizePx: number;
  /** By text, and by the number of their size and ink. Undefined when they have to be drawn. */
  readonly texts: Map<string, Map<number, CutLetters | undefined>>;
}

/**
 * Letters that move, cut out once and laid on frames again and again: as Skia draws them, but for those
 * that grow or shrink, which are stretched from the next size there is.
 */
export class LetterMasks {
  readonly #scale: number;
  readonly #fonts = new Map<string, Font>();
  readonly #inks = new Map<string, Ink | undefined>();
  #keptBytes = 0;
  #last: readonly Lettering[] = [];

  /** @param scale that of letters which are neither made larger nor smaller. */
  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Those of the next frame. Undefined when any of them has to be drawn. */
  stampsOf(letters: readonly Lettering[]): Stamp[] | undefined {
    if (letters.length > maxStamps) return undefined;
    const last = this.#last;
    this.#last = letters;
    const more = last.length - letters.length;
    const stamps: Stamp[] = [];
    const masks = new Set<Mask>();
    let bytes = 0;
    for (const [index, one] of letters.entries()) {
      // Others came or went, most often before it or after it.
      const steady = isSteady(one, last[index]) || isSteady(one, last[index + more]);
      const stamp = this.#stampOf(one, steady);
      if (!stamp) return undefined;
      if (!masks.has(stamp.mask)) bytes += stamp.mask.bytes.length;
      masks.add(stamp.mask);
      stamps.push(stamp);
    }
    return bytes <= maxMaskBytes ? stamps : undefined;
  }

  #stampOf(lettering: Lettering, steady: boolean): Stamp | undefined {
    const { scaleX, scaleY, opacity } = lettering;
    const ink = this.#inkOf(lettering.color);
    const font = this.#fontOf(lettering.font);
    if (!ink || !(font.sizePx * Math.max(scaleX, scaleY) < maxSize)) return undefined;
    // Skia puts each letter on a whole row, or on a quarter of one, and on a quarter of a column.
    const isExact = steady && lettering.text.length > 1;
    const column = isExact ? lettering.x : Math.floor(lettering.x * 4 + 0.5) / 4;
    const rowParts = lettering.betweenRows ? 4 : 1;
    const row = Math.floor(lettering.y * rowParts + 0.5) / rowParts;
    const size = this.#sizeFor(lettering, font, { column, row }, steady);
    const cut = this.#cutOf(lettering, font, ink, size);
    if (!cut) return undefined;
    const stretchX = scaleX / size.scaleX;
    const stretchY = scaleY / size.scaleY;
    return {
      mask: cut.mask,
      x: column - size.shift + cut.left * stretchX,
      y: row - (size.shiftDown ?? 0) + cut.top * stretchY,
      scaleX: stretchX,
      scaleY: stretchY,
      opacity: ink.opacity * opacity,
      color: ink.color,
    };
  }

  #sizeFor(
    { scaleX, scaleY, betweenRows }: Lettering,
    { sizePx }: Font,
    { column, row }: { readonly column: number; readonly row: number },
    steady: boolean,
  ): NamedSize {
    const across = Math.log2(scaleX / this.#scale) * stepsPerDouble;
    const down = Math.log2(scaleY / this.#scale) * stepsPerDouble;
    if (steady || (Math.abs(across) < 1e-6 && Math.abs(down) < 1e-6)) {
      const shift = column - Math.floor(column);
      const shiftDown = betweenRows ? row - Math.floor(row) : undefined;
      const name =
        nameOf(across, down, 1 + shift) * 5 + (betweenRows ? 1 + 4 * (shiftDown ?? 0) : 0);
      return { scaleX, scaleY, shift, shiftDown, name };
    }
    const [stepsX, stepsY] = [Math.round(across), Math.round(down)];
    const nearX = this.#scale * 2 ** (stepsX / stepsPerDouble);
    const nearY = this.#scale * 2 ** (stepsY / stepsPerDouble);
    // Made smaller out of twice as large ones, they stay as sharp as they were drawn.
    const times = 2 * sizePx * Math.max(nearX, nearY) < maxSize ? 2 : 1;
    const name = nameOf(stepsX, stepsY, 0) * 5;
    const shifts = { shift: 0, shiftDown: undefined };
    return { scaleX: times * nearX, scaleY: times * nearY, ...shifts, name };
  }

  #fontOf(css: string): Font {
    const known = this.#fonts.get(css);
    if (known) return known;
    const font: Font = { sizePx: Number.parseFloat(css), texts: new Map() };
    this.#fonts.set(css, font);
    return font;
  }

  #cutOf(lettering: Lettering, font: Font, ink: Ink, size: NamedSize): CutLetters | undefined {
    const name = size.name * brightnesses + ink.brightness;
    const known = font.texts.get(lettering.text);
    const cut = known?.get(name);
    if (cut || known?.has(name)) return cut;
    if (this.#keptBytes > maxKeptBytes) {
      for (const { texts } of this.#fonts.values()) texts.clear();
      this.#keptBytes = 0;
    }
    const made = cutLetters(lettering.font, lettering.text, ink.css, size);
    const cuts = font.texts.get(lettering.text) ?? new Map<number, CutLetters | undefined>();
    font.texts.set(lettering.text, cuts.set(name, made));
    this.#keptBytes += made?.mask.bytes.length ?? 0;
    return made;
  }

  #inkOf(css: string): Ink | undefined {
    const known = this.#inks.get(css);
    if (known || this.#inks.has(css)) return known;
    if (this.#inks.size >= maxInks) this.#inks.clear();
    const ink = readInk(css);
    this.#inks.set(css, ink);
    return ink;
  }
}

/** A number of its own for each that differs by more than a hundredth of a step, or a thousandth of a px. */
function nameOf(stepsX: number, stepsY: number, shift: number): number {
  const x = Math.round(stepsX * 100) + 50_000;
  const y = Math.round(stepsY * 100) + 50_000;
  return (x * 100_000 + y) * 2001 + Math.round(shift * 1000);
}

/** Its size and its column are the same. */
function isSteady(one: Lettering, other: Lettering | undefined): boolean {
  return (
    other !== undefined &&
    one.text === other.text &&
    one.x === other.x &&
    one.scaleX === other.scaleX &&
    one.scaleY === other.scaleY
  );
}
