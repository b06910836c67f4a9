/** Whether two words differ by at most so many letters added, left out, changed or swapped. */
export function isMisspelling(typed: string, word: string, most: number): boolean {
  if (Math.abs(typed.length - word.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (i > 1 && j > 1 && swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[word.length] ?? 99) <= most;
}

/** How many wrong letters a word of that length may have and still be recognised. */
export function maxWrongLetters(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}
