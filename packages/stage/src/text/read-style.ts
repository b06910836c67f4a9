import { cssColor } from '../color/parse-color.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import { splitOutsideBrackets } from '../gradient/split-outside-brackets.ts';
import type { Align, RunStyle } from './run-style.ts';

const wordsOfSize: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

/** Takes from a `style` attribute what text can have, and nothing else. */
export function readStyle(css: string): { style: RunStyle; align?: Align | undefined } {
  const style: { -readonly [Key in keyof RunStyle]: RunStyle[Key] } = {};
  let align: Align | undefined;
  for (const declaration of splitOutsideBrackets(css, ';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    const word = value.toLowerCase();
    switch (name) {
      case 'font-weight':
        style.bold = word.startsWith('bold') || Number.parseInt(word, 10) >= 600;
        break;
      case 'font-style':
        style.italic = word === 'italic' || word.startsWith('oblique');
        break;
      case 'text-decoration':
      case 'text-decoration-line':
        style.underline = word.includes('underline');
        style.strike = word.includes('line-through');
        break;
      case 'font-family':
        if (value.length > 2) style.family = value;
        break;
      case 'font-size':
        style.sizePx = readSize(word) ?? style.sizePx;
        break;
      case 'color':
        style.color = cssColor(value, '') || style.color;
        break;
      case 'background':
      case 'background-image':
      case 'background-color':
        if (parseGradient(value)) style.gradient = value;
        else style.background = cssColor(value, '') || style.background;
        break;
      case 'text-align':
        align = readAlign(word) ?? align;
        break;
      default:
    }
  }
  return { style, align };
}

export function readAlign(word: string | undefined): Align | undefined {
  switch (word?.toLowerCase()) {
    case 'left':
    case 'start':
      return 'left';
    case 'right':
    case 'end':
      return 'right';
    case 'center':
      return 'center';
    case 'justify':
      return 'justify';
    default:
      return undefined;
  }
}

function readSize(word: string): number | undefined {
  const named = wordsOfSize[word];
  if (named) return named;
  const value = Number.parseFloat(word);
  if (!(value > 0)) return undefined;
  const px = word.endsWith('pt') ? (value * 4) / 3 : word.endsWith('em') ? value * 16 : value;
  return Math.min(2000, px);
}
