/**
 * Somebody's own business in what they type: "my bakery Kneadful in Leeds", "promo video for Anna's yoga studio", "Bright Minds
 * tutoring Toronto". What it is, what it is called and where it is; nothing that was not typed.
 */
import { isPluralWord, singular, titleCase } from '@reelwright/english';
import type { OwnBusiness } from '@reelwright/wizards/draft';
import { isPraise } from './qualifiers.ts';
import { withoutSearchWords } from './search-words.ts';
import { splitPlace } from './split-place.ts';

export interface BusinessWords {
  /** How such a business is written, where one is called so: 'dental practice', 'Italian restaurant'. */
  readonly kindCalled: (name: string) => string | undefined;
  /** Whether only its owner can mean one: of a podcast others speak as well. */
  readonly isOwnersAlone: (kind: string) => boolean;
  /** Whether a town, region or country is called so. */
  readonly isPlace: (name: string) => boolean;
  /** Whether nothing else is called so: a reading is no town. */
  readonly isOnlyPlace: (name: string) => boolean;
  /** Whether English has this word; what businesses are called often is none. */
  readonly isWord: (word: string) => boolean;
  /** Whether anybody is called so: a women's gym belongs to no woman. */
  readonly isSomebody: (word: string) => boolean;
  /** Whether something is known by that name: small business accounting is no business called Small Business. */
  readonly isTopic: (words: string) => boolean;
}

export interface FoundBusiness extends OwnBusiness {
  /** What its film is to tell, where that was said: 'bread tips', of "bread tips for my bakery Kneadful". */
  readonly topic?: string;
  /** The kind of it that we know: a bakery, of a vegan bakery. */
  readonly called: string;
  /** Nobody said in words that we know what kind of business it is. */
  readonly isGuess?: boolean;
}

/** What is asked for, before whom it is for. */
const askedFilm = new RegExp(
  `^(?:(?:please |can you )?(?:make|create|produce|write)(?: me| us)? |i (?:want|need|would like) )?(?:an? |the )?` +
    String.raw`(?:[\p{Ll}-]+ ){0,2}?(?:video|ad|advert|advertisement|commercial|clip|film|promo|promotion|reel|short|trailer|intro|quiz|list|listicle|offer|campaign|letter|flyer|poster|post|story|comparison|opening|top 10)s?` +
    `(?: (?:video|ad|clip|film|reel))? (?:for|about|of|to promote|promoting) |^(?:please )?(?:promote|promoting|advertise|advertising|market|introducing) `,
  'iu',
);
const owner =
  /^(?:(?:i|we)(?:'ve| have)?(?: just)? (?:run|own|have|opened|started|manage|founded)|(?:i am|i'm|we are|we're)(?: the)?(?: owners?| founders?)? of|(?:i am|i'm|we are|we're)|this is) (?:(?:an?|the|my|our) )?|^(?:my|our) /i;
const ownPraise =
  /^(?:(?:own|new|small|little|local|family[ -](?:run|owned)|family|independent) )+/i;
const nameSaid =
  /^(.+?),? (?:(?:which |that |it )?(?:is |was )?(?:called|named)|by the name of) (.+)$/i;
const signedTopic = /^(.{3,}?),? (?:for|by|from|presented by) ((?:my|our) .+|\p{Lu}.+)$/u;

/** They say that something is a business; what stands before them says of what sort. */
const businessNouns: ReadonlySet<string> = new Set(
  `academy agency bar boutique brand business cafe café center centre channel charity church clinic club company consultancy deli diner farm firm
  gallery garage gym hotel inn kennel lounge market nonprofit parlor parlour podcast practice pub restaurant salon school shop showroom
  spa startup store studio surgery theater theatre venue workshop`.split(/\s+/),
);
/** They say so little that only its owner can mean one. */
const bareNouns: ReadonlySet<string> = new Set(
  'brand business channel charity church club company firm market nonprofit podcast shop startup store theater theatre'.split(
    ' ',
  ),
);
/** Before a business these say what it is like, with capitals too: "Dog Friendly Cafe". */
const describing: ReadonlySet<string> = new Set(
  'based class day end free friendly grade hour only owned quality service star style term'.split(
    ' ',
  ),
);
/** Small words inside of names. */
const joining = /^(?:&|\+|and|of|the|in|on|at|by|for|to|a|an|de|la|le|der|und|y|n|'n')$/i;
const linking =
  /^(?:a|an|and|or|the|my|our|your|for|with|without|of|to|in|on|at|by|from|vs|versus|is|are|how|what|why)$/i;
const mostNameWords = 6;
/** 'with handmade jewelry', 'for families' */
const saysMore = /^(?:for|selling|with)$/i;
const mostSaidMore = 4;
const mostSortWords = 3;
const mostKindWords = 4;

/** Undefined where nobody's business is meant: "vegan bakery ideas", "bakeries in Leeds". */
export function findOwnBusiness(typed: string, words: BusinessWords): FoundBusiness | undefined {
  const text = withoutSearchWords(typed)
    .replace(/[’‘]/g, "'")
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![?!.])[?!.]+$/, '');
  const whole = businessIn(text, words);
  if (whole) return whole;
  const [, topic, rest] = signedTopic.exec(text) ?? [];
  const done = topic === undefined ? undefined : doneBy(topic, rest ?? '', words);
  if (done) return done;
  const signed = rest === undefined ? undefined : businessIn(rest, words);
  // "Marketing ideas for my bakery" are asked for as any others.
  if (topic === undefined || signed?.name === undefined || signed.isGuess) return undefined;
  return askedFilm.test(`${topic} for `) ? signed : { ...signed, topic };
}

