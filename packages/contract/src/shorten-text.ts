/** A line that is short enough: cut between words where there is a gap near the end, and marked with '…'. */
export function shortenText(text: string, maxLetters: number): string {
  const letters = Array.from(text);
  if (letters.length <= maxLetters) return text;
  const cut = letters.slice(0, maxLetters - 1).join('');
  const words = /^(.*\S)\s+\S*$/s.exec(letters[maxLetters - 1]?.trim() ? cut : `${cut} `)?.[1];
  const kept = words && words.length > cut.length / 2 ? words : cut;
  return `${kept.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
}
