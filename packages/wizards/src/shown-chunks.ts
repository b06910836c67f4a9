/** Cuts a sentence into what stands on the slide at once, where one would breathe. */

/** So many words always fit. */
const fewWords = 9;
/** So many stand together only where no pause divides them. */
const maxWords = 12;

export function shownChunks(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  if (words.length <= fewWords) return [words.join(' ')];
  if (words.length <= maxWords) {
    const pauses = words.flatMap((word, at) => {
      const isPause =
        at >= 3 && at < words.length - 4 && /[,;:.!?]["')]?$/.test(word) && !isInitial.test(word);
      return isPause ? [at + 1] : [];
    });
    const middle = words.length / 2;
    const [cut] = pauses.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (cut === undefined) return [words.join(' ')];
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  }
  const count = Math.ceil(words.length / (maxWords - 2));
  const chunks: string[] = [];
  let from = 0;
  for (let left = count; left > 1; left -= 1) {
    const even = (words.length - from) / left;
    const end = bestCut(words, from, from + even, words.length - (left - 1) * maxWords);
    chunks.push(words.slice(from, end).join(' '));
    from = end;
  }
  return [...chunks, words.slice(from).join(' ')];
}

/** The cut near the middle that hurts least; the rest must still fit. */
function bestCut(words: readonly string[], from: number, ideal: number, least: number): number {
  let best = Math.round(ideal);
  let bestCost = Number.POSITIVE_INFINITY;
  const most = Math.min(from + maxWords, words.length - 1);
  for (let end = Math.max(from + 1, least); end <= most; end += 1) {
    const cost = Math.abs(end - ideal) + cutCost(words[end - 1] ?? '', words[end] ?? '');
    if (cost < bestCost) {
      bestCost = cost;
      best = end;
    }
  }
  return best;
}

const isInitial = /^(\p{L}|Mr|Mrs|Ms|Dr|St|No|vs|Nr|ca|Mio|Mrd)\.$/u;
const joins =
  /^(and|but|or|so|because|without|while|which|who|that|than|when|where|if|with|for|from|to|in|on|at|by|into|as)$/i;
const articles =
  /^(a|an|the|of|to|in|on|at|by|for|from|with|and|or|its|their|his|her|your|is|are|was|were|be|than|about|as|not|no)$/i;

function cutCost(before: string, after: string): number {
  // "T. | rex" and "Dr. | Smith" are one name.
  if (isInitial.test(before)) return 6;
  if (/[.!?;:]["')]?$/.test(before)) return -4;
  if (/,$/.test(before)) return -3;
  // "a list | of companies" tears apart what belongs together.
  const cost = /^of$/i.test(after) ? 3 : joins.test(after) ? -1.5 : 0.5;
  // "the | world" leaves a word hanging.
  return articles.test(before) ? cost + 4 : cost;
}
