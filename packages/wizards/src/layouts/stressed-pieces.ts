/** A text in pieces: words that are stressed, and what is between them. Capitals do not matter: themes may write all large. */
export function stressedPieces(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly isStressed: boolean }[] {
  const small = text.toLowerCase();
  const marks = new Array<boolean>(text.length).fill(false);
  for (const wanted of words) {
    const one = wanted.toLowerCase();
    if (one === '') continue;
    for (let at = small.indexOf(one); at >= 0; at = small.indexOf(one, at + one.length)) {
      // Part of a longer word is not that word.
      if (isLetter(small[at - 1]) && isLetter(one[0])) continue;
      if (isLetter(small[at + one.length]) && isLetter(one.at(-1))) continue;
      marks.fill(true, at, at + one.length);
    }
  }
  const pieces: { text: string; isStressed: boolean }[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marks[at] === marks[from]) continue;
    pieces.push({ text: text.slice(from, at), isStressed: marks[from] === true });
    from = at;
  }
  return pieces;
}

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
