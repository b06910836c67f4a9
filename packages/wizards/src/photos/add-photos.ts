/** Looks for the photos of a film, wish after wish: for the screen and for `make` alike. */
import type { ProjectData } from '@reelwright/movie';
import { lineAt, lineKey, setLine } from '../lines.ts';
import type { LinePath, MediaEntry, Script } from '../script.ts';
import { chosenMedia } from '../script-line.ts';
import { type PhotoWish, photoWishes } from './photo-wishes.ts';

export interface PhotoQuestion extends Omit<PhotoWish, 'key' | 'lines'> {
  readonly lines: readonly { readonly sentence: string; readonly isName: boolean }[];
  /** What the film shows already, by ident and address: nothing comes twice. */
  readonly taken: readonly string[];
}

export interface PhotoAnswer {
  /** One for each line; null where nothing that was found fits. */
  readonly photos: readonly (MediaEntry | null)[];
  /** Services that did not answer. */
  readonly silent: readonly string[];
  /** How many services there are to ask. */
  readonly sources: number;
}

export type AskPhotos = (question: PhotoQuestion) => Promise<PhotoAnswer>;

export interface ChosenPhoto {
  readonly path: LinePath;
  readonly sentence: string;
  readonly entry: MediaEntry;
}

interface PhotoSearch {
  readonly wishes: readonly PhotoWish[];
  /** Idents and addresses of what the film shows. */
  readonly taken: readonly string[];
  readonly ask: AskPhotos;
  readonly onProgress: (done: number, of: number, wish: PhotoWish) => void;
  /** Told of each wish once it was answered. */
  readonly onFound: (wish: PhotoWish, chosen: readonly ChosenPhoto[]) => void | Promise<void>;
  readonly signal: AbortSignalLike;
}

/** An AbortSignal, or anything like it. */
interface AbortSignalLike {
  readonly aborted: boolean;
}

export interface PhotosFound {
  readonly photos: number;
  /** Why there are fewer than there could be, in a sentence. */
  readonly problem?: string;
}

/** A service that fails so often in a row is not asked for the rest of the film. */
const failuresInRow = 2;

export async function findFilmPhotos(search: PhotoSearch): Promise<PhotosFound> {
  const { wishes, ask, onProgress, onFound, signal } = search;
  const taken = new Set(search.taken);
  const silent = new Set<string>();
  let [photos, failures] = [0, 0];
  for (const [at, wish] of wishes.entries()) {
    if (signal.aborted) break;
    onProgress(at, wishes.length, wish);
    const { key: _, lines, ...about } = wish;
    const asked = lines.map(({ sentence, isName }) => ({ sentence, isName }));
    const answer = await ask({ ...about, lines: asked, taken: [...taken] });
    if (signal.aborted || answer.sources === 0) break;
    for (const name of answer.silent) silent.add(name);
    failures = answer.silent.length >= answer.sources ? failures + 1 : 0;
    if (failures >= failuresInRow) return { photos, problem: silentWords([...silent], photos) };
    const chosen = lines.flatMap(({ path, sentence }, index): ChosenPhoto[] => {
      const entry = answer.photos[index];
      if (!entry?.url || taken.has(entry.url) || taken.has(identOf(entry))) return [];
      taken.add(entry.url).add(identOf(entry));
      return [{ path, sentence, entry: { ...entry, autoMedia: true } }];
    });
    photos += chosen.length;
    await onFound(wish, chosen);
  }
  if (silent.size === 0) return { photos };
  return { photos, problem: silentWords([...silent], photos) };
}

function silentWords(names: readonly string[], photos: number): string {
  const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return photos > 0
    ? `We couldn’t reach ${who} every time, so some slides keep their drawings.`
    : `We couldn’t reach ${who}, so your video keeps its drawings.`;
}

const identOf = ({ ident, url = '' }: MediaEntry): string =>
  typeof ident === 'string' ? ident : url;

/** What a film shows already. */
export function mediaTaken({ parts }: Script): readonly string[] {
  return parts.flatMap(({ lines }) =>
    lines.flatMap(({ media }) =>
      media.flatMap((entry) => [entry.url, identOf(entry)].filter((one) => one !== undefined)),
    ),
  );
}

type WriteScript = (data: ProjectData) => Script;

/** The document with these photos: only where nothing was chosen meanwhile, and it still tells the same. */
export function withPhotos(
  data: ProjectData,
  writeScript: WriteScript,
  chosen: readonly ChosenPhoto[],
): ProjectData {
  const open = new Map(
    photoWishes(writeScript(data), data).flatMap(({ lines }) =>
      lines.map((line) => [lineKey(line), line.sentence]),
    ),
  );
  return chosen
    .filter(({ path, sentence }) => open.get(lineKey({ path })) === sentence)
    .reduce((then, { path, entry }) => setLine(then, path, { media: [entry] }), data);
}

/** Without the photos that were looked for by themselves; what somebody chose instead stays. */
export function withoutPhotos(data: ProjectData, chosen: readonly ChosenPhoto[]): ProjectData {
  return chosen.reduce((then, { path, entry }) => {
    const [only, ...others] = chosenMedia(lineAt(then, path));
    const isOurs = only !== undefined && others.length === 0 && identOf(only) === identOf(entry);
    return isOurs ? setLine(then, path, { media: [] }) : then;
  }, data);
}
