/** Text as sentences. */
export function splitSentences(text: string, language = 'en'): readonly string[] {
  const flat = text.replace(/\s+/gu, ' ').trim();
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(flat)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
}
