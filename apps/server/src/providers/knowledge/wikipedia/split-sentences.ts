/** A dot after these ends no sentence. */
const shortened =
  /(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|vs|etc|c|ca|approx|No|Mt|Inc|Ltd|Co|[A-Z])|\b[a-z]\.[a-z])\.$/;

/** Sentences of a text, each with its full stop. */
export function splitSentences(text: string): readonly string[] {
  const pieces = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of pieces) {
    open += segment;
    if (shortened.test(open.trim())) continue;
    sentences.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences.filter((sentence) => /[.!?]$/.test(sentence));
}
