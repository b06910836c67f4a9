/** The words of a text with what their capitals tell: which are names, and which own what follows them. */

export interface SentenceWords {
  /** Words and the punctuation between them, in lower case, without 's. */
  readonly words: readonly string[];
  /** Somebody or something that is called so: "Kestrel said", "worked for Amazon", "Laura Fox". */
  readonly isName: (at: number) => boolean;
  /** "A bee's wing": the bee. */
  readonly isOwner: (at: number) => boolean;
}

const maxWords = 60;

const set = (words: string) => new Set(words.split(' '));
const endings = set('. ! ? : ;');

/** Capitals that are always written: what they name is drawn. */
const properThings = set(
  'earth moon sun mars venus mercury jupiter saturn uranus neptune pluto bible koran quran torah christmas xmas easter halloween thanksgiving hanukkah ramadan diwali internet web wifi wi-fi tv dna ai usb pc led ev atm gps santa buddha christian muslim jewish hindu london paris rome venice cairo pisa colosseum stonehenge uluru petra santorini sphinx angkor everest sahara alps antarctica arctic olympics marathon monopoly tetris lego scrabble frisbee velcro viking vikings roman romans pharaoh velociraptor triceratops stegosaurus spinosaurus tyrannosaurus ankylosaurus',
);

/** What firms and people do, and things seldom: "Shell blamed the winter". */
const doneByNames = set(
  'said says told announced announces launched launches raised raises sold sells will plans planned wants wanted blamed reported reports hired hires unveiled unveils acquired acquires bought buys owns employs expects expected released releases introduced introduces makes offers gives declined admitted confirmed agreed refused denied promised hopes argues argued added explained wrote writes runs operates opened opens closed closes cut cuts built builds posted posts beat beats paid pays charges signed signs shares stock ceo inc ltd corp group founder spokesman spokeswoman spokesperson',
);

/** Nouns that firms are called after, and that nobody begins a sentence with unless it is the firm, or several of them. */
const calledLikeThings = set(
  'apple orange amazon shell target gap oracle subway visa jaguar puma dove sprite caterpillar blackberry fox lotus mustang beetle polo golf ram mini ford focus corona tide galaxy discovery nest ring echo square stripe slack zoom meta alphabet snap twitch signal unity bumble tinder robin falcon eagle hawk kestrel swift swan crane heron raven phoenix panther tiger lion wolf bear bull cobra viper dragon unicorn buffalo bison beaver otter badger owl sparrow penguin dolphin whale shark octopus ant bee hornet wasp spider scorpion butterfly leopard lynx cougar cheetah gazelle impala colt bronco stallion acorn oak maple willow birch cedar pine ivy rose lily daisy jasmine cherry lemon lime peach plum mango olive pepper ginger sage basil saffron clover compass anchor arrow bolt rocket comet star crown castle tower bridge beacon lighthouse lantern candle ember spark flame torch hammer anvil forge key lock bell drum harp puzzle',
);

export function readSentenceWords(text: string): SentenceWords {
  const tokens =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*(?:['’]s?\b)?|[,.;:!?“”"]/g)
      ?.slice(0, maxWords) ?? [];
  const spoken = tokens.filter((token) => !/^[“”"]$/.test(token));
  const bare = spoken.map((token) => token.replace(/['’]s?$/, ''));
  const words = bare.map((token) => token.toLowerCase());
  const opened = new Set<number>();
  let place = 0;
  for (const token of tokens) {
    if (/^[“”"]$/.test(token)) opened.add(place);
    else place += 1;
  }
  const isFirst = (at: number) =>
    at === 0 ||
    endings.has(words[at - 1] ?? '') ||
    opened.has(at) ||
    /^\d/.test(words[at - 1] ?? '');
  const isCapital = (at: number) => /^[A-Z]/.test(bare[at] ?? '');
  const isHeadline = areMostlyCapitals(bare, isFirst);
  const isKnownCapital = (at: number) =>
    properThings.has(words[at] ?? '') || /^[A-Z0-9]{2,5}$/.test(bare[at] ?? '');
  const isName = (at: number): boolean => {
    const word = words[at] ?? '';
    if (isHeadline || !isCapital(at) || isKnownCapital(at)) return false;
    if (!isFirst(at)) return true;
    const next = words[at + 1] ?? '';
    if (isCapital(at + 1) && !isKnownCapital(at + 1)) return calledLikeThings.has(word);
    const isJoined = (next === 'and' || next === ',') && isCapital(at + 2) && !isFirst(at + 2);
    return calledLikeThings.has(word) && (doneByNames.has(next) || isJoined);
  };
  return { words, isName, isOwner: (at) => /['’]s?$/.test(spoken[at] ?? '') };
}

const joining =
  /^(?:a|an|the|and|or|of|in|on|at|to|for|by|with|from|as|is|are|your|you|it|its|vs)$/i;

/** "How to Prune Roses Without Fear": capitals tell nothing there. */
function areMostlyCapitals(words: readonly string[], isFirst: (at: number) => boolean): boolean {
  const inside = words.filter(
    (word, at) => /[a-z]{2}/i.test(word) && !isFirst(at) && !joining.test(word),
  );
  const capitals = inside.filter((word) => /^[A-Z]/.test(word));
  return inside.length > 1 && capitals.length > inside.length * 0.8;
}
