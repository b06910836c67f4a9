/** Words of scripts that are written without spaces, and how much room their letters take. */
const squareLetters =
  /[\u1100-\u11ff\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]/;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3003\u3005-\u3011\uff01-\uff60]/u;
const lonely = /^[\p{P}\p{S}]+$/u;
const opening = /^[「『（［｛〈《【〔〘〖〝“‘([{]+$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** Whether words follow each other without spaces in a text: Japanese and Chinese. */
export const isSpaceless = (text: string): boolean => spaceless.test(text);

/**
 * A text as words. Between spaces, and in scripts without them as a dictionary knows words; punctuation stays with the
 * word before it, an opening bracket with the one after it.
 */
export function wordsOf(text: string, language = 'ja'): readonly string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (isSpaceless(word) ? cutSpaceless(word, language) : [word]));
}

function cutSpaceless(text: string, language: string): readonly string[] {
  const locale = language.startsWith('zh') ? 'zh' : 'ja';
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  const words: string[] = [];
  let waiting = '';
  for (const { segment } of segmenter.segment(text)) {
    if (opening.test(segment)) {
      waiting += segment;
    } else if (words.length > 0 && waiting === '' && belongsTo(words.at(-1) ?? '', segment)) {
      words[words.length - 1] += segment;
    } else {
      words.push(waiting + segment);
      waiting = '';
    }
  }
  if (waiting) words.push(waiting);
  return words;
}

function belongsTo(before: string, segment: string): boolean {
  return isTail(segment, before) || isDoubleVerb(before, segment);
}

/** 取り戻す, 見つけ出す: a verb of two is not torn. */
function isDoubleVerb(before: string, segment: string): boolean {
  return (
    /\p{Script=Han}[りきしちみびぎいけせえ]$/u.test(before) &&
    /^\p{Script=Han}\p{Script=Hiragana}/u.test(segment)
  );
}

/** A text in nothing but hiragana would otherwise be one word. */
const longWord = 8;
const longestWord = 14;

/** Punctuation, and the particles and endings that lines never begin with. */
function isTail(segment: string, before: string): boolean {
  if (lonely.test(segment)) return true;
  if (/[、。！？…]$/u.test(before) || before.length >= longestWord) return false;
  const most = before.length < longWord ? 3 : 2;
  return segment.length <= most && /^[\p{Script=Hiragana}ー]+$/u.test(segment);
}

/** What stands between two words when they are written after each other. */
export function spaceBetween(before: string, after: string): '' | ' ' {
  const [last = '', first = ''] = [[...before].at(-1), [...after][0]];
  return isSpaceless(last) || isSpaceless(first) ? '' : ' ';
}

export function joinWords(words: readonly string[]): string {
  return words.reduce(
    (text, word) => (text === '' ? word : text + spaceBetween(text, word) + word),
    '',
  );
}

/** How much of a line a text takes, in letters of Latin: square letters count twice, marks above and below not at all. */
export function letterWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (squareLetters.test(letter)) width += 2;
    else if (!/[\p{Mn}\p{Me}\p{Cf}]/u.test(letter)) width += 1;
  }
  return width;
}
