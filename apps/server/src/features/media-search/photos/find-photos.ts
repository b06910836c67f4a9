/** Photos and clips of the connected services for the sentences of one item: searched for, weighed by meaning, looked at. */
import type { FilmPhotoAnswer, FilmPhotoQuestion, MediaItem } from '@reelwright/contract';
import type { PartsOfSpeech } from '../../../providers/media-search/built-in/parts-of-speech.ts';
import type { SentenceMeaning } from '../../../providers/sentence-meaning/sentence-meaning-port.ts';
import type { MediaSearch } from '../media-search-service.ts';
import { isThing } from './is-thing.ts';
import type { LookAtPhoto } from './look-at-photo.ts';
import { type RankedPhoto, rankPhotos, worthComparing } from './rank-photos.ts';

interface FinderParts {
  readonly search: Pick<MediaSearch, 'sources' | 'find'>;
  readonly meaning: Pick<SentenceMeaning, 'embed'>;
  readonly partsOfSpeech: () => Promise<PartsOfSpeech>;
  readonly look: LookAtPhoto;
}

interface FindOptions {
  readonly proMediaSources: boolean;
  readonly signal: AbortSignal;
}

export type FindPhotos = (
  question: FilmPhotoQuestion,
  options: FindOptions,
) => Promise<FilmPhotoAnswer>;

type FilmPhoto = NonNullable<FilmPhotoAnswer['photos'][number]>;
type Kind = 'image' | 'video';

/** Of each search of each service. */
const resultsPerSearch = 20;
/** Each look costs a request and a moment of a processor. */
const maxLooks = 3;
/** Longer clips are long downloads for a few seconds of film. */
const maxClipSeconds = 60;

export function createFindPhotos(parts: FinderParts): FindPhotos {
  return async (question, options) => {
    const [first, ...rest] = question.lines;
    if (!question.wantsClip || !first) return photosOf(parts, 'image', question, options);
    const { photos } = await photosOf(parts, 'video', { ...question, lines: [first] }, options);
    const [clip] = photos;
    if (!clip) return photosOf(parts, 'image', question, options);
    const taken = [...question.taken, clip.ident, clip.url];
    const others = await photosOf(parts, 'image', { ...question, lines: rest, taken }, options);
    return { ...others, photos: [clip, ...others.photos] };
  };
}

async function photosOf(
  parts: FinderParts,
  type: Kind,
  question: FilmPhotoQuestion,
  options: FindOptions,
): Promise<FilmPhotoAnswer> {
  const { lines } = question;
  const { signal, proMediaSources } = options;
  const sources = parts.search.sources.filter(
    (source) => source.type === type && isService(source) && (proMediaSources || !source.pro),
  );
  const taken = new Set(question.taken);
  const silent = new Set<string>();
  const photos: (FilmPhoto | null)[] = lines.map(() => null);
  const found = new Map<string, MediaItem>();
  const look = onceEach(parts.look, signal);
  for (const keyword of question.search) {
    if (photos.every(Boolean)) break;
    for (const item of await searchIn(parts.search, sources, keyword, question, options, silent)) {
      found.set(item.ident, item);
    }
    const ranked = await rankedByMeaning(parts, [...found.values()], question, signal);
    // What announces the item chooses first, then each sentence among the rest.
    for (const at of namesFirst(lines)) {
      if (photos[at]) continue;
      const item = await firstGood(ranked[at] ?? [], taken, look);
      signal.throwIfAborted();
      if (!item) continue;
      photos[at] = { ...item, type };
      taken.add(item.ident).add(item.url);
    }
  }
  return { photos, silent: [...silent], sources: sources.length };
}

type Source = MediaSearch['sources'][number];

const gathering: ReadonlySet<string> = new Set(['all', 'all_videos', 'all_sounds', 'builtin']);

/** Not what comes along, and not what only gathers the others. */
function isService({ value, apart }: Source): boolean {
  return !apart && !gathering.has(value);
}

/** What all services find for a keyword; those that fail are noted in `silent`. */
async function searchIn(
  search: Pick<MediaSearch, 'sources' | 'find'>,
  sources: readonly Source[],
  keyword: string,
  { orientation: shape }: FilmPhotoQuestion,
  options: FindOptions,
  silent: Set<string>,
): Promise<readonly MediaItem[]> {
  const answers = await Promise.all(
    sources.map(async ({ value, label, type }) => {
      const query = { keyword, source: value, type, num: resultsPerSearch, shape };
      return search.find({ ...query, ...options }).catch((error: unknown) => {
        if (options.signal.aborted) throw error;
        silent.add(label);
        return [];
      });
    }),
  );
  return answers.flat().filter(({ duration = 0 }) => duration <= maxClipSeconds);
}

async function rankedByMeaning(
  { meaning, partsOfSpeech }: FinderParts,
  items: readonly MediaItem[],
  { about, topic, lines, orientation: shape }: FilmPhotoQuestion,
  signal: AbortSignal,
): Promise<readonly (readonly RankedPhoto[])[]> {
  const comparable = worthComparing(items, { about, lines, shape });
  if (comparable.length === 0) return [];
  const [ofAbout = none, ...others] = await meaning.embed(
    [
      topic === '' ? about : `${about}, ${topic}`,
      ...lines.map(({ sentence, isName }) => (isName ? about : `${about}: ${sentence}`)),
      ...comparable.map(({ words }) => words),
    ],
    signal,
  );
  return rankPhotos(
    comparable.map((one, at) => ({ ...one, direction: others[lines.length + at] ?? none })),
    {
      about,
      lines,
      shape,
      isThing: topic !== '' && isThing(about, await partsOfSpeech()),
      directions: { about: ofAbout, lines: others.slice(0, lines.length) },
    },
  );
}

const none = new Float32Array();

function namesFirst(lines: FilmPhotoQuestion['lines']): readonly number[] {
  const order = [...lines.keys()];
  return order.toSorted((a, b) => Number(lines[b]?.isName) - Number(lines[a]?.isName) || a - b);
}

type Look = (item: MediaItem) => ReturnType<LookAtPhoto>;

/** A photo that several sentences consider is looked at once. */
function onceEach(look: LookAtPhoto, signal: AbortSignal): Look {
  const looks = new Map<string, ReturnType<LookAtPhoto>>();
  return (item) => {
    const known = looks.get(item.ident);
    if (known) return known;
    const looking = look(item, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return { isGood: false };
    });
    looks.set(item.ident, looking);
    return looking;
  };
}

async function firstGood(
  ranked: readonly RankedPhoto[],
  taken: ReadonlySet<string>,
  look: Look,
): Promise<Omit<FilmPhoto, 'type'> | null> {
  const open = ranked.filter(({ item }) => !taken.has(item.ident) && !taken.has(item.url));
  for (const { item, worth } of open.slice(0, maxLooks)) {
    const { isGood, focus } = await look(item);
    if (isGood) return { ...item, match: Math.min(1, Math.max(0, worth)), ...(focus && { focus }) };
  }
  return null;
}