/** "Car detailing by Shine Bros, Phoenix" */
function doneBy(what: string, said: string, words: BusinessWords): FoundBusiness | undefined {
  const called = words.kindCalled(what);
  if (called === undefined || /^(?:my|our) /i.test(said)) return undefined;
  const { body: name, place } = splitPlace(said, words, true);
  const isName = name.split(' ').every((word) => mayBeInName(word, words));
  if (!isName || words.isPlace(name) || words.isTopic(name)) return undefined;
  const where = place === undefined ? {} : { place: asName(place) };
  return { kind: what, called, name: asName(name), ...where };
}

interface Wish {
  readonly isOwn: boolean;
  readonly isFilm: boolean;
  readonly isPlaced: boolean;
}

function businessIn(text: string, words: BusinessWords): FoundBusiness | undefined {
  const asked = text.replace(askedFilm, '');
  const owned = asked.replace(owner, '').replace(ownPraise, '');
  const isOwn = owned !== asked && owner.test(asked);
  const plain = isOwn ? owned : asked.replace(/^(?:the|an?) (?=\p{Ll})/u, '');
  const isFilm = asked !== text;
  if (!isOwn && !isFilm && words.isTopic(text)) return undefined;
  const said = nameSaid.exec(plain);
  const { body, place } = splitPlace(said?.[1] ?? plain, words, isOwn || isFilm);
  const wish = { isOwn, isFilm, isPlaced: place !== undefined };
  const found = said?.[2]
    ? namedSo(body, said[2], words)
    : (kindAndName(body, words, wish) ?? nameAlone(body, words, wish));
  if (!found) return undefined;
  const where = place ?? found.place;
  const isMeant = isOwn || isFilm || where !== undefined;
  if (found.name === undefined && !isMeant) return undefined;
  return {
    kind: found.kind,
    called: found.called,
    ...(found.name !== undefined && { name: asName(found.name) }),
    ...(where !== undefined && { place: asName(where) }),
    ...(found.isGuess && { isGuess: true }),
  };
}

type Found = Omit<FoundBusiness, 'topic'>;

