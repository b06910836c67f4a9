const hopSamples = 320;
/** Looked at together: a gap between two sounds of one word is shorter. */
const hopsTogether = 9;

/** Where to cut samples so that no word is cut: at the quietest place from `from` on. */
export function quietestCut(samples: Float32Array, from: number): number {
  const first = Math.floor(from / hopSamples);
  const count = Math.floor(samples.length / hopSamples) - first;
  if (count <= hopsTogether) return samples.length;
  const loudness = Array.from({ length: count }, (_, hop) => {
    let sum = 0;
    const start = (first + hop) * hopSamples;
    for (let at = start; at < start + hopSamples; at += 1) sum += (samples[at] ?? 0) ** 2;
    return sum;
  });
  let window = loudness.slice(0, hopsTogether).reduce((sum, loud) => sum + loud, 0);
  let [least, place] = [window, 0];
  for (let hop = hopsTogether; hop < count; hop += 1) {
    window += (loudness[hop] ?? 0) - (loudness[hop - hopsTogether] ?? 0);
    // Of equally quiet places the later one: longer pieces are understood better.
    if (window <= least) [least, place] = [window, hop - hopsTogether + 1];
  }
  return (first + place + Math.floor(hopsTogether / 2)) * hopSamples;
}
