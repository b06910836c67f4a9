import { type Item, problemOfText } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { defaultFontFamily, findFontFamily } from '../fonts/font-book.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import type { Brush } from '../surface/brush.ts';
import { fitText } from '../text/fit-text.ts';
import { type LaidText, layoutText } from '../text/layout-text.ts';
import type { BaseStyle } from '../text/letter.ts';
import { parseHtml } from '../text/parse-html.ts';
import type { Paragraph } from '../text/run-style.ts';
import { textPadding } from './text-padding.ts';

/** Text whose runs say their size, in an item that says none. */
const defaultTextPx = 80;

export interface ItemText {
  readonly laid: LaidText;
  /** Where the text block's top left corner lies in the item. */
  readonly x: number;
  readonly y: number;
}

/** Sets an item's text in its box: at the size it has, else as large as fits. */
export function layOutItem(
  { surface, assets }: Pick<Brush, 'surface' | 'assets'>,
  item: Item,
  width: number,
  height: number,
): ItemText {
  const family = item.font?.family;
  if (family && !findFontFamily(family)) assets.report?.({ kind: 'missing-font', family });
  const key = JSON.stringify([
    'text',
    item.text,
    item.font,
    item.fg,
    item.singleStyle,
    item.effects?.effect,
    item.effects?.break,
    width,
    height,
  ]);
  const text = surface.memory.recall(key, () => {
    // Left out and told of, instead of holding up whoever shows it.
    const problem = problemOfText(item.text);
    if (problem) throw new Error(`It ${problem}`);
    const padding = textPadding(item, width, height);
    const parsed = parseHtml(item.text ?? '');
    const paragraphs = item.singleStyle ? parsed.map(plain) : parsed;
    const room = {
      widthPx: Math.max(1, width - 2 * padding),
      heightPx: Math.max(1, height - 2 * padding),
    };
    const request = { paragraphs, base: baseStyle(item), align: 'center', ...room } as const;
    const sized = item.font?.size ?? (paragraphs.some(hasSize) ? defaultTextPx : undefined);
    const laid =
      sized === undefined || item.font?.fit
        ? fitText(request, surface.ruler, sized)
        : layoutText({ ...request, sizePx: sized }, surface.ruler);
    return { laid, x: padding, y: (height - laid.block.heightPx) / 2 };
  });
  if (text.laid.unknown.length > 0) {
    assets.report?.({
      kind: 'missing-letters',
      letters: text.laid.unknown.join(''),
      itemId: item.id,
    });
  }
  return text;
}

export function baseStyle({ font, fg }: Item): BaseStyle {
  const gradient = [font?.fg === 'gradient' ? font.gradient : undefined, fg].find((text) =>
    parseGradient(text),
  );
  const styles = font?.styles ?? [];
  return {
    family: font?.family ?? defaultFontFamily,
    bold: styles.includes('bold'),
    italic: styles.includes('italic'),
    underline: styles.includes('underline'),
    color: cssColor(fg, '') || cssColor(font?.color, '#000'),
    gradient,
  };
}

function hasSize({ runs }: Paragraph): boolean {
  return runs.some(({ style }) => style.sizePx !== undefined);
}

/** One style for all: what single words were given does not count. */
function plain({ align, marker, runs }: Paragraph): Paragraph {
  return { align, marker, runs: [{ text: runs.map(({ text }) => text).join(''), style: {} }] };
}
