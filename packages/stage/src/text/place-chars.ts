import type { Box } from '@reelwright/motion';
import type { PlacedChar } from './fragment.ts';
import { isJoined } from './graphemes.ts';
import type { PlacedPiece } from './place-line.ts';
import type { TextRuler } from './text-ruler.ts';

/** Where each letter of a line stands, in the order in which they are read. */
export function placeChars(
  pieces: readonly PlacedPiece[],
  line: Box,
  counted: { word: number; index: number },
  ruler: TextRuler,
): PlacedChar[] {
  const chars: PlacedChar[] = [];
  let afterSpace = false;
  if (pieces.length > 0) counted.word += 1;
  for (const { fragment, letters } of pieces.toSorted((a, b) => a.from - b.from)) {
    let before = '';
    const name = fragment.ink.file?.name ?? '';
    const widthOf = (text: string) => ruler.width(name, text) * fragment.ink.sizePx;
    for (let at = 0; at < letters.length; ) {
      let text = letters[at]?.text ?? '';
      let next = at + 1;
      // Joined letters lose their shape alone: a whole word of them is one.
      while (isJoined(text) && next < letters.length && isJoined(letters[next]?.text ?? '')) {
        text += letters[next]?.text ?? '';
        next += 1;
      }
      const start = fragment.emoji ? 0 : widthOf(before);
      const end = fragment.emoji ? fragment.width : widthOf(before + text);
      before += text;
      at = next;
      const space = text.trim() === '';
      if (!space && afterSpace) counted.word += 1;
      afterSpace = space;
      chars.push({
        text,
        x: fragment.rightToLeft ? fragment.x + fragment.width - end : fragment.x + start,
        y: line.y,
        width: end - start,
        height: line.height,
        baselineY: fragment.baselineY,
        line: fragment.line,
        word: counted.word,
        index: counted.index,
        rightToLeft: fragment.rightToLeft,
        fragment,
      });
      counted.index += 1;
    }
  }
  return chars;
}
