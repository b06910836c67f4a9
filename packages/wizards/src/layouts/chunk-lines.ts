/**
 * Divides texts into slides: up to three short ones stay together; otherwise each slide gets about a hundred
 * letters, and a text that is longer than that is cut between words.
 */
const maxTogether = 3;
const shortText = 50;
const lettersPerSlide = 100;

export function chunkLines(texts: readonly string[]): readonly (readonly string[])[] {
  const given = texts.map((text) => text.trim()).filter(Boolean);
  if (given.length === 0) return [];
  if (given.length <= maxTogether && given.every((text) => text.length <= shortText))
    return [given];
  const slides: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const text of given.flatMap(cutText)) {
    const last = slides.at(-1);
    if (last && last.length < maxTogether && letters + text.length <= lettersPerSlide) {
      last.push(text);
      letters += text.length;
    } else {
      slides.push([text]);
      letters = text.length;
    }
  }
  return slides;
}

/** Evenly, so that no last piece is a word alone. */
function cutText(text: string): readonly string[] {
  const count = Math.ceil(text.length / lettersPerSlide);
  if (count <= 1) return [text];
  const each = text.length / count;
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(/\s+/)) {
    const longer = piece ? `${piece} ${word}` : word;
    if (piece && longer.length > lettersPerSlide) {
      pieces.push(piece);
      piece = word;
    } else if (longer.length >= each && pieces.length < count - 1) {
      pieces.push(longer);
      piece = '';
    } else piece = longer;
  }
  return piece ? [...pieces, piece] : pieces;
}
