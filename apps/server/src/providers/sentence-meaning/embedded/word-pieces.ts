/** Texts as the numbers that the model knows: whole words where it has them, else their longest pieces. */
const begin = 101;
const end = 102;
const maxPieces = 126;
const unknown = '[UNK]';

export function createWordPieces(
  vocabulary: Readonly<Record<string, number>>,
): (text: string) => readonly number[] {
  const piecesOf = (word: string): readonly number[] => {
    const found: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      const piece = () => `${from > 0 ? '##' : ''}${word.slice(from, to)}`;
      while (to > from && !Object.hasOwn(vocabulary, piece())) to--;
      if (to === from) return [vocabulary[unknown] ?? 0];
      found.push(vocabulary[piece()] ?? 0);
      from = to;
    }
    return found;
  };
  return (text) => {
    const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const words = plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
    return [begin, ...words.flatMap(piecesOf).slice(0, maxPieces), end];
  };
}
