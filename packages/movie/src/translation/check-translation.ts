/** Whether a translation keeps what has to stay: numbers, links, and the markup around words. */
const links =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|de|fr|es|it|pt|nl|pl|in|jp|eu|example)(?:\/[^\s<>"']*)?/giu;
const tags = /<\/?[a-z][^<>]*>/gi;
const places = /\{\w+\}/g;

/** What is lost or new, in the order of the text: '42', 'example.com'. Empty: all is kept. */
export function lostInTranslation(text: string, translation: string): readonly string[] {
  return [
    ...missing(found(text, links), found(translation, links)),
    ...missing(numbersIn(text), numbersIn(translation)),
    ...missing(found(text, tags), found(translation, tags)),
    ...missing(found(text, places), found(translation, places)),
  ];
}

const found = (text: string, pattern: RegExp): readonly string[] =>
  (text.match(pattern) ?? []).map((one) => one.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));

/** All of one that are not in the other, which has each only as often as it is there. */
function missing(wanted: readonly string[], given: readonly string[]): readonly string[] {
  const left = [...given];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** '1,234.5', '1.234,5' and '١٢٣٤٫٥' are one number: its digits count. '10th' and '10.' are, too. */
function numbersIn(text: string): readonly string[] {
  const plain = withLatinDigits(text.replace(tags, ' ').replace(links, ' ').replace(places, ' '));
  return (plain.match(/\d+(?:[.,\u00a0\u202f' ’٫٬]\d+)*/g) ?? []).flatMap((one) =>
    one
      .split(/(?<=\d)[ ](?=\d{1,2}(?!\d))/)
      .map((number) => number.replace(/\D/g, '').replace(/^0+(?=\d)/, '')),
  );
}

/** Arabic, Persian, Devanagari and full-width digits as Western ones. */
function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    if (point < 0x80) return digit;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}
