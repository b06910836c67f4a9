/** It ends already, also within the marks of somebody's words: “It is over.” */
const isEnded = /[!?！？؟。।]$|[.!?…]["”“’»)\]]+$/u;

/** What somebody typed as a heading, as it is said. */
export function asSentence(heading: string): string {
  const text = withoutDot(heading);
  return text === '' || isEnded.test(text) ? text : `${text}${fullStopOf(text)}`;
}

/** As the script of its last letter ends a sentence. */
function fullStopOf(text: string): string {
  const last = [...text].findLast((letter) => /\p{L}/u.test(letter)) ?? '';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return '。';
  return /\p{Script=Devanagari}/u.test(last) ? '।' : '.';
}

export function withoutDot(text: string): string {
  return text.replace(/(?<![.:;,\s。、।،])[.:;,\s。、।،]+$/u, '');
}
