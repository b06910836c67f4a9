/** Words on a box of one colour, as bulletins show them: still, and cut to. */
import type { DraftItem } from '@reelwright/pictures';
import type { Channel, ScriptPart } from '../../script.ts';
import type { TextLook } from '../../themes/theme-look.ts';
import { type SetText, setText } from '../set-text.ts';
import { coloredBox, type ShapeTime } from '../shapes.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide, smallestWords } from '../slide-frame.ts';
import { type Align, faceOf, shownText, textItem } from '../text-item.ts';

/** Of films whose parts name no channel. */
const plainChannel: Channel = {
  name: '',
  colors: { strap: '#0b3d91', deep: '#04122e', accent: '#7cc4ff' },
  ticker: [],
};

export function channelOf({ channel }: ScriptPart): Channel {
  return channel ?? plainChannel;
}

/** Colours of the sheet that sentences stand on. */
export const paper = { ground: '#f6f7f9', ink: '#14171f' } as const;

interface WordsRoom {
  readonly width: number;
  /** Parts of the shorter side. */
  readonly largest: number;
  /** Smaller rather than in more lines than these, and never higher than these are. */
  readonly maxLines: number;
  readonly height?: number;
}

/** Words as they fit their room: in which size, and how many of them. */
export interface FittedWords {
  readonly text: string;
  readonly set: SetText;
}

export function fitWords(
  text: string,
  look: TextLook,
  frame: SlideFrame,
  { width, largest, maxLines, height }: WordsRoom,
): FittedWords {
  const unit = shorterSide(frame);
  const smallest = smallestWords * unit;
  const room = height ?? maxLines * lineHeight * largest * unit;
  const setIn = (words: string) =>
    setText({
      text: shownText(words, look),
      face: faceOf(look),
      width,
      height: room,
      largest: Math.max(smallest, largest * unit),
      smallest,
      letters: Number.POSITIVE_INFINITY,
      maxLines,
      linesFrom: smallest,
    });
  let fitted = { text: text.trim(), set: setIn(text.trim()) };
  for (let tries = 0; tries < 60 && fitted.set.height > room + 0.5; tries += 1) {
    const shorter = withoutEnd(fitted.text);
    fitted = { text: shorter, set: setIn(shorter) };
  }
  return fitted;
}

const lineHeight = 1.2;

/** What can never fit ends where its box is full. */
function withoutEnd(text: string): string {
  const letters = [...text.replace(/…$/, '')];
  const kept = letters.slice(0, Math.floor(letters.length * 0.85)).join('');
  const whole = kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : kept;
  return `${whole.trimEnd()}…`;
}

interface StrapWords {
  readonly id: string;
  readonly ident: string;
  readonly words: FittedWords;
  readonly look: TextLook;
  readonly color: string;
  readonly align?: Align;
  /** Around the words: they stand in its middle. */
  readonly box: Box;
  readonly padX: number;
  readonly time: ShapeTime;
}

/** The words alone. */
export function strapWords(strapped: StrapWords): DraftItem {
  const { id, ident, words, look, color, align = 'left', box, padX, time } = strapped;
  const { text, set } = words;
  return textItem({
    id,
    ident,
    text,
    look: calm(look, time.start),
    color,
    size: set.size,
    align,
    cut: set.cut,
    box: {
      x: box.x + padX,
      y: box.y + (box.height - set.height) / 2,
      width: box.width - 2 * padX,
      height: set.height,
    },
    ...time,
  });
}

/** The box and its words. */
export function strap(strapped: StrapWords & { readonly ground: string }): DraftItem[] {
  const { id, box, ground, time } = strapped;
  return [coloredBox(`${id}-strap`, box, ground, time), strapWords(strapped)];
}

/**
 * News do not bounce: words are there, all at once, and those that stand there from a cut on do not blink at it. What
 * somebody chose is shown as they chose it.
 */
function calm(look: TextLook, start: number): TextLook {
  if (look.chosen?.in || look.chosen?.break) return look;
  const { scale: _, shadow: __, ...rest } = look;
  const way = start > 0 ? { effect: 'fade-in', duration: 160 } : { effect: 'none', duration: 0 };
  return { ...rest, effects: { in: way } };
}

/** Where straps stand: nearly as wide as the frame, and in tall ones where no app puts its buttons. */
export function strapColumn(frame: SlideFrame): Pick<Box, 'x' | 'width'> {
  const side = shapeOf(frame) === 'wide' ? 0.045 : shapeOf(frame) === 'square' ? 0.05 : 0.06;
  return { x: frame.width * side, width: frame.width * (1 - 2 * side) };
}
