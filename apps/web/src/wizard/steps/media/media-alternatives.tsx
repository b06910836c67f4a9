import type { MediaItem } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { useQueries } from '@tanstack/react-query';
import { findMedia, mediaOf } from '../../../media-picker/find-media.ts';
import { MediaGallery } from '../../../media-picker/media-gallery.tsx';
import { useVideoOrientation } from '../../size/use-video-orientation.ts';
import classes from './media-step.module.css';

const shown = 3;

interface MediaAlternativesProps {
  /** Each is a subject of its own. */
  readonly keywords: readonly string[];
  readonly source: string;
  readonly chosen: readonly { readonly url?: string | undefined; readonly ident?: unknown }[];
  readonly onToggle: (media: MediaValue) => void;
}

interface Alternative {
  readonly keyword: string;
  readonly item: MediaItem;
}

/** Three other pictures for a sentence, of three subjects: most people want one of these and no search. */
export function MediaAlternatives(props: MediaAlternativesProps) {
  const { keywords, source, chosen, onToggle } = props;
  const orientation = useVideoOrientation();
  const found = useQueries({
    queries: keywords.slice(0, shown).map((keyword) => ({
      queryKey: ['media-alternative', source, keyword, orientation],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const question = {
          keyword,
          source,
          orientation,
          type: 'image',
          num: shown,
          page: 1,
        } as const;
        return { keyword, results: await findMedia(question, signal) };
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const alternatives = differentOnes(found.flatMap(({ data }) => data ?? []));
  if (alternatives.length === 0) return null;
  return (
    <section aria-label="Other pictures for this sentence">
      <p className={classes.quiet}>Or one of these</p>
      <MediaGallery
        label="Other pictures"
        shape={orientation}
        multiple={false}
        chosen={alternatives.flatMap(({ item: { ident, url } }) =>
          chosen.some((one) => one.url === url || one.ident === ident) ? [ident] : [],
        )}
        entries={alternatives.map(({ keyword, item }) => ({
          id: item.ident,
          title: keyword,
          description: item.description,
          thumbnail: item.thumbnail,
          kind: item.type,
          seconds: item.duration,
        }))}
        onToggle={(id) => {
          const wanted = alternatives.find(({ item }) => item.ident === id);
          if (wanted) onToggle(mediaOf(wanted.item, wanted.keyword));
        }}
      />
    </section>
  );
}

/** The best of each subject that was not the best of another. */
function differentOnes(
  found: readonly { readonly keyword: string; readonly results: readonly MediaItem[] }[],
): readonly Alternative[] {
  const taken = new Set<string>();
  return found.flatMap(({ keyword, results }) => {
    const item = results.find(({ ident }) => !taken.has(ident));
    if (!item) return [];
    taken.add(item.ident);
    return [{ keyword, item }];
  });
}
