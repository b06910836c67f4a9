/** The longest run of numbers, in their order but not necessarily side by side, that only rises. */
export function longestRise(numbers: readonly number[]): readonly number[] {
  // ends[n] is where the best run of length n + 1 ends; before[i] is what comes before i in its run.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.push(numbers[at] as number);
  return run.reverse();
}
