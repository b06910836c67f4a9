import { Select, Skeleton } from '@mantine/core';
import type { MediaValue } from '@reelwright/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import type { MediaKind } from '../media/media-kind.ts';
import { Pager } from '../ui/pager.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { type GalleryEntry, MediaGallery } from './media-gallery.tsx';
import classes from './pick-media.module.css';

type Orientation = 'wide' | 'square' | 'vertical';

interface StockTabProps {
  readonly kinds: readonly MediaKind[];
  readonly keyword: string;
  readonly orientation: Orientation;
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly onMedia: (media: MediaValue) => void;
  readonly onLook: (media: MediaValue) => void;
}

interface StockEntry extends GalleryEntry {
  readonly category: string;
  readonly media: MediaValue;
}

/** Spec: as any list that is browsed. */
const perPage = 10;
const everything = '';

/** What comes with the product: pictures drawn for the keyword, moving backgrounds, music. */
export function StockTab(props: StockTabProps) {
  const { kinds, keyword, orientation, chosen, multiple, onMedia, onLook } = props;
  const [page, setPage] = useState(1);
  const [category, setCategory] = useState(everything);
  const stock = useQuery({
    queryKey: ['stock', kinds, keyword, orientation],
    queryFn: async (): Promise<readonly StockEntry[]> => {
      const lists = await Promise.all(kinds.map((kind) => stockOf(kind, keyword, orientation)));
      return lists.flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (stock.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (stock.isError) {
    return (
      <TryAgain
        title="We couldn’t load the stock media"
        problem={stock.error.message}
        onRetry={() => void stock.refetch()}
      />
    );
  }
  const categories = [...new Set(stock.data.map((one) => one.category))];
  const shown = stock.data.filter((one) => category === everything || one.category === category);
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  return (
    <div className={classes.tab}>
      {categories.length > 1 && (
        <Select
          aria-label="Category"
          className={classes.category ?? ''}
          allowDeselect={false}
          data={[{ value: everything, label: 'All categories' }, ...categories]}
          value={category}
          onChange={(value) => {
            setCategory(value ?? everything);
            setPage(1);
          }}
        />
      )}
      <MediaGallery
        label="Stock"
        shape={orientation}
        chosen={chosen}
        multiple={multiple}
        entries={shown.slice((page - 1) * perPage, page * perPage)}
        onToggle={(id) => {
          const found = stock.data.find((one) => one.id === id);
          if (found) onMedia(found.media);
        }}
        onLook={(id) => {
          const found = stock.data.find((one) => one.id === id);
          if (found) onLook(found.media);
        }}
      />
      {pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} onPage={setPage} label="Pages of stock" />
      )}
    </div>
  );
}

async function stockOf(
  kind: MediaKind,
  keyword: string,
  orientation: Orientation,
): Promise<readonly StockEntry[]> {
  if (kind === 'video') {
    const clips = await request((options) => client.movieBackgrounds({}, options));
    return clips.map(({ url, thumbnail, name, duration }) => ({
      id: url,
      title: name,
      thumbnail,
      kind,
      seconds: duration,
      category: 'Moving backgrounds',
      media: { url, thumbnail, title: name, type: 'video' as const, duration },
    }));
  }
  if (kind === 'audio') {
    const tracks = await request((options) => client.musicTracks({}, options));
    return tracks.map(({ url, title, seconds, mood }) => ({
      id: url,
      title,
      thumbnail: '',
      kind,
      seconds,
      url,
      category: `Music: ${mood}`,
      media: { url, title, duration: seconds },
    }));
  }
  const query = { keyword, source: 'builtin', num: 24, orientation };
  const found = await request((options) => client.mediaSearch({ query }, options));
  return found.map(({ url, thumbnail, title, ident, width, height }) => ({
    id: url,
    title,
    thumbnail,
    kind,
    category: 'Pictures',
    media: { url, thumbnail, title, ident, keyword, width, height, type: 'image' as const },
  }));
}
