/** Written with a vowel, said with a consonant: 'a unicorn', 'a European', 'a one-way ticket', 'a ukulele'. */
const startsWithConsonantSound =
  /^(uni(?!n|m[^o])|u(?:s[aeiu]|kulele|k[re]|t[ie]|biq|ran|rea|ro|top)|eu|ewe|one(?![a-z])|once|oui)/i;
/** Written with an h that nobody says: 'an hour', 'an heirloom'. */
const silentH = /^(hour|honest|honou?r|heir|herb(?!ivor))/i;
/** Letters whose names begin with a vowel: 'an MP4', 'an X-ray', 'an FAQ'. */
const vowelLetterNames = /^[AEFHILMNORSX]/;
/** What has letters and figures, or capitals alone, is spelled out: 'an MP4', 'an NFT', 'a USB stick'. */
const spelledOut = /^[A-Z](?![a-z])[A-Z0-9]*(?:['’]?s)?$/;
/** 'eight', 'eighteen', 'eleven' and their hundreds and thousands: 'an 8-bit game', 'an 11th hour', 'an 80s song'. */
const figuresWithVowel = /^(?:8\d*|1[18](?:$|[^\d.]|[.]\d|,\d{3}|\d{3}(?!\d)))/;

/** Whether a text begins with the sound of a vowel, which decides between 'a' and 'an', and how 'the' is said. */
export function startsWithVowelSound(text: string): boolean {
  const first = text.replace(/^[^\p{L}\p{N}]+/u, '').split(/[\s-]/)[0] ?? '';
  if (/^\d/.test(first)) return figuresWithVowel.test(first);
  if (spelledOut.test(first)) return vowelLetterNames.test(first);
  return (
    silentH.test(first) ||
    (/^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/i.test(first) && !startsWithConsonantSound.test(first))
  );
}

/** 'a laptop', 'an espresso machine', 'an hour', 'a user', 'an MP4'. What has an article keeps it. */
export function withArticle(noun: string): string {
  if (/^(an?|the|my|your|our|some|any|no)\s/i.test(noun)) return noun;
  return `${startsWithVowelSound(noun) ? 'an' : 'a'} ${noun}`;
}
