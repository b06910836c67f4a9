/** Turns a dictionary's explanation into sentences for the ear. What cannot be said well is left out. */
import { capitalize, isPluralWord, pluralOfName, withArticle } from '@reelwright/english';

export interface Explained {
  readonly name: string;
  readonly gloss: string;
  /** One single thing: a town, a river, a person. */
  readonly isInstance: boolean;
  readonly isPerson: boolean;
  /** What there is one of, and two: animals, plants, tools. */
  readonly isCounted: boolean;
  /** Food, drink, stuff: 'Espresso is strong black coffee'. */
  readonly isStuff: boolean;
}

/** Longer ones do not look good on a slide. */
const maxLetters = 96;

export function glossSentences(about: Explained): readonly string[] {
  const { gloss } = about;
  const years = /\((?:circa |ca\. )?[\d?]+(?: BC)?-[\d?]+(?: BC)?\)/.test(gloss);
  const clauses = plainGloss(gloss)
    .split(/; (?:or |also )?/)
    .map((clause) => clause.trim());
  const [first = '', ...others] = clauses;
  const subject = subjectFor(about, first);
  if (!subject) return [];
  const isGone = years || /\(died /.test(gloss);
  const tense = about.isInstance && about.isPerson ? (isGone ? 'was' : 'is') : subject.verb;
  const isSomebody = about.isPerson && about.isInstance;
  const deeds = isSomebody ? / who (?!is |are )(.+)$/.exec(subject.predicate) : null;
  if (deeds && subject.predicate.length > 50) {
    const main = `${subject.text} ${tense} ${subject.predicate.slice(0, deeds.index)}`;
    return tellOf(about, main, [`he ${deeds[1] ?? ''}`, ...others], tense);
  }
  const [main, rest] = divide(`${subject.text} ${tense}`, subject.predicate);
  if (main === undefined || isEmptyWords(about.name, subject.predicate)) return [];
  if (isSomebody) return tellOf(about, main, others, tense);
  const more = [...(rest ? [rest] : []), ...others].flatMap(
    (clause) => sentenceOf(clause, subject.pronoun, subject.verb) ?? [],
  );
  return sayable(about, [main, ...more]);
}

/** Somebody of the past: what they were, when they lived, what they did. */
function tellOf(
  about: Explained,
  main: string,
  clauses: readonly string[],
  tense: string,
): readonly string[] {
  const [, born, died] = /\((\d{3,4})-(\d{3,4})\)/.exec(about.gloss) ?? [];
  const years = born && died ? [`${lastWord(about.name)} lived from ${born} to ${died}`] : [];
  const deeds = clauses.flatMap((clause) => personSentence(clause, about.name, tense) ?? []);
  return sayable(about, [main, ...deeds.slice(0, 1), ...years, ...deeds.slice(1)]);
}

/** What can be said well. Without the first sentence, which says what it is, the others hang in the air. */
function sayable(about: Explained, sentences: readonly string[]): readonly string[] {
  const [first, ...others] = sentences
    .map(finish)
    .map((text) =>
      isSayable(text) && !(about.isInstance && changing.test(text)) ? text : undefined,
    );
  return first === undefined ? [] : [first, ...others.filter((text) => text !== undefined)];
}

/** What may have changed since the dictionary was written, or was never quite right. */
const changing = /\b(?:population|populous|currently|nowadays|at present)\b/i;

/** 'A fur hat is a hat made of fur' says nothing. */
function isEmptyWords(name: string, predicate: string): boolean {
  const glossWords = predicate.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = new Set(name.toLowerCase().match(/[a-z]+/g) ?? []);
  const fresh = glossWords.filter((word) => !known.has(word) && !known.has(word.replace(/s$/, '')));
  const telling = fresh.filter((word) => !smallWords.has(word));
  return (
    telling.length === 0 || /^one of (?:several|various|numerous|many|two) \w+$/.test(predicate)
  );
}

const smallWords = new Set(
  'a an the of with made that is used for in on to and or any one several having by kind type from as at it its some has'.split(
    ' ',
  ),
);

function plainGloss(gloss: string): string {
  return gloss
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(
      / (?:of|in) (?:the )?(?:genus|genera|family|order|subfamily|subdivision|class|phylum|suborder) [A-Z]\w+(?: (?:and|or) [A-Z]\w+)?/g,
      '',
    )
    .replace(/`([^'`]*)'/g, '$1')
    .replace(/(?<!\s)\s+([,;.])/g, '$1')
    .replace(/--/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^United States (?=[a-z])/, 'American ')
    .replace(
      /\bUnited States (?=(composer|writer|actor|actress|singer|poet|artist|painter)\b)/g,
      'American ',
    )
    .trim();
}

