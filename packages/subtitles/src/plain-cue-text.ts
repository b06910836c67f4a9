/** Tags of both formats and of their neighbours. A '<' that opens none of them is a letter like any other. */
const tag =
  /<\/?(?:[biusvc]|font|lang|ruby|rt|span|p|em|strong)(?:[\s.=][^<>]*)?>|<\d{1,6}:\d\d[\d:.]*>|\{\\[^{}]*\}|\{\/?[biu]\}/gi;
const lineBreak = /<br\s?\/?>|\\N/g;
const entity = /&(#x?[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|lrm|rlm);/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are taken out.
const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFEFF]/g;

/** The words of a cue as they are read: without tags, positions and codes for letters. */
export function plainCueText(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(lineBreak, '\n')
    .replace(tag, '')
    .replace(entity, (whole, name: string) => letterOf(name.toLowerCase()) ?? whole)
    .replace(control, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function letterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name];
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isLetter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isLetter ? String.fromCodePoint(code) : undefined;
}
