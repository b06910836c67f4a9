/** Finds a picture for every sentence of a film. The same lines, settings and seed give the same pictures. */

import { seededChoices } from '@reelwright/chance';
import type { Line } from '@reelwright/movie';
import { recipeOf } from '@reelwright/pictures';
import { pictureKeywordsOf, plain } from './picture-keywords-of.ts';

type MediaEntry = NonNullable<Line['media']>[number];

export interface MediaLine {
  readonly id: string;
  readonly text: string;
  readonly media: readonly MediaEntry[];
  readonly keyword?: string | undefined;
  /** Search for exactly this, or for exactly the line's own keyword. */
  readonly exactSearch?: boolean | string | undefined;
  /** What the sentence belongs to: the item of a list. */
  readonly name?: string | undefined;
}

export interface FoundMedia {
  readonly url: string;
  readonly thumbnail?: string | undefined;
  readonly type?: 'image' | 'video' | 'audio' | undefined;
  readonly title?: string | undefined;
  readonly ident?: string | undefined;
  /** Whom it is owed to; it stays with the picture. */
  readonly credit?: object | undefined;
  /** How well it fits, between 0 and 1, where the source can tell. */
  readonly match?: number | undefined;
}

export type SearchMedia = (query: {
  readonly keyword: string;
  readonly source: string;
  readonly num: number;
}) => Promise<readonly FoundMedia[]>;

const creativityNames = ['Strict', 'Balanced', 'Unique', 'Variety', 'Ultra'] as const;

/** The last one asks a language model what to look for; without one, our own words for what a sentence means. */
export function creativityName(level: 0 | 1 | 2 | 3 | 4, hasModel: boolean): string {
  if (level < 4) return creativityNames[level];
  return `${creativityNames[4]} (${hasModel ? 'AI, slow' : 'looks at the meaning'})`;
}

export interface AutoMediaSettings {
  /** 0 the best match, always; 2 no subject twice; 3 and 4 wider choices. */
  readonly creativity: 0 | 1 | 2 | 3 | 4;
  readonly engine: string;
  readonly overwrite: boolean;
  readonly perSentence: 1 | 2;
}