interface Subject {
  readonly text: string;
  readonly verb: 'is' | 'are';
  readonly pronoun: 'It' | 'They';
  readonly predicate: string;
}

const participles =
  /^(?:usually |often |commonly |formerly |widely |generally |especially |originally )?(?:made|used|worn|found|built|cut|grown|known|held|eaten|served|shaped|\w{3,}ed) (?:with|of|by|in|to|from|for|on|as|into|at|like|through|over|under|when)\b/;
const unusable =
  /^(?:(?:resembles|has|contains|consists|grows|is|feeds|lives|found) |informal|colloquial|slang|archaic|obsolete|technical|trade name|a trade name|abbreviation|an? (?:informal|colloquial|old-fashioned|archaic|British|slang)[\w ]* (?:term|word|name)|see |the (?:\w+ )?letter|of or |terms? |usually plural|the act of|[\w ]*(?:word|term|name) for|the quality|the state|the property)/i;

function subjectFor(about: Explained, first: string): Subject | undefined {
  const { name } = about;
  if (first === '' || unusable.test(first)) return undefined;
  if (about.isInstance) {
    if (isPluralHead(first) || /\bborn\b/.test(about.gloss)) return undefined;
    const predicate = startsNounPhrase(first) ? first : withArticle(first);
    return { text: name, verb: 'is', pronoun: 'It', predicate };
  }
  const one: Subject = { text: withArticle(name), verb: 'is', pronoun: 'It', predicate: first };
  const stuff: Subject = { ...one, text: name };
  if (
    /^(?:a|an) (?:pair|set|group|series|collection|variety|kind|type|form|style) of /.test(first)
  ) {
    return about.isStuff || isPluralWord(lastWord(name)) ? { ...stuff, ...numberOf(name) } : one;
  }
  if (/^(?:a|an) (?:young|genus)\b/.test(first)) return one;
  if (/^(?:a|an) /.test(first)) {
    if (isPluralWord(lastWord(name))) return undefined;
    return about.isStuff && isMass(name, first.replace(/^an? /, '')) ? stuff : one;
  }
  if (/^any (?:of|one of) /.test(first)) {
    return { ...one, predicate: first.replace(/^any (?:one )?of/, 'one of') };
  }
  if (/^any /.test(first)) {
    const thing = first.slice(4);
    if (isPluralHead(thing)) return undefined;
    return { ...one, predicate: withArticle(thing) };
  }
  if (/^(?:the|one of|someone|something|two|three|four|one|anything|each) ?/.test(first)) {
    if (/^(?:the|one) /.test(first) && !about.isStuff) return { ...one, text: `the ${name}` };
    return about.isStuff && massNouns.has(lastWord(name)) ? stuff : one;
  }
  if (participles.test(first)) return about.isStuff && massNouns.has(lastWord(name)) ? stuff : one;
  if (/\b(?:is|are|was|were|can|has)\b/.test(first.split(' ').slice(0, 4).join(' ')))
    return undefined;
  if (/^(?:having|with|in|on|of|to|by|that|which|who|at|from)\b/.test(first)) return undefined;
  if (isPluralHead(first)) {
    if (about.isStuff) return { ...stuff, ...numberOf(name) };
    if (!about.isCounted || /\band other\b/.test(first)) return undefined;
    return { text: pluralOfName(name), verb: 'are', pronoun: 'They', predicate: first };
  }
  if (isPluralWord(lastWord(name))) return undefined;
  if (/^(?:\w+est|main|principal|chief|first|only) /.test(first)) {
    return { ...one, predicate: `the ${first}` };
  }
  if (isMass(name, first))
    return massNouns.has(headOf(first)) ? stuff : { ...stuff, predicate: withArticle(first) };
  return { ...one, predicate: withArticle(first) };
}

/** Whether it is poured, weighed or spread rather than counted. */
function isMass(name: string, gloss: string): boolean {
  return massNouns.has(lastWord(name).toLowerCase()) || massNouns.has(headOf(gloss));
}

function numberOf(name: string): Pick<Subject, 'verb' | 'pronoun'> {
  return isPluralWord(lastWord(name))
    ? { verb: 'are', pronoun: 'They' }
    : { verb: 'is', pronoun: 'It' };
}

function startsNounPhrase(text: string): boolean {
  return /^(?:the|an?|one|two|three|four|any|capital|part|site|birthplace)\b/.test(text);
}

const lastWord = (text: string) => text.split(/[ -]/).at(-1) ?? '';

