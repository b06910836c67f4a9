/** Letters that sound like vowels where they begin a word, and words that begin otherwise than they are written. */
const soundsLikeConsonant = /^(uni([^nm]|$)|use|usu|eu|one\b|once)/i;
const silentH = /^(hour|honest|honou?r|heir)/i;

/** 'a laptop', 'an espresso machine', 'an hour', 'a user'. What has an article keeps it. */
export function withArticle(noun: string): string {
  if (/^(an?|the|my|your|our|some|any|no)\s/i.test(noun)) return noun;
  const isVowel = silentH.test(noun) || (/^[aeiou]/i.test(noun) && !soundsLikeConsonant.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
