import { escapeText, plainText } from '@reelwright/article';
import type { FoundArticle, ReadArticle } from '@reelwright/contract';
import { capitalize, singular } from '@reelwright/english';
import { wantedFirst } from '../knowledge/embedded/asked-of-topic.ts';
import { shippedLibrary } from '../knowledge/embedded/shipped-library.ts';
import type { ShelfList, TopicShelf } from '../knowledge/embedded/topic-shelf.ts';
import { understandKeyword } from '../knowledge/embedded/understand-keyword.ts';
import type { WordNet } from '../knowledge/embedded/wordnet.ts';
import { plainWords } from '../knowledge/embedded/words.ts';
import { storiesOfThisWeek } from '../news/this-week.ts';
import { type ArticleSource, articlesPerPage } from './article-search-port.ts';

/** What we know by heart, written as short articles: one for every list of a topic, and for every thing. */
export interface OwnArticles extends ArticleSource {
  /** The article at one of our addresses; nothing for anybody else's. */
  articleAt(address: string): Promise<ReadArticle | undefined>;
  bySlug(slug: string): Promise<ReadArticle | undefined>;
  /** What happened on these days in other years; its addresses name the part of the article that tells of it. */
  thisWeek(today: Date): Promise<readonly FoundArticle[]>;
  /** All of them, by the alphabet of their topics. */
  all(): Promise<
    readonly { readonly topic: string; readonly title: string; readonly slug: string }[]
  >;
}

const siteName = 'Reelwright';
const longestDescription = 200;

/** They need no network: their addresses are answered for here. */
export function createOwnArticles(publicUrl: string): OwnArticles {
  const addressOf = (slug: string) => `${publicUrl}/articles/${slug}`;
  const bySlug = async (slug: string) => {
    const entry = indexOf(await shippedLibrary.loadShelf()).get(slug);
    return entry && { url: addressOf(slug), ...writeArticle(entry) };
  };
  return {
    name: siteName,
    bySlug,
    async thisWeek(today) {
      const { lists } = await shippedLibrary.loadShelf();
      return storiesOfThisWeek(
        lists,
        today,
        (entry, name) => `${addressOf(slugOf(titleOf(entry)))}#${slugOf(name)}`,
      );
    },
    async all() {
      const entries = [...indexOf(await shippedLibrary.loadShelf())].map(([slug, entry]) => ({
        topic: entry.pack.title,
        title: titleOf(entry),
        slug,
      }));
      return entries.sort((a, b) => a.topic.localeCompare(b.topic, 'en'));
    },
    async articleAt(address) {
      const slug = slugIn(address, publicUrl);
      return slug === undefined ? undefined : bySlug(slug);
    },
    async search({ keyword, page }) {
      const [shelf, wordnet] = await Promise.all([
        shippedLibrary.loadShelf(),
        shippedLibrary.loadWordNet(),
      ]);
      const found = bestLists(shelf, wordnet, keyword);
      const from = page * articlesPerPage;
      return {
        articles: found
          .slice(from, from + articlesPerPage)
          .map((entry) => announce(entry, addressOf(slugOf(titleOf(entry))))),
        more: found.length > from + articlesPerPage,
      };
    },
  };
}

const indexes = new WeakMap<TopicShelf, ReadonlyMap<string, ShelfList>>();

function indexOf(shelf: TopicShelf): ReadonlyMap<string, ShelfList> {
  const known = indexes.get(shelf);
  if (known) return known;
  // Of two with one name the first one counts, as in the search.
  const index = new Map(
    shelf.lists.map((entry) => [slugOf(titleOf(entry)), entry] as const).toReversed(),
  );
  indexes.set(shelf, index);
  return index;
}

function titleOf({ ideas, list }: ShelfList): string {
  return capitalize(ideas[0]?.text ?? list.idea);
}

/** '9 things to know about Iceland' → '9-things-to-know-about-iceland' */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function slugIn(address: string, publicUrl: string): string | undefined {
  const home = new URL(publicUrl);
  const url = URL.parse(address, publicUrl);
  const root = `${home.pathname.replace(/\/$/, '')}/articles/`;
  if (!url || url.host !== home.host || !url.pathname.startsWith(root)) return undefined;
  const slug = url.pathname.slice(root.length);
  return /^[a-z0-9-]{1,200}$/.test(slug) ? slug : undefined;
}

function writeArticle({ pack, list, ideas }: ShelfList): Omit<ReadArticle, 'url'> {
  const [hook] = pack.hooks;
  const parts = list.items.map(
    ({ name, facts }) =>
      `<h2>${escapeText(name)}</h2><p>${escapeText(facts.map(asSentence).join(' '))}</p>`,
  );
  return {
    title: titleOf({ pack, list, ideas }),
    body: `${hook ? `<p>${escapeText(hook)}</p>` : ''}${parts.join('')}`,
    parser: 'text',
    site: siteName,
    language: 'en',
    pictures: [],
    ...(pack.objects && { objects: pack.objects }),
    chapters: list.items.map(({ name, objects }) => ({ heading: name, objects })),
  };
}

const asSentence = (text: string) => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`);

function announce(entry: ShelfList, url: string): FoundArticle {
  const text = plainText(writeArticle(entry).body);
  const names = entry.list.items.map(({ name }) => name).join(', ');
  const description = [entry.pack.hooks[0], names].filter(Boolean).join(' ') || text;
  return {
    url,
    title: titleOf(entry),
    description:
      description.length <= longestDescription
        ? description
        : `${description.slice(0, longestDescription).replace(/[\s,]+\S*$/, '')}…`,
    source: siteName,
  };
}

/** Lists about a keyword as wizards understand it: its own topic first, then those that name it, then what it is one of. */
function bestLists(shelf: TopicShelf, wordnet: WordNet, keyword: string): readonly ShelfList[] {
  const wanted = plainWords(keyword).map(singular);
  if (wanted.length === 0) return [];
  const {
    pack,
    others = [],
    wanted: asked,
    wider = [],
  } = understandKeyword(shelf, wordnet, keyword);
  const meant = new Set([...(pack ? [pack] : []), ...others, ...shelf.meaningsOf(keyword)]);
  const above = new Set(wider.map((each) => each.pack));
  const scored = shelf.lists.map((entry) => ({
    entry,
    score: meant.has(entry.pack)
      ? 100
      : likeness(entry, wanted) || (above.has(entry.pack) ? 10 : 0),
  }));
  const found = scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
  const isMeant = (entry: ShelfList) => meant.has(entry.pack);
  const own = found.filter(isMeant);
  return [
    ...(asked === undefined ? own : wantedFirst(own, asked)),
    ...found.filter((entry) => !isMeant(entry)),
  ];
}

/**
 * All the words of the keyword in one name: of the list or of its topic. What only stands on a list is not what it is
 * about: nobody who asks for octopuses wants Greek dishes.
 */
function likeness({ pack, list, ideas }: ShelfList, wanted: readonly string[]): number {
  const holds = (text: string) => {
    const words = new Set(plainWords(text).map(singular));
    return wanted.every((word) => words.has(word));
  };
  if (holds(titleOf({ pack, list, ideas }))) return 50;
  if (holds(pack.title)) return 40;
  return pack.keywords.some(holds) ? 30 : 0;
}
