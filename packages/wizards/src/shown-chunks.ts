/** Cuts a sentence into what stands on the slide at once: at most ten words, cut where one would breathe. */
const mostWords = 10;

export function shownChunks(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const count = Math.ceil(words.length / mostWords);
  if (count <= 1) return words.length === 0 ? [] : [words.join(' ')];
  const chunks: string[] = [];
  let from = 0;
  for (let left = count; left > 1; left -= 1) {
    const even = (words.length - from) / left;
    const end = bestCut(words, from, from + even, words.length - (left - 1) * mostWords);
    chunks.push(words.slice(from, end).join(' '));
    from = end;
  }
  return [...chunks, words.slice(from).join(' ')];
}

/** The cut near the middle that hurts least; the rest must still fit. */
function bestCut(words: readonly string[], from: number, ideal: number, least: number): number {
  let best = Math.round(ideal);
  let bestCost = Number.POSITIVE_INFINITY;
  const most = Math.min(from + mostWords, words.length - 1);
  for (let end = Math.max(from + 1, least); end <= most; end += 1) {
    const cost = Math.abs(end - ideal) + cutCost(words[end - 1] ?? '', words[end] ?? '');
    if (cost < bestCost) {
      bestCost = cost;
      best = end;
    }
  }
  return best;
}

const joins =
  /^(and|but|or|so|because|while|which|who|that|than|when|where|if|with|for|from|to|in|on|at|by|into|as)$/i;
const articles =
  /^(a|an|the|of|to|in|on|at|by|for|from|with|and|or|its|their|his|her|your|is|are|was|were|be|than|about|as|not|no)$/i;

function cutCost(before: string, after: string): number {
  if (/[.!?;:]["')]?$/.test(before)) return -4;
  if (/,$/.test(before)) return -3;
  const cost = joins.test(after) ? -1.5 : 0.5;
  // "the | world" leaves a word hanging.
  return articles.test(before) ? cost + 4 : cost;
}
