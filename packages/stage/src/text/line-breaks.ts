import { isEmoji } from './graphemes.ts';

/**
 * Where lines may break, as browsers have it (UAX 14 with `line-break: strict`), as far as people
 * write: after spaces and hyphens, around CJK letters but never so that punctuation is orphaned.
 */
const ideographic =
  /^[\u1100-\u11ff\u2e80-\u2fff\u3000-\u30ff\u3105-\u312f\u3130-\u318f\u31a0-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff9f\uffa0-\uffef]|^[\ud840-\ud87f]/;
/** May not begin a line. */
const noStart =
  /^[、。，．・：；？！」』）］｝〉》】〕〙〗〟ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ…‥゛゜〜～％‼⁇⁈⁉ㇰ-ㇿｧ-ｯｰ｡｣､･ﾞﾟ'"’”.,!?;:)\]}%/\u00a0\u2060\ufeff\u00bb°′″]/;
/** May not end a line. */
const noEnd = /[「『（［｛〈《【〔〘〖〝‘“([{$£¥€＄￡￥\u00a0\u2060\ufeff]$/;
const letterOrDigit = /^[\p{L}\p{N}]/u;
const thai = /^[\u0e00-\u0e7f]/;

/** For each grapheme: whether a line may end after it. */
export function breaksAfter(letters: readonly string[]): boolean[] {
  const breaks = letters.map((letter, index) => {
    const next = letters[index + 1];
    return next !== undefined && mayBreak(letter, next, letters[index - 1]);
  });
  if (letters.some((letter) => thai.test(letter))) addThaiBreaks(letters, breaks);
  return breaks;
}

function mayBreak(letter: string, next: string, before: string | undefined): boolean {
  const space = isSpace(letter);
  if (isSpace(next)) return false;
  if (space || letter === '\u200b') return true;
  if (letter === '\u00ad') return true;
  if (noStart.test(next) || noEnd.test(letter)) return false;
  if (ideographic.test(letter) || ideographic.test(next)) return true;
  if (isEmoji(letter) || isEmoji(next)) return true;
  if (letter === '?' && letterOrDigit.test(next)) return true;
  if (letter === '—' || next === '—') return next !== letter;
  const hyphen = letter === '-' || letter === '–' || letter === '‐';
  if (!hyphen || before === undefined || isSpace(before)) return false;
  return letter === '-' ? /^\p{L}/u.test(next) : letterOrDigit.test(next);
}

function isSpace(letter: string): boolean {
  return (
    letter === ' ' ||
    letter === '\t' ||
    letter === '\u3000' ||
    /^[\u2000-\u2006\u2008-\u200a\u205f]$/.test(letter)
  );
}

/** Thai has no spaces between words: a dictionary knows where they end. */
function addThaiBreaks(letters: readonly string[], breaks: boolean[]): void {
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const ends = new Set<number>();
  for (const { index, segment } of words.segment(letters.join('')))
    ends.add(index + segment.length);
  let at = 0;
  letters.forEach((letter, index) => {
    at += letter.length;
    const next = letters[index + 1];
    if (next && thai.test(letter) && thai.test(next)) breaks[index] = ends.has(at);
  });
}
