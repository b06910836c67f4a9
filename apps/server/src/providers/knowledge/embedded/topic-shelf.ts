import { singular } from '@reelwright/english';
import type { TopicList, TopicPack } from '@reelwright/wizards';
import { parseThings } from '../../../knowledge-files/parse-things.ts';
import { parseTopics } from '../../../knowledge-files/parse-topics.ts';
import { readKnowledgeFiles } from '../../../knowledge-files/read-knowledge-files.ts';
import type { Thing } from '../../../knowledge-files/thing.ts';
import type { Idea } from '../knowledge-port.ts';
import { manyOfKind, writtenKind } from './kind-names.ts';
import { packOfKind } from './kind-pack.ts';
import { isAboutTopic } from './list-nouns.ts';
import { countNames } from './name-counts.ts';
import { tellNamesakes } from './namesakes.ts';
import { shortened, withoutPraise } from './qualifiers.ts';
import { kindOf, packOfThing, type ShelfPack } from './thing-pack.ts';
import { namesTopic, topicListIdeas } from './topic-list-ideas.ts';
import { plainWords } from './words.ts';

/** One list of a topic, with every idea that announces it. */
export interface ShelfList {
  readonly pack: ShelfPack;
  readonly list: TopicList;
  readonly ideas: readonly Idea[];
}

/** What we know by heart, topics and single things, found by what people call them. */
export class TopicShelf {
  readonly packs: readonly ShelfPack[];
  /** Made of things of one kind, where nobody wrote a topic about it. */
  readonly kindPacks: readonly ShelfPack[];
  readonly lists: readonly ShelfList[];
  readonly #byKeyword = new Map<string, ShelfPack[]>();
  readonly #byKind: ReadonlyMap<string, readonly ShelfPack[]>;
  readonly #byIdea = new Map<string, ShelfList>();
  #names: ReadonlySet<string> | undefined;
  #words: ReadonlySet<string> | undefined;
  #said: ReadonlySet<string> | undefined;
  #byItem: ReturnType<typeof namedItems> | undefined;
  #byEndWord: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #byPlainIdea = new Map<string, ShelfList>();

