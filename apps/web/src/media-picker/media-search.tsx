import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import type { MediaValue } from '@reelwright/forms';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUpgrade } from '../account/offer-upgrade.ts';
import { hasPaidAccess } from '../account/plan.ts';
import { useUser } from '../account/use-user.ts';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { findMedia, mediaOf } from './find-media.ts';
import classes from './media-search.module.css';
import { useMediaSources } from './use-media-sources.ts';

interface MediaSearchProps {
  /** What may be looked for; the first at once. */
  readonly keywords: readonly string[];
  /** Marked among what was found. */
  readonly chosen: readonly { readonly url?: string | undefined; readonly ident?: unknown }[];
  /** Where to look; the first source there is unless told. */
  readonly source: string | undefined;
  readonly orientation: 'wide' | 'square' | 'vertical';
  readonly onSource: (source: string) => void;
  readonly onToggle: (media: MediaValue) => void;
}

const resultsAtOnce = 24;

/** Keyword tabs, a search of one's own, and what was found. */
export function MediaSearch(props: MediaSearchProps) {
  const { keywords, chosen, orientation, onSource, onToggle } = props;
  const user = useUser();
  const { sources, problem, retry } = useMediaSources();
  const source = sources.find(({ value }) => value === props.source) ?? sources[0];
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const keyword = asked ?? keywords[0] ?? '';
  const question = {
    keyword,
    source: source?.value ?? 'all',
    type: source?.type === 'video' ? ('video' as const) : ('image' as const),
    orientation,
    num: resultsAtOnce,
  };
  const search = useQuery({
    queryKey: ['media-search', question],
    queryFn: ({ signal }) => findMedia(question, signal),
    enabled: keyword !== '' && sources.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const chooseSource = (value: string) => {
    const wanted = sources.find((one) => one.value === value);
    if (wanted?.pro && !hasPaidAccess(user)) {
      void offerUpgrade(
        `${wanted.label} is a pro source`,
        'Upgrade to search pro picture and video sources.',
      );
      return;
    }
    onSource(value);
  };
  return (
    <section className={classes.search} aria-label="Find pictures">
      <div className={classes.keywords}>
        {keywords.map((word) => (
          <button
            key={word}
            type="button"
            className={classes.keyword}
            aria-pressed={word === keyword}
            onClick={() => {
              setAsked(word);
              setTyped(undefined);
            }}
          >
            {word}
          </button>
        ))}
      </div>
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = (typed ?? keyword).trim();
          if (wanted !== '') setAsked(wanted);
        }}
      >
        <TextInput
          aria-label="Search for pictures"
          className={classes.grow ?? ''}
          placeholder="Search for pictures"
          maxLength={200}
          value={typed ?? keyword}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" leftSection={<Icon shape={IconSearch} />}>
          Search
        </Button>
        {sources.length > 0 && (
          <Select
            aria-label="Powered by"
            className={classes.source ?? ''}
            allowDeselect={false}
            data={sources.map(({ value, label, pro }) => ({
              value,
              label: pro ? `${label} (Pro)` : label,
            }))}
            value={source?.value ?? null}
            onChange={(value) => value && chooseSource(value)}
          />
        )}
      </form>
      {source && <p className={classes.powered}>Powered by {source.label}</p>}
      {problem !== undefined && (
        <TryAgain title="We couldn’t load the picture sources" problem={problem} onRetry={retry} />
      )}
      {search.isPending && keyword !== '' && problem === undefined && (
        <div className={classes.results} role="status" aria-label="Loading..">
          {[1, 2, 3, 4, 5, 6].map((tile) => (
            <Skeleton key={tile} className={classes.tile ?? ''} />
          ))}
        </div>
      )}
      {search.isError && (
        <TryAgain
          title="We couldn’t search just now"
          problem={search.error.message}
          onRetry={() => void search.refetch()}
        />
      )}
      {search.data?.length === 0 && (
        <InlineAlert tone="warning">
          No results found for {keyword}. Please try a different keyword or search engine
        </InlineAlert>
      )}
      <ul className={classes.results}>
        {(search.data ?? []).map((item) => {
          // A copy of it in the storage has another address, but the same ident.
          const isChosen = chosen.some(
            ({ url, ident }) => url === item.url || ident === item.ident,
          );
          return (
            <li key={item.ident}>
              <button
                type="button"
                className={classes.tile}
                aria-pressed={isChosen}
                aria-label={item.title || keyword}
                onClick={() => onToggle(mediaOf(item, keyword))}
              >
                <img src={item.thumbnail} alt="" loading="lazy" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
