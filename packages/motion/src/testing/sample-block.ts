import type { Box, CharBox, TextBlock } from '../text-effects/text-block.ts';

/** A text laid out with letters of one width: enough for effects, which only see boxes. */
export function sampleBlock(text: string, fontSizePx = 100): TextBlock {
  const [charWidth, lineHeight] = [fontSizePx * 0.55, fontSizePx * 1.2];
  const rows = text === '' ? [] : text.split('\n');
  const lines: Box[] = [];
  const words: Box[] = [];
  const chars: CharBox[] = [];
  for (const [line, row] of rows.entries()) {
    const y = line * lineHeight;
    let x = 0;
    for (const part of row.match(/\S+\s*/g) ?? []) {
      const letters = [...part];
      words.push({ x, y, width: part.trimEnd().length * charWidth, height: lineHeight });
      for (const letter of letters) {
        chars.push({
          text: letter,
          x,
          y,
          width: charWidth,
          height: lineHeight,
          baselineY: y + lineHeight * 0.8,
          line,
          word: words.length - 1,
          index: chars.length,
        });
        x += charWidth;
      }
    }
    lines.push({ x: 0, y, width: x, height: lineHeight });
  }
  const widthPx = Math.max(0, ...lines.map(({ width }) => width));
  return { widthPx, heightPx: rows.length * lineHeight, fontSizePx, lines, words, chars };
}
