/**
 * ARPAbet ("K AO1 F IY0") in the phonetic alphabet that the voice learned from. The voice knows its own way of writing
 * sounds, not ours: a weak vowel, an r between vowels or a stress that was written otherwise than in the texts it was
 * taught with comes out mumbled. So the rules here are about spelling sounds as those texts did.
 */
const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};

/** Vowels without stress, where they differ. */
const weakVowels: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ', IY: 'i' };

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** `word` is how it is written: the dictionary has one sign where the voice was taught several. */
export function toIpa(arpabet: string, word = ''): string {
  const sounds = withPlainStress(arpabet.split(' '));
  const letters = vowelLetters(word, sounds);
  return Array.from(sounds.keys(), (at) => signOf(sounds, at, word, letters[at])).join('');
}

function signOf(sounds: readonly string[], at: number, word: string, letter = ''): string {
  const sound = sounds[at] ?? '';
  const next = sounds[at + 1] ?? '';
  if (!isVowel(sound)) {
    if (sound === 'T' && endsInButton(sounds, at)) return 'ʔ';
    if (sound === 'N' && endsInButton(sounds, at - 2)) return 'n̩';
    if (sound === 'R' && /^UH/.test(sounds[at - 1] ?? '') && isVowel(next)) return 'ɹɹ';
    if (flapped(sounds, at)) return 'ɾ';
    if (sound === 'Y' && isAfterLOrN(sounds, at) && next === 'AH0') return 'i';
    return consonants[sound] ?? '';
  }
  const name = sound.slice(0, 2);
  const mark = stressMarks[sound.slice(2)] ?? '';
  if (name === 'ER') return `${mark}${sound === 'ER0' ? 'ɚ' : 'ɜː'}${isVowel(next) ? 'ɹ' : ''}`;
  if (sound === 'AH0' && endsInButton(sounds, at - 1)) return '';
  if (sound.endsWith('0')) {
    const weak = weakSign(sounds, at, word, letter);
    if (weak) return weak;
  }
  if (name === 'IY' && next === 'R') return `${mark}ɪ`;
  if (name === 'IY' && mark && next === 'AH0') return `${mark}i`;
  if (name === 'AO') return `${mark}${openO(next, sounds[at + 2] ?? '', word)}`;
  return `${mark}${(sound.endsWith('0') && weakVowels[name]) || vowels[name]}`;
}

const stressMarks: Readonly<Record<string, string>> = { 1: 'ˈ', 2: 'ˌ' };

const isVowel = (sound: string) => /\d$/.test(sound);

/** "million", "onion" */
const isAfterLOrN = (sounds: readonly string[], at: number) => /^[LN]$/.test(sounds[at - 1] ?? '');

/** How a vowel without stress is written, where that depends on its place or its letter. */
function weakSign(
  sounds: readonly string[],
  at: number,
  word: string,
  letter: string,
): string | undefined {
  const sound = sounds[at];
  const isFirst = sounds.findIndex(isVowel) === at;
  const ending = sounds.slice(at + 1).join(' ');
  const before = sounds[at - 1] ?? '';
  if (sound === 'AH0' || sound === 'IH0') {
    // "inches", "related"
    if (ending === 'Z' && /^(?:S|Z|SH|ZH|CH|JH)$/.test(before) && /s$/.test(word)) return 'ᵻ';
    if (ending === 'D' && /^[TD]$/.test(before) && /ed$/.test(word)) return 'ᵻ';
  }
  if (isFirst && (sound === 'IH0' || sound === 'IY0')) {
    if (/^ex/.test(word)) return 'ɛ';
    if (/^(?:(?:[dr]|pr)e[^aeiouy]|be[^aeioucgk]|e[lv])/.test(word)) return 'ᵻ';
  }
  if (sound === 'IY0' && /^OW/.test(sounds[at + 1] ?? '')) return 'ɪ';
  if (sound !== 'AH0') return undefined;
  if (at === 0) return /^a/.test(word) ? 'ɐ' : undefined;
  if (before === 'Y' && letter === 'u') return 'ʊ';
  if (/^[iy]$/.test(letter)) return /^L(?: [SZ])?$/.test(ending) ? undefined : 'ɪ';
  return letter === 'e' && !/^[LMN]\b/.test(ending) ? 'ɪ' : undefined;
}

/** The o of "long" is short, that of "more" is closed, that of "north" and "law" neither. */
function openO(next: string, afterNext: string, word: string): string {
  if (next === 'R') return /o(?:re(?!s)|ar|or|ur|ry|ri)|port|ford/.test(word) ? 'oː' : 'ɔː';
  return /^(?:F|S|TH|NG)$/.test(next) || (next === 'L' && afterNext === 'T') ? 'ɔ' : 'ɔː';
}

/** A word has one main stress; a second one beside it is not heard as one ("laptop", "inside"). */
function withPlainStress(sounds: readonly string[]): string[] {
  const places = [...sounds.keys()].filter((at) => isVowel(sounds[at] ?? ''));
  // A word of one syllable is stressed even where the dictionary forgot to say so.
  const [only] = places;
  if (places.length === 1)
    return sounds.map((sound, at) => (at === only ? stressed(sound) : sound));
  const main = places.findIndex((at) => sounds[at]?.endsWith('1'));
  return sounds.map((sound, at) => {
    if (!sound.endsWith('2')) return sound;
    const beside = main >= 0 && Math.abs(places.indexOf(at) - main) === 1;
    const isLast = at === sounds.length - 1;
    if (isLast && (/^IY/.test(sound) || (beside && /^OW/.test(sound))))
      return `${sound.slice(0, 2)}0`;
    // Still a full vowel: only its mark goes.
    return beside ? `${sound.slice(0, 2)}3` : sound;
  });
}

const stressed = (sound: string) => sound.replace('0', '1');

/** Between vowels, before one without stress, a t is tapped: "water", "city". */
function flapped(sounds: readonly string[], at: number): boolean {
  const before = sounds[at - 1] ?? '';
  return (
    sounds[at] === 'T' &&
    (isVowel(before) || before === 'R') &&
    /0$/.test(sounds[at + 1] ?? '') &&
    !(sounds[at + 1] === 'AH0' && sounds[at + 2] === 'N')
  );
}

/** "button", "cotton": the t is swallowed, and n follows at once. */
function endsInButton(sounds: readonly string[], at: number): boolean {
  return /[123]$/.test(sounds[at - 1] ?? '') && sounds.slice(at).join(' ') === 'T AH0 N';
}

/** Which letter each vowel is written with, where letters and vowels can be counted against each other. */
function vowelLetters(word: string, sounds: readonly string[]): readonly (string | undefined)[] {
  const groups = word.replace(/(?<=[^aeiou])e(?=s?$)/, '').match(/[aeiou]+|(?<!^)y/g) ?? [];
  const places = [...sounds.keys()].filter((at) => isVowel(sounds[at] ?? ''));
  if (groups.length !== places.length) return [];
  const letters: (string | undefined)[] = [];
  for (const [index, at] of places.entries()) letters[at] = groups[index];
  return letters;
}