/** Where a noun phrase ends and what is said about it begins. */
const phraseEnd =
  /(?:,| (?:of|with|that|which|who|whose|having|made|used|in|on|for|from|to|by|at|as|native|found|worn|consisting|containing|resembling|characterized|covered|formed|served|cooked|brewed|designed|given|built|without|such|between|where|when|bearing|grown|usually|often|like|similar|related|near|around|during|under|over|and|or|\w+ed|\w+ing)\b)/;

function headOf(text: string): string {
  // Adjectives such as 'fried' and 'flowering' come first; the noun is what stands before the end.
  const words = text.split(' ');
  let phrase = '';
  for (const [at, word] of words.entries()) {
    if (at > 0 && phraseEnd.test(` ${word}`) && !looksAdjective(words, at)) break;
    phrase = word;
    if (word.endsWith(',') && !looksAdjective(words, at + 1)) break;
  }
  return phrase.replace(/,$/, '').toLowerCase();
}

const alwaysEnds =
  /^(?:having|containing|consisting|resembling|bearing|covered|characterized|designed|used|including)$/;

/** '-ed' and '-ing' before a noun, or 'and' between two adjectives. */
function looksAdjective(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (!/(?:ed|ing)$/.test(word) || alwaysEnds.test(word)) return false;
  return (
    next !== '' &&
    !/^(?:of|with|in|on|for|from|to|by|at|as|and|or|a|an|the|into|between|over)$/.test(next)
  );
}

function isPluralHead(text: string): boolean {
  return isPluralWord(headOf(text));
}

const massNouns = new Set(
  (
    'coffee tea milk cheese bread wine rice meat food water beer sugar sauce cream butter oil chocolate flour ' +
    'fabric cloth cotton wool silk leather paper wood metal music art dance soup stew pasta pastry dough candy ' +
    'beef pork veal lamb chicken ham bacon sausage fish seafood fruit corn wheat grain salt pepper spice ' +
    'liquor whiskey whisky rum brandy gin vodka liqueur ale lager cider juice soda ice jelly jam honey vinegar ' +
    'furniture clothing footwear jewelry equipment hair fur skin glass steel iron gold silver stone clay sand ' +
    'soil rock gas weather rain snow poetry literature painting prose fiction lace linen velvet satin yarn ' +
    'headdress headgear writing money work medicine drink beverage dish mixture food pudding custard dessert salad batter dressing'
  ).split(' '),
);

/** What a sentence must not end with. */
const dangling =
  /\b(?:a|an|the|in|of|but|and|or|especially|usually|often|by|for|to|with|from|on|at|as|into|through|over|than|is|are|filled|both|not|being)$/;

/** Cuts a long sentence where a new thought begins, and hands over that thought. */
function divide(
  subject: string,
  predicate: string,
): readonly [string | undefined, string | undefined] {
  const whole = `${subject} ${predicate}`;
  if (whole.length <= 72) return [whole, undefined];
  // Only where the first thing is said about the noun: further on, it may be about another one.
  const end =
    /,? (?=(?:having|with|used|that|which|who|whose|made|native|found|consisting|worn|designed|resembling|bearing|covered|characterized|containing|for|to|by|as|while|where|when|formerly|usually|often|without|between|\w{3,}ed|\w{3,}ing)\b)/g;
  const tails =
    /^,? (?:having|with|used|that (?:is|has|can)|made|native|found|consisting|worn|designed|resembling|bearing|covered|containing)\b/;
  const places = [...predicate.matchAll(end)]
    .map(({ index }) => index)
    .filter((index) => predicate.slice(0, index).split(' ').length >= 3)
    .slice(0, 1)
    .filter((index) => {
      const main = predicate.slice(0, index);
      return (
        main.split(' ').length >= 4 &&
        !dangling.test(main) &&
        !/(?<!\b(?:of|in|from|for|to|on|at|by|and|with)) (?:the|an?) \w+$/.test(
          ` ${main.replace(/^(?:the|an?) /, '')}`,
        ) &&
        tails.test(predicate.slice(index)) &&
        subject.length + 1 + index <= maxLetters
      );
    });
  const place = places[0];
  if (place === undefined) return [whole, undefined];
  return [`${subject} ${predicate.slice(0, place)}`, predicate.slice(place).replace(/^[, ]+/, '')];
}

const hasVerb = /\b(?:is|are|was|were|has|have|had|can|may|will|buried|killed|became|began)\b/;

