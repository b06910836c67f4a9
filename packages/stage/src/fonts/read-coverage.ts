/** Reads `20-7e,a0-ff` (hexadecimal, ascending) into a question: does it hold this letter? */
export function readCoverage(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [from = 0, to = 0] = ranges[middle] ?? [];
      if (codePoint < from) high = middle - 1;
      else if (codePoint > to) low = middle + 1;
      else return true;
    }
    return false;
  };
}
