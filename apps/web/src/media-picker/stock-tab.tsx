import { Skeleton } from '@mantine/core';
import type { MediaValue } from '@reelwright/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import type { MediaKind } from '../media/media-kind.ts';
import { Pager } from '../ui/pager.tsx';
import { type GalleryEntry, MediaGallery } from './media-gallery.tsx';
import classes from './pick-media.module.css';

interface StockTabProps {
  readonly kinds: readonly MediaKind[];
  readonly keyword: string;
  readonly chosen: readonly string[];
  readonly onMedia: (media: MediaValue) => void;
}

const perPage = 12;

/** What comes with the product: pictures drawn for the keyword, moving backgrounds, music. */
export function StockTab({ kinds, keyword, chosen, onMedia }: StockTabProps) {
  const [page, setPage] = useState(1);
  const stock = useQuery({
    queryKey: ['stock', kinds, keyword],
    queryFn: async (): Promise<readonly (GalleryEntry & { media: MediaValue })[]> => {
      const lists = await Promise.all(kinds.map((kind) => stockOf(kind, keyword)));
      return lists.flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (stock.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (stock.isError) return <p className={classes.quiet}>{stock.error.message}</p>;
  const pageCount = Math.max(1, Math.ceil(stock.data.length / perPage));
  return (
    <div className={classes.tab}>
      <MediaGallery
        label="Stock"
        chosen={chosen}
        entries={stock.data.slice((page - 1) * perPage, page * perPage)}
        onToggle={(id) => {
          const found = stock.data.find((one) => one.id === id);
          if (found) onMedia(found.media);
        }}
      />
      {pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} onPage={setPage} label="Pages of stock" />
      )}
    </div>
  );
}

async function stockOf(kind: MediaKind, keyword: string) {
  if (kind === 'video') {
    const clips = await request((options) => client.movieBackgrounds({}, options));
    return clips.map(({ url, thumbnail, name, duration }) => ({
      ...{ id: url, title: name, thumbnail, kind, seconds: duration },
      media: { url, thumbnail, title: name, type: 'video' as const, duration },
    }));
  }
  if (kind === 'audio') {
    const tracks = await request((options) => client.musicTracks({}, options));
    return tracks.map(({ url, title, seconds }) => ({
      ...{ id: url, title, thumbnail: '', kind, seconds },
      media: { url, title, duration: seconds },
    }));
  }
  const query = { keyword: keyword || 'ideas', source: 'builtin', num: 24 };
  const found = await request((options) => client.mediaSearch({ query }, options));
  return found.map(({ url, thumbnail, title, ident }) => ({
    ...{ id: url, title, thumbnail, kind },
    media: { url, thumbnail, title, ident, keyword, type: 'image' as const },
  }));
}
