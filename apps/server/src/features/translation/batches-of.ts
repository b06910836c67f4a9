/** So much is asked at once: models lose count of more. */
const batchTexts = 20;
const batchLetters = 1500;

/** Texts in the portions that a model is asked about, one question each. */
export function batchesOf(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let letters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last && last.length < batchTexts && letters + text.length <= batchLetters) {
      last.push(text);
      letters += text.length;
    } else {
      batches.push([text]);
      letters = text.length;
    }
  }
  return batches;
}