export interface AutoMediaRequest {
  readonly lines: readonly MediaLine[];
  readonly search: SearchMedia;
  readonly settings: AutoMediaSettings;
  /** What the whole film is about: the last thing to search for. */
  readonly topic?: string;
  readonly seed: string;
  /** At creativity 4: keywords that somebody cleverer thought of, by line. */
  readonly thinkOfKeywords?: (
    lines: readonly MediaLine[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly onProgress?: (done: number, of: number, line: MediaLine) => void;
  /** An AbortSignal, or anything like it. A search under way is the caller's to call off. */
  readonly signal?: { readonly aborted: boolean };
}

export interface MediaAssigned {
  /** The media of every line that got some, by its id: what was there, and what is new. */
  readonly media: ReadonlyMap<string, readonly MediaEntry[]>;
  /** Why it stopped before the last line. */
  readonly problem?: string;
  readonly aborted: boolean;
}

const resultsPerSearch = 10;
/** When everything among the first was used before, look further. */
const resultsLater = 40;
const maxMedia = 2;
const enough = 3;
/** Sources that are asked when the chosen one has too little. */
const fallback = 'image_search';
const exactFallback = 'yahoo_images';
/** A match that needs no further search; of a whole sentence, which was weighed word against word, less will do. */
const surely = 0.9;
const surelyOfSentence = 0.62;

/** Neighbours are drawn in different ways, where that costs little. */
const stylesApart = 3;
const sameStyle = 0.95;

interface Choice {
  readonly found: FoundMedia;
  readonly keyword: string;
  readonly worth: number;
}

export async function assignMedia(request: AutoMediaRequest): Promise<MediaAssigned> {
  const { lines, settings, signal, seed } = request;
  const chance = seededChoices(seed);
  const used = new Set(
    lines.flatMap(({ media }) => (settings.overwrite ? [] : media.map(({ url }) => url ?? ''))),
  );
  const subjects = new Map<string, number>();
  const styles: string[] = [];
  const assigned = new Map<string, readonly MediaEntry[]>();
  const thought =
    settings.creativity === 4
      ? await request.thinkOfKeywords?.(lines).catch(() => undefined)
      : undefined;
  for (const [at, line] of lines.entries()) {
    if (signal?.aborted) return { media: assigned, aborted: true };
    request.onProgress?.(at, lines.length, line);
    // Decided for every line, so that one more picture here changes nothing further on.
    const wanted = settings.creativity === 4 ? chance.pick([1, 2]) : settings.perSentence;
    const turn = chance.between(0, 1);
    const kept = settings.overwrite ? [] : line.media.filter(({ url }) => url);
    const missing = Math.min(kept.length === 0 ? wanted : 0, maxMedia - kept.length);
    if (missing <= 0 || plain(line.text) === '') continue;
    const keywords = keywordsFor(line, request, thought?.get(line.id));
    const choices = await choicesFor(line, keywords, request, used);
    if (signal?.aborted) return { media: assigned, aborted: true };
    const picked = pick(choices, missing, {
      creativity: settings.creativity,
      turn,
      subjects,
      lately: styles.slice(-stylesApart),
    });
    if (picked.length === 0) {
      return {
        media: assigned,
        problem: `No results found for ${searchedFor(line, request)}. Please try a different keyword or search engine`,
        aborted: false,
      };
    }
    for (const { found } of picked) {
      used.add(found.url).add(found.ident ?? found.url);
      const subject = subjectOf(found);
      subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
      styles.push(recipeOf(found.url)?.style ?? '');
    }
    assigned.set(line.id, [...kept, ...picked.map(entryOf)]);
  }
  const last = lines.at(-1);
  if (last) request.onProgress?.(lines.length, lines.length, last);
  return { media: assigned, aborted: false };
}

/** What somebody could search for otherwise: their own words, before those that were read out of a sentence. */
function searchedFor(line: MediaLine, request: AutoMediaRequest): string {
  const [first = plain(line.text)] = keywordsFor(line, request, undefined);
  return line.exactSearch || !request.topic ? first : plain(request.topic);
}

function keywordsFor(
  line: MediaLine,
  { settings, topic }: AutoMediaRequest,
  thought: readonly string[] | undefined,
): readonly string[] {
  if (line.exactSearch) {
    const exact = typeof line.exactSearch === 'string' ? line.exactSearch : line.keyword;
    return [plain(exact || line.text)];
  }
  const own = pictureKeywordsOf(line);
  const given = plain(line.keyword ?? '');
  // Our own pictures understand sentences: figures, comparisons, and which of the words can be shown.
  const sentence = isOwn(settings.engine) && !given ? [plain(line.text)] : [];
  return [...new Set([...(thought ?? []), ...sentence, ...own, ...(topic ? [plain(topic)] : [])])];
}

const isOwn = (engine: string) => engine === 'builtin' || engine === 'all';

/** Everything that could be taken, and what it is worth: how well it fits what, and how much that matters. */
async function choicesFor(
  line: MediaLine,
  keywords: readonly string[],
  { search, settings, signal, topic }: AutoMediaRequest,
  used: ReadonlySet<string>,
): Promise<readonly Choice[]> {
  const fresh = (found: FoundMedia) =>
    found.type !== 'audio' && !used.has(found.url) && !used.has(found.ident ?? found.url);
  const sources = line.exactSearch
    ? [settings.engine, exactFallback, fallback]
    : [settings.engine, fallback];
  const choices: Choice[] = [];
  for (const num of [resultsPerSearch, resultsLater]) {
    for (const [at, keyword] of keywords.entries()) {
      const weight = weightOf(keyword, at, line, topic);
      for (const source of sources) {
        const found = (await search({ keyword, source, num })).filter(fresh);
        for (const [place, one] of found.entries()) {
          const match = one.match ?? 0.8 - place * 0.01;
          choices.push({ found: one, keyword, worth: match * weight });
        }
        if (signal?.aborted || found.length >= enough) break;
      }
      const best = Math.max(0, ...choices.map(({ worth }) => worth));
      const hasUnknownMatch = choices.some(({ found }) => found.match === undefined);
      if (
        signal?.aborted ||
        best >= (keyword === plain(line.text) ? surelyOfSentence : surely) ||
        (hasUnknownMatch && choices.length >= enough)
      )
        break;
    }
    if (choices.length > 0 || signal?.aborted) break;
  }
  return choices.toSorted((a, b) => b.worth - a.worth);
}

function weightOf(keyword: string, at: number, line: MediaLine, topic: string | undefined): number {
  if (topic && keyword === plain(topic) && at > 0) return 0.6;
  if (line.name && keyword === plain(line.name)) return 0.88;
  return Math.max(0.8, 1 - at * 0.03);
}

/** How far down the list each level may reach. */
const reach: Readonly<
  Record<AutoMediaSettings['creativity'], { readonly share: number; readonly most: number }>
> = {
  0: { share: 1, most: 1 },
  1: { share: 0.97, most: 2 },
  2: { share: 0.9, most: 4 },
  3: { share: 0.85, most: 6 },
  4: { share: 0.8, most: 8 },
};

function pick(
  choices: readonly Choice[],
  count: number,
  {
    creativity,
    turn,
    subjects,
    lately,
  }: {
    readonly creativity: AutoMediaSettings['creativity'];
    readonly turn: number;
    readonly subjects: ReadonlyMap<string, number>;
    /** How the pictures before were drawn. */
    readonly lately: readonly string[];
  },
): readonly Choice[] {
  const { share, most } = reach[creativity];
  const picked: Choice[] = [];
  const taken = new Map(subjects);
  for (let left = count; left > 0; left--) {
    const open = choices.filter(
      ({ found }) => !picked.some((other) => other.found.url === found.url),
    );
    // What was seen before is worth less each time, unless the best match is all that counts.
    const novelty = ({ found }: Choice) =>
      creativity === 0
        ? 1
        : 0.94 ** Math.min(3, taken.get(subjectOf(found)) ?? 0) *
          (lately.includes(recipeOf(found.url)?.style ?? 'none') ? sameStyle : 1);
    const ranked = open
      .map((choice) => ({ choice, worth: choice.worth * novelty(choice) }))
      .sort((a, b) => b.worth - a.worth);
    const best = ranked[0]?.worth ?? 0;
    const near = ranked.filter(({ worth }) => worth >= best * share).slice(0, most);
    const next = near[Math.min(near.length - 1, Math.floor(turn * near.length))];
    if (!next) break;
    picked.push(next.choice);
    const subject = subjectOf(next.choice.found);
    // The second picture of a sentence shows something else.
    taken.set(subject, (taken.get(subject) ?? 0) + 3);
  }
  return picked;
}

/** What a picture shows: pictures of ours by their first object, others by themselves. */
function subjectOf({ url }: FoundMedia): string {
  return recipeOf(url)?.objects[0] ?? url;
}

function entryOf({ found, keyword }: Choice): MediaEntry {
  return {
    url: found.url,
    ...(found.thumbnail && { thumbnail: found.thumbnail }),
    type: found.type === 'video' ? 'video' : 'image',
    ...(found.title && { title: found.title }),
    ...(found.ident && { ident: found.ident }),
    ...(found.credit && { credit: found.credit }),
    keyword,
    autoMedia: true,
  };
}
