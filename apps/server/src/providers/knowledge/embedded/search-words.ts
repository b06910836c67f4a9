/** What people add for a search engine, and no film is about: "dentist near me", "best laptops of 2026". */
const searchWords: readonly RegExp[] = [
  /(?<!\s)\s+(?:(?:in|for|of)\s+)?20[23]\d$/i,
  /(?<!\s)\s+(?:(?:in|for|of)\s+)?this year$/i,
  /(?<!\s)\s+(?:near|close to)\s+(?:me|you|us)$/i,
  /(?<!\s)\s+(?:nearby|in (?:my|your) (?:area|town|city))$/i,
  /(?<!\s)\s+step[\s-]by[\s-]step$/i,
];

export function withoutSearchWords(keyword: string): string {
  const typed = keyword.trim().replace(/(?<![?!.\s])[?!.\s]+$/, '');
  const plain = searchWords.reduce((text, words) => text.replace(words, ''), typed);
  return plain === typed ? keyword.trim() : withoutSearchWords(plain);
}
