/**
 * Pairs the words of a script with the words that were heard, in their order: for each word of the script the
 * place of the heard word that stands for it, or -1. Misheard words stand for those that were said.
 */
export function matchWords(script: readonly string[], heard: readonly string[]): Int32Array {
  const pairs = new Int32Array(script.length).fill(-1);
  let [scriptFrom, heardFrom] = [0, 0];
  for (const [scriptAt, heardAt] of [
    ...anchors(script, heard),
    [script.length, heard.length] as const,
  ]) {
    pairBetween(
      { script, heard, scriptFrom, scriptTo: scriptAt, heardFrom, heardTo: heardAt },
      pairs,
    );
    if (scriptAt < script.length) pairs[scriptAt] = heardAt;
    [scriptFrom, heardFrom] = [scriptAt + 1, heardAt + 1];
  }
  return pairs;
}

/** Words in a row that occur once in both: where they meet is certain, and hours of audio become short stretches. */
const anchorWords = 3;
/** A stretch without an anchor that is longer than this is not one text read aloud: it is left unpaired. */
const maxCells = 16_000_000;

function anchors(
  script: readonly string[],
  heard: readonly string[],
): readonly (readonly [script: number, heard: number])[] {
  const inHeard = uniqueRuns(heard);
  const pairs = [...uniqueRuns(script)].flatMap(([run, scriptAt]) => {
    const heardAt = inHeard.get(run);
    return heardAt === undefined ? [] : [[scriptAt, heardAt] as const];
  });
  return longestRising(pairs.sort(([a], [b]) => a - b));
}

/** Where each run of words begins, for those that occur once. */
function uniqueRuns(words: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (let at = 0; at + anchorWords <= words.length; at += 1) {
    const run = words.slice(at, at + anchorWords).join(' ');
    if (places.has(run)) twice.add(run);
    places.set(run, at);
  }
  for (const run of twice) places.delete(run);
  return places;
}

/** The most pairs whose second numbers rise too: a sentence that was quoted earlier is no anchor. */
function longestRising<Pair extends readonly [number, number]>(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [at, pair] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const rising: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) rising.push(pair);
  }
  return rising.reverse();
}

interface Stretch {
  readonly script: readonly string[];
  readonly heard: readonly string[];
  readonly scriptFrom: number;
  readonly scriptTo: number;
  readonly heardFrom: number;
  readonly heardTo: number;
}

const [same, other, onlyScript, onlyHeard] = [0, 1, 2, 3];
/** Pairing two different words costs more than leaving one of them out, and less than leaving both. */
const costs = { other: 3, alone: 2 };

/** The pairing that changes least, by the usual table of edits. */
function pairBetween(stretch: Stretch, pairs: Int32Array): void {
  const { script, heard, scriptFrom, scriptTo, heardFrom, heardTo } = stretch;
  const [rows, columns] = [scriptTo - scriptFrom, heardTo - heardFrom];
  if (rows <= 0 || columns <= 0 || rows * columns > maxCells) return;
  const width = columns + 1;
  const steps = new Uint8Array((rows + 1) * width);
  let last = Int32Array.from({ length: width }, (_, column) => column * costs.alone);
  let row = new Int32Array(width);
  for (let y = 1; y <= rows; y += 1) {
    row[0] = y * costs.alone;
    for (let x = 1; x <= columns; x += 1) {
      const isSame = script[scriptFrom + y - 1] === heard[heardFrom + x - 1];
      const both = (last[x - 1] ?? 0) + (isSame ? 0 : costs.other);
      const up = (last[x] ?? 0) + costs.alone;
      const left = (row[x - 1] ?? 0) + costs.alone;
      const least = Math.min(both, up, left);
      row[x] = least;
      steps[y * width + x] =
        least === both ? (isSame ? same : other) : least === up ? onlyScript : onlyHeard;
    }
    [last, row] = [row, last];
  }
  let [y, x] = [rows, columns];
  while (y > 0 && x > 0) {
    const step = steps[y * width + x];
    if (step === same || step === other) {
      y -= 1;
      x -= 1;
      pairs[scriptFrom + y] = heardFrom + x;
    } else if (step === onlyScript) y -= 1;
    else x -= 1;
  }
}
