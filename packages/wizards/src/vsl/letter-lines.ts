/** A letter as its slides: a heading, a sentence or two that belong together, an item of a list. */
import { escapeText, readBody, type Span, splitSentences } from '@reelwright/article';

interface LetterLine {
  /** What is said; bold words in <b>, everything else escaped. */
  readonly text: string;
  readonly kind?: 'heading' | 'item' | 'quote';
  /** Stands above it. */
  readonly title?: string;
  /** The number of the block of the letter it came from. */
  readonly block: number;
}

/** Sentences of a paragraph that are this short together share a slide: "No contracts. No catch." */
const fewWords = 9;
/** A paragraph of so many words without an end is a heading. */
const headingWords = 9;

export function letterLines(body: string): readonly LetterLine[] {
  return readBody(body).flatMap(({ kind, spans }, block): LetterLine[] => {
    const whole = spans.map(({ text }) => text).join('');
    const words = withoutEmoji(whole);
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    if (kind === 'heading' || isHeading(words, spans)) {
      return [{ text: escapeText(words), kind: 'heading', block }];
    }
    const isItem = kind === 'item' || startsWithEmoji.test(whole);
    const { title, rest } = afterwords(spans);
    return sentencesOf(rest).map((text, at) => ({
      text,
      block,
      ...(isItem ? { kind: 'item' as const } : kind === 'quote' && { kind }),
      ...(title && at === 0 && { title }),
    }));
  });
}

const emoji =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3/gu;
/** "✅ Five dinners a week": a list, as people write it. */
const startsWithEmoji = /^\s*(?:\p{Extended_Pictographic}|[✓✔✗✘→➤➜►])/u;

/** Digits and © are pictographs too, and words. */
function withoutEmoji(text: string): string {
  return text
    .replace(emoji, (sign) => (/[\d#*©®™]/.test(sign) ? sign : ''))
    .replace(/^\s*[✓✔✗✘→➤➜►]\s*/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A short line without an end, all of it large or bold: "THE OFFER", "Here is what you get". */
function isHeading(words: string, spans: readonly Span[]): boolean {
  const count = words.split(' ').length;
  if (count > headingWords || /[.!?…,:;"”’)]$/.test(words)) return false;
  const isBold = spans.every(({ text, bold }) => bold || text.trim() === '');
  return isBold || (/\p{Lu}/u.test(words) && words === words.toUpperCase());
}

function sentencesOf(spans: readonly Span[]): readonly string[] {
  const clean = spans
    .map(({ text, bold }) => ({ text: text.replace(/\s+/g, ' '), bold }))
    .map(({ text, bold }) => ({ text: text.replace(emoji, keepSigns), bold }));
  const whole = clean.map(({ text }) => text).join('');
  let from = 0;
  const parts = splitSentences(whole.replace(/^\s*[✓✔✗✘→➤➜►]\s*/u, '')).map((sentence) => {
    const start = Math.max(from, whole.indexOf(sentence, from));
    from = start + sentence.length;
    return { text: marked(clean, start, from), words: sentence.split(' ').length };
  });
  const joined: { text: string; words: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.words + part.words <= fewWords) {
      joined[joined.length - 1] = {
        text: `${last.text} ${part.text}`,
        words: last.words + part.words,
      };
    } else joined.push(part);
  }
  return joined.map(({ text }) => text);
}

const keepSigns = (sign: string) => (/[\d#*©®™]/.test(sign) ? sign : '');

function marked(spans: readonly Span[], start: number, end: number): string {
  let at = 0;
  let made = '';
  for (const { text, bold } of spans) {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    if (part === '') continue;
    const [, before = '', words = '', after = ''] = part.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? [];
    made += bold && words ? `${before}<b>${escapeText(words)}</b>${after}` : escapeText(part);
  }
  return made.replace(/\s+/g, ' ').trim();
}

/** "P.S. The price goes up." has its mark above it, and is said with it. */
function afterwords(spans: readonly Span[]): { title: string; rest: readonly Span[] } {
  const whole = spans.map(({ text }) => text).join('');
  const mark = /^\s*(P\.?\s?(?:P\.?\s?){0,2}S)(?:\.|:|\s[–—-])\s*/.exec(whole);
  if (!mark?.[1]) return { title: '', rest: spans };
  const title = `${mark[1].replace(/[^PS]/g, '').split('').join('.')}.`;
  let left = mark[0].length;
  const rest = spans.map(({ text, bold }) => {
    const cut = Math.min(left, text.length);
    left -= cut;
    return { text: text.slice(cut), bold };
  });
  return { title, rest: rest.filter(({ text }) => text !== '') };
}
