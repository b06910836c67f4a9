/** What people add for a search engine, and no film is about: "dentist near me", "best laptops of 2026". */
const searchWords: readonly RegExp[] = [
  /(?<!\s)\s+(?:(?:in|for|of)\s+)?20[23]\d$/i,
  /(?<!\s)\s+(?:(?:in|for|of)\s+)?this year$/i,
  /(?<!\s)\s+(?:near|close to)\s+(?:me|you|us)$/i,
  /(?<!\s)\s+(?:nearby|in (?:my|your) (?:area|town|city))$/i,
  /(?<!\s)\s+24\/7$/i,
  /(?<!\s)\s+step[\s-]by[\s-]step$/i,
];

export function withoutSearchWords(keyword: string): string {
  const typed = keyword.trim().replace(/(?<![?!.\s])[?!.\s]+$/, '');
  const plain = searchWords.reduce((text, words) => text.replace(words, ''), typed);
  return plain === typed ? keyword.trim() : withoutSearchWords(plain);
}

const film =
  '(?:video|film|clip|short|reel|quiz|quizzes|trivia|listicle|list|top 10|top ten)(?: (?:video|quiz|film))?';
const mood =
  '(?:amazing|big|brief|challenging|cool|easy|exciting|fun|funny|good|great|hard|little|long|new|nice|quick|short|simple|tough|tricky)';
const counted = '(?:\\d{1,3}|three|five|six|seven|eight|ten|twelve|twenty)';
/** What people write before what their film is to tell: "make me a quiz about", "10 questions on", "test your knowledge of". */
const askingWords: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:(?:can|could) you )?(?:(?:make|create|write|give|show|produce)(?: me| us)? |(?:i|we)(?:'d| would)? (?:want|need|like) )?(?:to (?:make|create) )?(?:an? |the |some )?(?:${mood} )?${film} (?:(?:about|on|of) (?=\\S)|(?=comparing ))`,
    'i',
  ),
  new RegExp(
    `^(?:the )?(?:${counted} )?(?:${mood} )?(?:(?:trivia|quiz)(?: night)? )?questions (?:about|on) (?=\\S)`,
    'i',
  ),
  /^(?:please )?(?:make|create|write|give|show)(?: me| us)? an? (?=comparison (?:of|between) )/i,
  /^(?:ask|quiz|teach|tell) (?:me|us|people|them) (?:about|on) (?=\S)/i,
  /^(?:test|check|prove) (?:your|my|our) knowledge (?:of|about|on) (?=\S)/i,
  /^what do (?:you|we) (?:really )?know (?:about|of) (?=\S)/i,
  /^how (?:well|much) do (?:you|we) (?:really )?know (?:about )?(?:your )?(?=\S)/i,
];

/** What a film is to tell, without how it is asked for. */
export function withoutAsking(wish: string): string {
  const plain = askingWords.reduce((text, words) => text.replace(words, ''), wish);
  return plain.replace(/^the (?=\d)/i, '');
}
