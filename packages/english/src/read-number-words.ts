/** 'zero' to 'nineteen', each at its own place. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** 'twenty' to 'ninety'. */
export const tensNames: readonly string[] =
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const largeNumbers: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

/** 'twenty thousand' → 20000, '1,200' → 1200. Good for what people write; words that are no numbers count nothing. */
export function readNumberWords(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  let total = 0;
  let current = 0;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const size = Object.hasOwn(largeNumbers, word) ? largeNumbers[word] : undefined;
    if (size === 100) current = Math.max(1, current) * 100;
    else if (size) {
      total += Math.max(1, current) * size;
      current = 0;
    } else if (smallNumbers.includes(word)) current += smallNumbers.indexOf(word);
    else if (tensNames.includes(word)) current += (tensNames.indexOf(word) + 2) * 10;
  }
  return total + current;
}
