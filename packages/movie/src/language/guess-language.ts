/** Which language a text is in, where nobody said: by its letters, else by its small words. */

/** Words that come in nearly every sentence of a language, and seldom in others. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and of is not a an with for on to in it he she we that are was as by from you this have what how your',
  de: 'der die das und ist nicht ein eine einen mit für auf den dem des sich auch von im wird sind wie nach zu es er sie wir ich bei aus oder haben',
  es: 'el los las y es una un que con por para del se lo como más pero su sus al está son muy también este esta hay cuando',
  fr: 'le les et est une un des du que qui dans pour pas sur avec au aux ce cette sont plus ne se il elle nous vous mais ou très',
  it: 'il lo gli e è una un che di del della dei con per non sono più come anche si ma alla nel nella questo questa ha',
  pt: 'o os as e é uma um que de do da dos das com por para não se mais como mas em no na são muito também está você',
  nl: 'de het een en is van niet met voor op dat die te zijn aan ook als bij naar uit wordt maar ze hij wij je er deze',
  pl: 'i w z na się nie jest to że do jak są dla po od przez oraz ale czy który która które tym było może tylko już',
};

const counters = Object.entries(smallWords).map(([code, words]) => ({
  code,
  words: new Set(words.split(' ')),
}));

/** By the script that most of the letters are written in. Kana before Han: Japanese has both. */
const scripts: readonly (readonly [code: string, letters: RegExp, share: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['zh', /\p{Script=Han}/gu, 0.3],
  ['ko', /\p{Script=Hangul}/gu, 0.3],
  ['ar', /\p{Script=Arabic}/gu, 0.3],
  ['he', /\p{Script=Hebrew}/gu, 0.3],
  ['hi', /\p{Script=Devanagari}/gu, 0.3],
  ['ru', /\p{Script=Cyrillic}/gu, 0.3],
];
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

export const isLatin = (text: string): boolean => latin.test(text);

const enoughLetters = 4000;

export function guessLanguage(text: string): string {
  const some = text.slice(0, enoughLetters);
  if (!isLatin(some)) {
    const letters = count(some, /\p{L}/gu);
    const found = scripts.find(([, script, share]) => count(some, script) > letters * share);
    if (found) return found[0];
  }
  const words = some.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = counters.map(({ code, words: small }) => ({
    code,
    count: words.filter((word) => small.has(word)).length,
  }));
  // English where nothing speaks for another: names alone have no language.
  const best = hits.reduce((most, one) => (one.count > most.count ? one : most));
  return best.code;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