/** 'dog grooming salon called Wag & Wash in Perth' */
function namedSo(body: string, said: string, words: BusinessWords): Found {
  const kind = body.replace(/^(?:an?|the|my|our) /i, '');
  const known = spanIn(kind.split(' '), words, { isOwn: true, isFilm: true, isPlaced: true });
  const { body: name, place } = splitPlace(said, words, true);
  return {
    kind,
    called: known?.kind ?? kind,
    name,
    ...(place !== undefined && { place }),
    ...(!known && { isGuess: true }),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** As such a business is written. */
  readonly kind: string;
  /** With the noun that was said besides. */
  readonly said?: string;
  /** Many of them: only a name before it makes one of it, as Clean Queen's cleaning services. */
  readonly isMany?: boolean;
}

/** Where the words say what kind of business it is: the most words of it that we know, else a noun that says so much. */
function spanIn(tokens: readonly string[], words: BusinessWords, wish: Wish): Span | undefined {
  const plain = tokens.map((token) => token.replace(/[,:;]{1,9}$/, ''));
  const isMeant = wish.isOwn || wish.isFilm;
  for (let length = Math.min(mostKindWords, plain.length); length > 0; length--) {
    const found: Span[] = [];
    for (let from = 0; from + length <= plain.length; from++) {
      if (isStroke(plain[from] ?? '')) continue;
      const name = plain.slice(from, from + length).join(' ');
      const kind = words.kindCalled(name);
      if (kind !== undefined && !isMeant && words.isOwnersAlone(kind)) continue;
      if (kind !== undefined) found.push({ from, to: from + length, kind });
      const one = /services$/i.test(name) ? words.kindCalled(name.slice(0, -1)) : undefined;
      if (one !== undefined) found.push({ from, to: from + length, kind: one, isMany: true });
    }
    const small = found.filter(({ from }) => /^\p{Ll}/u.test(plain[from] ?? ''));
    const chosen = small.length > 0 ? small : found;
    // "My bakery The Coffee Shop" begins with what it is; a name comes first with a capital.
    const isFirst = wish.isOwn && /^\p{Ll}/u.test(plain[0] ?? '');
    const span = isFirst ? chosen[0] : chosen.at(-1);
    if (span) return withItsNoun(span, plain);
  }
  const at = plain.findLastIndex((token, at) => {
    const noun = token.toLowerCase();
    const isNamed = noun === token && at > 0 && /^\p{Lu}/u.test(plain[at + 1] ?? '');
    return (
      (businessNouns.has(noun) || (wish.isOwn && noun === 'service')) &&
      (isMeant || isNamed || (wish.isPlaced && !bareNouns.has(noun)))
    );
  });
  return at < 0 ? undefined : { from: at, to: at + 1, kind: (plain[at] ?? '').toLowerCase() };
}

/** Dog grooming may be done in a dog grooming salon. */
function withItsNoun(span: Span, tokens: readonly string[]): Span {
  const noun = (tokens[span.to] ?? '').toLowerCase();
  return businessNouns.has(noun) || noun === 'service'
    ? { ...span, to: span.to + 1, said: `${span.kind} ${noun}` }
    : span;
}

function kindAndName(body: string, words: BusinessWords, wish: Wish): Found | undefined {
  const tokens = body.split(' ');
  const span = spanIn(tokens, words, wish);
  if (!span) return undefined;
  const isSmall = (token: string) => /^\p{Ll}/u.test(token);
  const isCapitalKind = !isSmall(tokens[span.from] ?? '');
  const left = tokens
    .slice(0, span.from)
    .filter((token, at, all) => at < all.length - 1 || !isStroke(token));
  const after = tokens.slice(span.to).filter((token, at) => at > 0 || !isStroke(token));
  const isAfterPlace = after.length > 0 && words.isPlace(after.join(' '));
  const right = isAfterPlace ? [] : after;
  const ofPlace = isAfterPlace ? { place: after.join(' ') } : {};
  let named = left.length;
  while (named > 0 && saysWhatSort(left[named - 1] ?? '', words)) named--;
  const before = left.slice(0, named);
  // "Bread tips for my bakery" are more than a sort of bakery.
  if (left.length - named > mostSortWords || left.slice(named).some((word) => linking.test(word)))
    return undefined;
  const called = span.kind;
  const sort = left.slice(named).filter((word) => !isPraise(word));
  const kind = [...sort, span.said ?? called].join(' ');
  const isName = isNameBefore(before, words, { ...wish, isCapitalKind });
  if (before.length > 0 && !isName) return undefined;
  if (isName) {
    if (right.length > 0 && !isPlaceAfter(right)) return undefined;
    const whole = /'s?$/i.test(before.at(-1) ?? '')
      ? titleCase([...before, kind].join(' '))
      : isCapitalKind
        ? tokens.slice(0, span.to).join(' ')
        : before.join(' ');
    return {
      kind,
      called,
      name: whole,
      ...(right.length > 0 ? { place: right.join(' ') } : ofPlace),
    };
  }
  if (span.isMany && !wish.isPlaced) return undefined;
  if (right.length === 0) return { kind, called, ...ofPlace };
  // "My Etsy shop with handmade jewelry" says what is sold there.
  const isMore = wish.isOwn && saysMore.test(right[0] ?? '') && right.length <= mostSaidMore;
  if (isMore) return { kind: [kind, ...right].join(' '), called };
  if (!isNameAfter(right, words, { ...wish, isCapitalKind })) return undefined;
  // "Hotel Sacher" is called so.
  const isWhole = isCapitalKind && !wish.isOwn && left.length === 0;
  return { kind, called, name: (isWhole ? tokens : right).join(' ') };
}

const isStroke = (token: string) => /^[-–—:|,]$/.test(token);

/** 'vegan' in "Kneadful vegan bakery" */
function saysWhatSort(token: string, words: BusinessWords): boolean {
  if (!/^\p{Ll}/u.test(token)) return false;
  const whose = /^(.+)'s?$/.exec(token)?.[1];
  return whose === undefined ? words.isWord(token) : words.isSomebody(whose);
}

interface NameWish extends Wish {
  readonly isCapitalKind: boolean;
}

function isNameBefore(name: readonly string[], words: BusinessWords, wish: NameWish): boolean {
  const [first = '', last = ''] = [name[0], name.at(-1)];
  if (name.length === 0 || name.length > mostNameWords || /^\d+$/.test(first)) return false;
  const isMeant = wish.isOwn || wish.isFilm;
  const whose = /^(.+?)'s?$/.exec(last)?.[1];
  if (whose !== undefined) return !words.isSomebody(whose.toLowerCase());
  if (name.every((word) => isPraise(word.toLowerCase()) || words.isPlace(word))) return false;
  if (describing.has(last.toLowerCase()) || !name.every((word) => mayBeInName(word, words)))
    return false;
  if (name.includes('&')) return true;
  if (words.isTopic(name.join(' '))) return false;
  if (name.some((word) => !words.isWord(word))) return true;
  // A sentence begins with a capital, too.
  return name.length > 1 || (isMeant && !isPraise(first.toLowerCase()));
}

function isNameAfter(name: readonly string[], words: BusinessWords, wish: NameWish): boolean {
  const [first = ''] = name;
  if (
    name.length > mostNameWords ||
    /^(?:&|and|or|for|with|that|which|who|to|of|by|in|on|at)$/i.test(first)
  )
    return false;
  const isUnknown = name.some((word) => word === '&' || !words.isWord(word));
  const isWritten = name.every((word) => mayBeInName(word, words));
  // "Yoga Studio Ideas" is written as titles are.
  if (isWritten && (isUnknown || wish.isOwn || wish.isPlaced || !wish.isCapitalKind)) return true;
  // Typed without capitals.
  return wish.isOwn && (isUnknown || wish.isPlaced) && !name.some(isAsked);
}

/** Whose bakery it is, and not what is to be told of bakeries. */
const isAsked = (word: string) =>
  /^(?:ideas?|tips?|plans?|names?|menus?|marketing|business|opening|launch|mistakes?|facts?|costs?|prices?|logos?|designs?)$/i.test(
    word,
  );

const mayBeInName = (word: string, words: BusinessWords) =>
  /^[\p{Lu}\d]/u.test(word) || joining.test(word) || !words.isWord(word);

/** 'Otley', where nobody said "in". */
const isPlaceAfter = (words: readonly string[]) =>
  words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word));

/** What nobody knows by its kind: a name with a capital, and what little was said before it. */
function nameAlone(body: string, words: BusinessWords, wish: Wish): Found | undefined {
  if (!wish.isOwn && !wish.isFilm && !wish.isPlaced) return undefined;
  const tokens = body.split(' ');
  const from = tokens.findIndex((token) => /^\p{Lu}/u.test(token));
  const name = tokens.slice(from);
  if (from < 0 || name.length > mostNameWords) return undefined;
  if (!name.every((word) => mayBeInName(word, words)) || name.every(words.isWord)) return undefined;
  const kind = tokens.slice(0, from);
  if (kind.length > 3 || (kind.length > 0 && !wish.isOwn)) return undefined;
  if (kind.some((word) => isPluralWord(word) && singular(word) !== word)) return undefined;
  const said = kind.join(' ');
  return { kind: said, called: said, name: name.join(' '), isGuess: true };
}

/** As it was typed; what was typed in small letters begins with large ones. */
function asName(text: string): string {
  const plain = text.replace(/^[\s,:–—-]+|[\s,:]+$/g, '');
  return /\p{Lu}/u.test(plain) ? plain : titleCase(plain);
}