/** What follows the main thing said, as a sentence of its own. */
function sentenceOf(
  clause: string,
  pronoun: 'It' | 'They',
  verb: 'is' | 'are',
): string | undefined {
  const text = clause.replace(/^(?:and|but|or) /, '');
  const has = verb === 'is' ? 'has' : 'have';
  const begin = (pattern: RegExp, replacement: string) =>
    pattern.test(text) ? text.replace(pattern, replacement) : undefined;
  return (
    begin(/^(?:having|has|have) (?!its\b|their\b|been\b)/, `${pronoun} ${has} `) ??
    begin(/^usually having /, `${pronoun} usually ${has} `) ??
    begin(/^with (?=(?:a|an|the|its|\w+ \w+))/, `${pronoun} ${has} `) ??
    begin(/^consisting of /, `${pronoun} consist${verb === 'is' ? 's' : ''} of `) ??
    begin(/^containing /, `${pronoun} contain${verb === 'is' ? 's' : ''} `) ??
    begin(/^resembling /, `${pronoun} resemble${verb === 'is' ? 's' : ''} `) ??
    begin(/^bearing /, `${pronoun} bear${verb === 'is' ? 's' : ''} `) ??
    (verb === 'is' ? begin(/^that (?=(?:is|has|can)\b)/, `${pronoun} `) : undefined) ??
    begin(
      /^(?=originally |formerly )(?=\w+ \w+(?:ed|made|worn|built|known|found)\b)/,
      `${pronoun} ${verb === 'is' ? 'was' : 'were'} `,
    ) ??
    begin(
      /^(?=(?:usually |often |commonly |widely |sometimes |chiefly |mainly |now |especially )?(?:made|used|worn|found|built|grown|known|native|common|popular|related|similar|eaten|served|valued|considered|noted|named|played|cultivated|covered|distributed|characterized|designed|smaller|larger|closely related)\b)/,
      `${pronoun} ${verb} `,
    ) ??
    begin(/^(?=of [A-Z]?\w+ origin\b)/, `${pronoun} ${verb} `) ??
    (verb === 'is'
      ? (begin(
          /^(?=(?:resembles|contains|consists|feeds|grows|lives|includes|produces|provides|comes|yields|bears|flows|occurs|can|cannot|may|lacks)\b)/,
          `${pronoun} `,
        ) ??
        (hasVerb.test(text) ? undefined : begin(/^(?=(?:a|an|the) \w+ \w+)/, `${pronoun} is `)))
      : undefined) ??
    (/^(?:(?:the )?(?:north|south|east|west|central|tropical|temperate|mediterranean)\w* (?:and \w+ )?)*(?:[A-Z][a-z]+)(?:,? (?:and |to |or )?(?:(?:north|south|east|west|central|tropical)\w* )?[A-Z][a-z]+)*$/.test(
      text,
    )
      ? `${pronoun} ${verb} found in ${text}`
      : undefined)
  );
}

/** People: what they were, and what they did, by name, since nobody here knows he from she. */
function personSentence(clause: string, name: string, tense: string): string | undefined {
  const last = name.split(' ').at(-1) ?? name;
  if (/^(?:one of|the (?:first|founder|author|inventor|leader)|an? )/.test(clause)) {
    return `${last} ${tense} ${clause}`;
  }
  if (
    /^(?:noted|known|remembered|considered|famous|born|best known|called|celebrated|renowned)\b/.test(
      clause,
    )
  ) {
    return `${last} ${tense} ${clause}`;
  }
  // Nobody here knows he from she.
  if (/^(?:he|she) /.test(clause)) return clause.replace(/^\w+/, last);
  return /^(?:wrote|composed|painted|invented|discovered|developed|designed|built|directed|led|founded|created|made|won|introduced|proposed|explored|formulated|pioneered)\b/.test(
    clause,
  )
    ? `${last} ${clause}`
    : undefined;
}

function finish(text: string): string {
  const whole = text
    .trim()
    // The dictionary saves articles: 'worn in American southwest'.
    .replace(/\b(in|of|from) (?=(?:[A-Z]\w+ )?(?:north|south)(?:east|west)\b)/g, '$1 the ');
  return `${capitalize(whole).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}.`;
}

function isSayable(text: string): boolean {
  return (
    text.length <= maxLetters &&
    text.split(' ').length >= 5 &&
    !/[=<>{}[\]]|\betc\b|\be\.g\b|\bi\.e\b|\bgenus\b|\bfamily [A-Z]|\border [A-Z]|\bsubfamily\b|\bsuborder\b/.test(
      text,
    ) &&
    !/s that (?:is|has|\w+s)\b/.test(text) &&
    !/\b(?:is|are) (?:is|are)\b|\ba an?\b|\bthe the\b/.test(text)
  );
}