  /**
   * @param written what ships
   * @param own what the owner of the installation wrote: of two that are called the same, it is meant
   */
  constructor(written: TopicsAndThings, own: TopicsAndThings = { topics: [], things: [] }) {
    const owned = joinTopicsAndThings(own);
    const replaced = new Set(
      [...owned.topics, ...owned.things].map(({ title }) => keywordKey(title)),
    );
    const isKept = ({ title }: ShelfPack) => !replaced.has(keywordKey(title));
    const shipped = joinTopicsAndThings(written);
    const [topics, things] = [shipped.topics.filter(isKept), shipped.things.filter(isKept)];
    this.packs = [...owned.topics, ...owned.things, ...topics, ...things];
    const ofKinds = this.packs.flatMap((pack) =>
      (pack.kinds ?? []).map((kind) => ({ kind, pack })),
    );
    this.#byKind = new Map(
      [...Map.groupBy(ofKinds, ({ kind }) => kind)].map(([kind, all]) => [
        kind,
        all.map(({ pack }) => pack),
      ]),
    );
    for (const pack of owned.topics) this.#call(pack, [pack.title, ...pack.keywords]);
    for (const pack of owned.things) this.#call(pack, pack.keywords);
    const taken = new Set(this.#byKeyword.keys());
    const isFree = (name: string) => !taken.has(keywordKey(name));
    // A thing is meant rather than a topic that only lists its name among others: Egypt, not Africa.
    for (const pack of topics) {
      this.#call(pack, [pack.title, pack.id.replaceAll('-', ' ')].filter(isFree));
    }
    for (const pack of things) {
      this.#callByKeys(
        pack,
        namesOf(pack).filter((key) => !taken.has(key)),
      );
    }
    const countOf = countNames([...owned.topics, ...topics]);
    const called = new Map<string, TopicPack[]>();
    for (const pack of topics) {
      for (const name of namesOf(pack)) called.set(name, [...(called.get(name) ?? []), pack]);
    }
    this.kindPacks = [...this.#byKind].flatMap(([kind, all]) => {
      const isTaken = this.#byKeyword.has(keywordKey(kind));
      const isListed = called.get(keywordKey(kind))?.some((pack) => listsKind(pack, kind));
      return (isTaken || isListed ? undefined : packOfKind(kind, all, countOf)) ?? [];
    });
    // "African countries" are countries, and not what else Africa has.
    for (const pack of this.kindPacks) this.#callUnlessTaken(pack, pack.keywords);
    for (const pack of topics) this.#callUnlessTaken(pack, pack.keywords);
    this.lists = [
      ...this.packs.flatMap((pack) =>
        pack.lists.map((list) => ({ pack, list, ideas: topicListIdeas(list, namesOf(pack)) })),
      ),
      ...this.kindPacks.flatMap((pack) =>
        pack.lists.map((list) => ({
          pack,
          list,
          ideas: [{ text: list.idea, kind: list.category }],
        })),
      ),
    ];
    for (const [key, packs] of [...this.#byKeyword]) {
      if (packs.length < 2) continue;
      for (const pack of packs) this.#callUnlessTaken(pack, [`${key} ${kindOf(pack)}`]);
      const isTitle = ({ title }: ShelfPack) => keywordKey(title) === key;
      this.#byKeyword.set(key, [...tellNamesakes(packs, isTitle)]);
    }
    // Said again at the end, an idea leads to the owner's list.
    const ofOwned = this.lists.filter(({ pack }) => !isKept(pack));
    for (const entry of [...this.lists, ...ofOwned]) {
      for (const { text } of entry.ideas) {
        this.#byIdea.set(ideaKey(text), entry);
        for (const words of shortened(plainWords(text))) {
          // "10 things" would be about anything.
          if (!namesTopic(words.join(' '), namesOf(entry.pack))) continue;
          const plain = ideaKey(withoutPraise(words).join(' '));
          if (!this.#byPlainIdea.has(plain)) this.#byPlainIdea.set(plain, entry);
        }
      }
    }
  }

  #call(pack: ShelfPack, names: readonly string[]): void {
    this.#callByKeys(pack, names.map(keywordKey));
  }

  #callByKeys(pack: ShelfPack, keys: readonly string[]): void {
    for (const key of new Set(keys)) {
      const called = this.#byKeyword.get(key);
      if (called) called.push(pack);
      else this.#byKeyword.set(key, [pack]);
    }
  }

  #callUnlessTaken(pack: ShelfPack, names: readonly string[]): void {
    this.#call(
      pack,
      names.filter((name) => !this.#byKeyword.has(keywordKey(name))),
    );
  }

  /** The topic or thing that somebody means with a keyword, in singular or plural. */
  topicOf(keyword: string): ShelfPack | undefined {
    return this.meaningsOf(keyword)[0];
  }

  /** All that are called so: 'jaguar' is an animal and a car. */
  meaningsOf(keyword: string): readonly ShelfPack[] {
    return this.#byKeyword.get(keywordKey(keyword)) ?? [];
  }

  /** All that are one of these: 'sea animal'. */
  thingsOfKind(kind: string): readonly ShelfPack[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** Everything that something is called, as it was written down. */
  get names(): ReadonlySet<string> {
    this.#names ??= new Set(
      [...this.packs, ...this.kindPacks].flatMap(({ title, keywords }) => [
        plainWords(title).join(' '),
        ...keywords,
      ]),
    );
    return this.#names;
  }

  /** Every word of those names. */
  get words(): ReadonlySet<string> {
    this.#words ??= new Set([...this.names].flatMap(plainWords));
    return this.#words;
  }

  /** Whether any sentence here has this word: what none has may be a name. */
  isSaid(word: string): boolean {
    this.#said ??= new Set(
      this.lists.flatMap(({ list }) =>
        list.items.flatMap(({ facts }) => facts.flatMap(plainWords)),
      ),
    );
    return this.#said.has(word);
  }

  /** What is called by a longer name that begins or ends so: 'amazon' may be the river or the rainforest. */
  namesHolding(keyword: string): readonly ShelfPack[] {
    const key = keywordKey(keyword);
    if (key === '') return [];
    this.#byEndWord ??= byEndWords(this.#byKeyword.keys());
    const ends = new Set([key.split(' ')[0] ?? '', key.split(' ').at(-1) ?? '']);
    const near = [...new Set([...ends].flatMap((word) => this.#byEndWord?.get(word) ?? []))];
    const found = near
      .filter((name) => name.startsWith(`${key} `) || name.endsWith(` ${key}`))
      .flatMap((name) => this.#byKeyword.get(name) ?? []);
    const titled = found.filter(({ title }) => plainWords(title).map(singular).includes(key));
    return [...new Set(titled)];
  }

  /** The topics that list a name among others, and how it stands there: what is told of it is little. */
  listsNaming(name: string): readonly { readonly pack: ShelfPack; readonly item: string }[] {
    this.#byItem ??= namedItems(this.lists);
    return this.#byItem.get(keywordKey(name)) ?? [];
  }

  listsOf(pack: TopicPack): readonly ShelfList[] {
    return this.lists.filter((entry) => entry.pack === pack);
  }

  /** The list that an idea of ours announces, whatever number it says. */
  listOfIdea(idea: string): ShelfList | undefined {
    const known = this.#byIdea.get(ideaKey(idea));
    if (known) return known;
    // "10 cheap electric bike tips for students" is the list of electric bike tips.
    return shortened(plainWords(idea))
      .map(
        (words) =>
          this.#byIdea.get(ideaKey(words.join(' '))) ??
          this.#byPlainIdea.get(ideaKey(withoutPraise(words).join(' '))),
      )
      .find((entry) => entry !== undefined);
  }
}

const namesByPack = new WeakMap<TopicPack, readonly string[]>();

/** All that a pack is called, as keys. */
function namesOf(pack: TopicPack): readonly string[] {
  const names = namesByPack.get(pack) ?? [pack.title, ...pack.keywords].map(keywordKey);
  namesByPack.set(pack, names);
  return names;
}

/** Names of several words by the first and the last of them. */
function byEndWords(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const words = name.split(' ');
    if (words.length < 2) continue;
    for (const word of new Set([words[0] ?? '', words.at(-1) ?? ''])) {
      const had = found.get(word);
      if (had) had.push(name);
      else found.set(word, [name]);
    }
  }
  return found;
}

/** Only what is one of something: "Keep clothes dry" is no name. */
function namedItems(lists: readonly ShelfList[]) {
  const found = new Map<string, { pack: ShelfPack; item: string }[]>();
  for (const { pack, list } of lists) {
    if (pack.isOfKind || list.category !== 'top' || isAboutTopic(list.unit)) continue;
    if (list.unit === 'thing' || list.unit === 'check' || list.unit === 'point') continue;
    for (const { name } of list.items) {
      const key = keywordKey(name);
      const had = found.get(key) ?? [];
      if (!had.some((each) => each.pack === pack)) found.set(key, [...had, { pack, item: name }]);
    }
  }
  return found;
}

/** Films of two things must not be called the same: the second Singapore is "Singapore, the city". */
function withTitlesOfTheirOwn(things: readonly Thing[]): readonly Thing[] {
  const called = Map.groupBy(things, ({ plural }) => plural.toLowerCase());
  return things.map((thing) => {
    const same = called.get(thing.plural.toLowerCase()) ?? [];
    // A country goes before its city.
    const first = same.find(({ kinds }) => kinds[0] === 'country') ?? same[0];
    const kind = writtenKind(thing.kinds.at(-1) ?? '');
    return thing === first ? thing : { ...thing, plural: `${thing.plural}, the ${kind}` };
  });
}

/** Whether a topic has a list of that very kind: Italian food lists Italian dishes. */
function listsKind({ lists }: TopicPack, kind: string): boolean {
  // Nobody counts finance: a topic of that name says more than all that belongs to it.
  if (manyOfKind(kind) === undefined) return true;
  const words = keywordKey(kind).split(' ');
  return lists.some(({ unit, idea }) => {
    const askedWords = [...plainWords(unit), ...plainWords(idea)].map(singular);
    return words.every((word) => askedWords.includes(word));
  });
}

function withListsOf(pack: TopicPack, thing: ShelfPack | undefined): ShelfPack {
  if (!thing) return pack;
  return {
    ...pack,
    ...(thing.kinds && { kinds: thing.kinds }),
    ...(thing.traits && { traits: thing.traits }),
    keywords: [...new Set([...pack.keywords, ...thing.keywords])],
    lists: [...pack.lists, ...thing.lists],
    quiz: [...pack.quiz, ...thing.quiz],
  };
}

/** What is known by heart, before it stands on a shelf. */
export interface TopicsAndThings {
  readonly topics: readonly TopicPack[];
  readonly things: readonly Thing[];
}

/** What is a topic and a thing is one topic with the lists of both. */
function joinTopicsAndThings({ topics, things }: TopicsAndThings): {
  readonly topics: readonly ShelfPack[];
  readonly things: readonly ShelfPack[];
} {
  const ofThings = withTitlesOfTheirOwn(things).map(packOfThing);
  const titles = new Map(topics.map((pack) => [keywordKey(pack.title), pack]));
  const doubles = new Map(
    ofThings.flatMap((pack) => {
      const topic = titles.get(keywordKey(pack.title));
      return topic ? [[topic, pack] as const] : [];
    }),
  );
  return {
    topics: topics.map((pack) => withListsOf(pack, doubles.get(pack))),
    things: ofThings.filter((pack) => !titles.has(keywordKey(pack.title))),
  };
}

export async function readTopicsAndThings(): Promise<TopicsAndThings> {
  const [topics, things] = await Promise.all([
    readTopicPacks(),
    readKnowledgeFiles('things', parseThings),
  ]);
  return { topics, things };
}

export async function readTopicShelf(): Promise<TopicShelf> {
  return new TopicShelf(await readTopicsAndThings());
}

/** Not held against the schema again: a test does that for every file that ships. */
export function readTopicPacks(): Promise<readonly TopicPack[]> {
  return readKnowledgeFiles('topics', parseTopics);
}

const articles = new Set(['the', 'a', 'an', 'my', 'your']);

/** 'The Coffee Drinks!' and 'coffee drink' are the same keyword. */
export function keywordKey(keyword: string): string {
  const typed = plainWords(keyword);
  // "How to pitch a tent" is pitching tents; the A of vitamin A stays.
  const words = typed.filter((word, at) => at === typed.length - 1 || !articles.has(word));
  return words.map((word, at, all) => (at === all.length - 1 ? singular(word) : word)).join(' ');
}

function ideaKey(idea: string): string {
  return plainWords(idea)
    .map((word) => (/^\d+$/.test(word) ? '#' : word))
    .join(' ');
}
