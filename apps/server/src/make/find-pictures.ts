/** A picture for every sentence that has none yet, as the media step of the wizards finds them. */
import { assignMedia } from '@reelwright/auto-media';
import type { ProjectData } from '@reelwright/movie';
import type { PictureShape } from '@reelwright/pictures';
import { type LinePlace, lineKey, setLine } from '@reelwright/wizards';
import type { MediaSearch } from '../features/media-search/media-search-service.ts';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';

interface PictureOptions {
  /** Of the film: the same film gets the same pictures. */
  readonly title: string;
  readonly search: MediaSearch;
  /** Where to look: 'all', or the name of one source. */
  readonly source: string;
  readonly shape: PictureShape;
  readonly creativity: 0 | 1 | 2 | 3 | 4;
  readonly knowledge: Knowledge;
  readonly onLine: (done: number, of: number) => void;
  readonly warn: (sentence: string) => void;
  readonly signal: AbortSignal;
}

export async function findPictures(
  data: ProjectData,
  lines: readonly LinePlace[],
  { title, search, source, shape, creativity, knowledge, onLine, warn, signal }: PictureOptions,
): Promise<ProjectData> {
  const bare = lines.filter(({ needsMedia, line }) => needsMedia && !line.media?.some(hasAddress));
  const ids = bare.map(lineKey);
  const { media, problem } = await assignMedia({
    lines: bare.map(({ line, spoken, about }, at) => ({
      id: ids[at] ?? '',
      text: spoken,
      media: [],
      name: about,
      keyword: line.keyword,
      exactSearch: line.exactSearch,
    })),
    settings: { creativity, engine: source, overwrite: false, perSentence: 1 },
    topic: data.keyword ?? '',
    seed: `${data.keyword} ${title} ${data.info.seed ?? ''}`,
    search: ({ keyword, source: asked, num }) =>
      search.find({
        keyword,
        source: asked,
        num,
        shape,
        signal,
        type: 'image',
        proMediaSources: true,
      }),
    thinkOfKeywords: async (asked) => {
      const sentences = asked.map(({ text }) => text);
      const found = await knowledge.pictureKeywords(sentences, { signal, asker: 'make' });
      return new Map(asked.map(({ id }, at) => [id, found[at] ?? []]));
    },
    onProgress: (done, of) => done > 0 && onLine(done, of),
    signal,
  });
  signal.throwIfAborted();
  // What was found is used; every other sentence keeps the picture that its script has for it.
  if (problem) warn(problem);
  return bare.reduce((then, { path }, at) => {
    const found = media.get(ids[at] ?? '');
    return found ? setLine(then, path, { media: [...found] }) : then;
  }, data);
}

const hasAddress = ({ url }: { readonly url?: string | undefined }) => Boolean(url);
