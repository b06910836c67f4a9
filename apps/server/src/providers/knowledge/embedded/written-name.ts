/** How a topic that somebody typed is written in a sentence: 'world war 2' is World War II, 'human body' the human body. */
import { isPluralPhrase, singular } from '@reelwright/english';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';

function writtenName(shelf: TopicShelf, pack: ShelfPack, keyword: string): string {
  if (pack.written) return pack.written;
  const typed = keyword.trim();
  // The topic by its own name, or else what a thing of this name is called.
  if (sameName(typed, pack.title)) return asInSentences(shelf, pack, pack.title);
  const thing = shelf.packs.find(
    ({ written, keywords }) => written !== undefined && keywords.includes(typed.toLowerCase()),
  );
  return thing?.written ?? asInSentences(shelf, pack, typed);
}

/** What a film of it is about: animals, also where "animal trivia" is one of the names of that topic. */
export function subjectName(shelf: TopicShelf, pack: ShelfPack, named: string): string {
  const subject = named.replace(/ (?:facts?|info|questions?|quiz(?:zes)?|trivia)$/i, '');
  const ofSubject = subject === named ? undefined : shelf.topicOf(subject);
  return ofSubject ? writtenName(shelf, ofSubject, subject) : writtenName(shelf, pack, named);
}

/** 'dog' and 'Dogs', 'world war 2' and 'World War II', 'human body' and 'The Human Body'. */
function sameName(one: string, other: string): boolean {
  const key = (name: string) =>
    name
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/\b1$/, 'i')
      .replace(/\b2$/, 'ii')
      .split(' ')
      .map(singular)
      .join(' ');
  return key(one) === key(other);
}

/**
 * With capitals where it has them within our own sentences ('japan' does, 'coffee' does not), and with "the" where they
 * mostly say it: 'the solar system'.
 */
function asInSentences(shelf: TopicShelf, pack: ShelfPack, name: string): string {
  const bare = name.replace(/^the /i, '');
  const own = occurrences(sentencesOf([pack]), bare);
  // A topic may never name itself; others do.
  const found = own.length > 1 ? own : occurrences(sentencesOf(shelf.packs), bare);
  const plain = (text: string) => text.replace(/^the /, '');
  const counts = new Map<string, number>();
  for (const text of found) counts.set(plain(text), (counts.get(plain(text)) ?? 0) + 1);
  const [[written = nobodyWrote(shelf, bare)] = []] = [...counts].sort(([, a], [, b]) => b - a);
  const definite = found.filter((text) => text.startsWith('the ')).length;
  const isDefinite = bare !== name || (found.length > 1 && definite * 2 > found.length);
  return isDefinite && !isPluralPhrase(written) ? `the ${written}` : written;
}

/** 'Famous paintings' begins with a word that is small elsewhere, 'Greek gods' with one that never is; so do Capital Cities. */
function nobodyWrote(shelf: TopicShelf, name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0) return letters(name);
  const isSmall = (word: string) => {
    const found = occurrences(sentencesOf(shelf.packs), word);
    const small = found.filter((text) => /^\p{Ll}/u.test(text.replace(/^the /, '')));
    return small.length * 2 > found.length;
  };
  const large = rest.filter((word) => /\p{Lu}/u.test(word));
  if (large.length > 0)
    return [first, ...large].every(isSmall) ? name.toLowerCase() : letters(name);
  return isSmall(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** 'ww2' is said letter by letter. */
const letters = (name: string) =>
  /^[bcdfghjklmnpqrstvwxz]+\d?$/i.test(name) ? name.toUpperCase() : name;

function sentencesOf(packs: readonly ShelfPack[]): string {
  return packs
    .flatMap(({ hooks, closings, lists, quiz }) => [
      ...hooks,
      ...closings,
      ...lists.flatMap(({ items }) => items.flatMap(({ facts }) => facts)),
      ...quiz.map(({ question }) => question),
    ])
    .join('\n');
}

/** Wherever it stands within a sentence, with "the" before it where that is said. */
function occurrences(texts: string, words: string): readonly string[] {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return texts.match(new RegExp(`(?<=[a-z,] )(?:the )?${escaped}\\b`, 'gi')) ?? [];
}

/** With the capitals that somebody typed, or those that a name has: "for Europe". */
export function asTyped(shelf: TopicShelf, keyword: string, words: string): string {
  const typed = new Map(
    (unshouted(keyword).match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).map((word) => [
      word.toLowerCase(),
      word,
    ]),
  );
  return words
    .split(' ')
    .map((word) => {
      const written = typed.get(word) ?? word;
      const named = written === word ? shelf.topicOf(word) : undefined;
      if (named?.title.toLowerCase() !== word) return written;
      const name = writtenName(shelf, named, word);
      return name.toLowerCase() === word ? name : written;
    })
    .join(' ');
}

/** Who types all in capitals means no name. */
function unshouted(keyword: string): string {
  const isShouted = keyword === keyword.toUpperCase() && /\p{L}{5}/u.test(keyword);
  return isShouted ? keyword.toLowerCase() : keyword;
}
