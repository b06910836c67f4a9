import { Autocomplete, Button, Select, Skeleton } from '@mantine/core';
import type { MediaItem } from '@reelwright/contract';
import { joinNames } from '@reelwright/english';
import type { MediaValue } from '@reelwright/forms';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { offerUpgrade } from '../account/offer-upgrade.ts';
import { hasPaidAccess } from '../account/plan.ts';
import { useUser } from '../account/use-user.ts';
import { suggestWords } from '../form/suggest-words.ts';
import { maxSuggestions, useSuggestions } from '../form/use-suggestions.ts';
import type { MediaKind } from '../media/media-kind.ts';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import choices from '../ui/picture-choices.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { mediaOf } from './find-media.ts';
import { FoundSounds } from './found-sounds.tsx';
import { MediaGallery } from './media-gallery.tsx';
import classes from './media-search.module.css';
import { useMediaResults } from './use-media-results.ts';
import { useMediaSources } from './use-media-sources.ts';

/** To begin with, where nothing says what a film is about. */
const pictureIdeas = ['people at work', 'nature', 'city', 'food', 'travel', 'technology', 'sport'];
const soundIdeas = ['calm piano', 'upbeat', 'rain', 'applause', 'whoosh', 'city street'];

/** The most words of a suggestion. */
const suggestedWords = 3;

interface MediaSearchProps {
  /** What may be looked for; the first at once. */
  readonly keywords: readonly string[];
  /** Pictures and clips unless told. */
  readonly kinds?: readonly MediaKind[];
  /** Marked among what was found. */
  readonly chosen: readonly { readonly url?: string | undefined; readonly ident?: unknown }[];
  /** Where to look; the first source there is unless told. */
  readonly source: string | undefined;
  readonly orientation: 'wide' | 'square' | 'vertical';
  /** Several may be chosen, unless told. */
  readonly multiple?: boolean;
  readonly onSource: (source: string) => void;
  readonly onToggle: (media: MediaValue) => void;
  /** Shows one large. */
  readonly onLook?: ((media: MediaValue) => void) | undefined;
}

/** Keyword tabs, a search of one's own, and what was found. */
export function MediaSearch(props: MediaSearchProps) {
  const {
    keywords,
    kinds,
    chosen,
    orientation,
    multiple = true,
    onSource,
    onToggle,
    onLook,
  } = props;
  const user = useUser();
  const { sources, problem, retry } = useMediaSources(kinds);
  const source = sources.find(({ value }) => value === props.source) ?? sources[0];
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const keyword = asked ?? keywords[0] ?? '';
  const question = `${source?.value} ${keyword}`;
  const [more, setMore] = useState({ question, pages: 1 });
  const pages = more.question === question ? more.pages : 1;
  const suggestions = useSuggestions(typed ?? '', suggestedWords, suggestWords);
  // What was asked for is found below: suggestions would only lie over it.
  const isAsking = typed !== undefined && typed.trim() !== keyword;
  const isPaid = hasPaidAccess(user);
  const search = useMediaResults({
    keyword,
    orientation,
    source,
    pages,
    sources: sources.filter(({ pro }) => isPaid || !pro),
  });
  const sounds = source?.type === 'audio';
  const what = sounds ? 'sounds' : 'pictures';
  const isChosen = (item: MediaItem) =>
    // A copy of it in the storage has another address, but the same ident.
    chosen.some(({ url, ident }) => url === item.url || ident === item.ident);
  const toggle = (item: MediaItem) => onToggle(mediaOf(item, keyword));
  const ask = (words: string) => {
    if (words.trim() !== '') setAsked(words.trim());
  };
  const chooseSource = (value: string) => {
    const wanted = sources.find((one) => one.value === value);
    if (wanted?.pro && !isPaid) {
      void offerUpgrade(
        `${wanted.label} is a pro source`,
        'Upgrade to search pro picture and video sources.',
      );
      return;
    }
    onSource(value);
  };
  return (
    <section className={classes.search} aria-label={`Find ${what}`}>
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
          ask(typed ?? keyword);
        }}
      >
        <Autocomplete
          aria-label={`Search for ${what}`}
          className={classes.grow ?? ''}
          placeholder={`Search for ${what}`}
          maxLength={200}
          autoComplete="off"
          value={typed ?? keyword}
          data={isAsking ? [...suggestions] : []}
          // They were chosen for what is typed; sifting them again would only lose some.
          filter={({ options }) => options}
          limit={maxSuggestions}
          onChange={setTyped}
          onOptionSubmit={ask}
        />
        <Button
          type="submit"
          variant="default"
          disabled={(typed ?? keyword).trim() === ''}
          leftSection={<Icon shape={IconSearch} />}
        >
          Search
        </Button>
        {sources.length > 1 && (
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
      {keyword === '' && (
        <div className={classes.ideas}>
          <p className={classes.powered}>Type what you’re looking for, or try one of these:</p>
          <div className={classes.keywords}>
            {(sounds ? soundIdeas : pictureIdeas).map((word) => (
              <button
                key={word}
                type="button"
                className={classes.keyword}
                onClick={() => {
                  setAsked(word);
                  setTyped(undefined);
                }}
              >
                {word}
              </button>
            ))}
          </div>
        </div>
      )}
      {source && (
        <p className={classes.powered}>
          Powered by {source.label}
          {source.description && ` (${source.description.replace(/\.$/, '')})`}
        </p>
      )}
      {problem !== undefined && (
        <TryAgain title="We couldn’t load the sources" problem={problem} onRetry={retry} />
      )}
      {search.problem !== undefined && (
        <TryAgain
          title="We couldn’t search just now"
          problem={search.problem}
          onRetry={search.retry}
        />
      )}
      {search.silent.length > 0 && !search.isPending && (
        <p className={classes.powered} role="status">
          {joinNames(search.silent)} didn’t answer; showing the others.
        </p>
      )}
      {search.isEmpty && (
        <InlineAlert tone="warning">
          0 results for {keyword}. Please try a different keyword or change search engine.
        </InlineAlert>
      )}
      {sounds ? (
        <FoundSounds items={search.items} isChosen={isChosen} onToggle={toggle} />
      ) : (
        <MediaGallery
          label={`Found ${what}`}
          shape={orientation}
          multiple={multiple}
          chosen={search.items.filter(isChosen).map(({ ident }) => ident)}
          entries={search.items.map((item) => ({
            id: item.ident,
            title: item.title || keyword,
            description: item.description,
            thumbnail: item.thumbnail,
            kind: item.type,
            seconds: item.duration,
          }))}
          onToggle={(id) => {
            const item = search.items.find(({ ident }) => ident === id);
            if (item) toggle(item);
          }}
          onLook={
            onLook &&
            ((id) => {
              const item = search.items.find(({ ident }) => ident === id);
              if (item) onLook(mediaOf(item, keyword));
            })
          }
        />
      )}
      {search.items.length > 0 && (
        <div className={classes.after}>
          {search.hasMore && (
            <Button variant="default" onClick={() => setMore({ question, pages: pages + 1 })}>
              More results
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => {
              setAsked('');
              setTyped('');
            }}
          >
            New search
          </Button>
        </div>
      )}
      {search.isPending && problem === undefined && (
        <div className={choices.grid} role="status" aria-label="Loading..">
          {[1, 2, 3, 4, 5, 6].map((tile) => (
            <Skeleton key={tile} className={classes.tile ?? ''} />
          ))}
        </div>
      )}
    </section>
  );
}
