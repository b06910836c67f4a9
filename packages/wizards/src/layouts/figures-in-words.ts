/** What of a sentence is a figure, with its sign and what it counts: "$35", "71 percent", "20 seconds", "1964". */
const figures = /(?:[$€£]\s?)?\d[\d.,]*\d|(?:[$€£]\s?)?\d/g;
const behind =
  /^(?:%|°C?F?|th\b|st\b|nd\b|rd\b|s\b)?(?:[ -](?:percent|million|billion|trillion|thousand|hundred|degrees|years?|months?|weeks?|days?|hours?|minutes?|seconds?|times|meters?|feet|miles?|kilometers?|grams?|kilos?|pounds?|tons?|calories|dollars|people|countries)\b)?/i;

/** The text in pieces, figures and what is between them. */
export function figuresInWords(text: string): readonly { text: string; isFigure: boolean }[] {
  const pieces: { text: string; isFigure: boolean }[] = [];
  let from = 0;
  for (const found of text.matchAll(figures)) {
    if (found.index < from) continue;
    // "COVID-19" and "H2O" are names.
    if (/[\p{L}-]/u.test(text[found.index - 1] ?? '')) continue;
    const end = found.index + found[0].length;
    const more = behind.exec(text.slice(end))?.[0] ?? '';
    if (/^\p{L}/u.test(text.slice(end + more.length))) continue;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), isFigure: false });
    pieces.push({ text: found[0] + more, isFigure: true });
    from = end + more.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFigure: false });
  return pieces;
}
