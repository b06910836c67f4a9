import { Button, TextInput } from '@mantine/core';
import { byLikeness } from '@reelwright/motion';
import { IconHeart, IconHeartFilled, IconSearch, IconStack2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from '../store/use-store.ts';
import { Icon } from '../theme/icon.tsx';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CatalogueTile } from './catalogue-tile.tsx';
import classes from './choice-tiles.module.css';
import { favourites, toggleFavourite } from './favourites.ts';
import { findEntries } from './find-entries.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface ChoiceTilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  /** An id, or 'none'. */
  readonly chosen: string;
  /** What choosing none of them is called. */
  readonly noneLabel?: string;
  /** They are motions, so it can be told which of them look alike. */
  readonly areMotions?: boolean;
  readonly onChoose: (id: string) => void;
  /** One is pointed at or has the focus, or none any more. */
  readonly onPoint?: (id: string | undefined) => void;
}

/** Fewer are seen at once, and need no search. */
const fewEntries = 8;
/** Those that come after look no more alike than any others. */
const alikeCount = 12;

/** One of many that move, each shown by itself moving; or none of them. Those with a heart come first. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { label, entries, chosen, noneLabel = 'None', areMotions = true } = props;
  const { onChoose, onPoint } = props;
  const list = useChosenInSight<HTMLFieldSetElement>();
  const liked = useStore(favourites);
  const [typed, setTyped] = useState('');
  const [likeId, setLikeId] = useState<string>();
  const like = entries.find(({ id }) => id === likeId);
  const found = like ? entriesLike(like, entries) : findEntries(entries, typed, liked);
  return (
    <>
      <div className={classes.head}>
        <Button
          size="compact-sm"
          variant={chosen === 'none' ? 'light' : 'default'}
          aria-pressed={chosen === 'none'}
          onClick={() => onChoose('none')}
        >
          {noneLabel}
        </Button>
        {like ? (
          <Button
            className={classes.like ?? ''}
            size="compact-sm"
            variant="light"
            rightSection={<Icon shape={IconX} sizePx={16} />}
            aria-label={`Like ${like.label}. Show all again`}
            onClick={() => setLikeId(undefined)}
          >
            Like {like.label}
          </Button>
        ) : (
          entries.length > fewEntries && (
            <TextInput
              className={classes.search ?? ''}
              size="xs"
              type="search"
              aria-label={`Search: ${label}`}
              placeholder={`Search ${entries.length}`}
              leftSection={<Icon shape={IconSearch} sizePx={16} />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )
        )}
      </div>
      <fieldset ref={list} className={classes.tiles} aria-label={label}>
        {found.map((entry) => (
          <span key={entry.id} className={classes.tile}>
            <CatalogueTile
              entry={entry}
              isChosen={chosen === entry.id}
              onChoose={() => onChoose(entry.id)}
              {...(onPoint && { onPoint: (isOn: boolean) => onPoint(isOn ? entry.id : undefined) })}
            />
            <span className={classes.marks}>
              {areMotions && entries.length > fewEntries && likeId !== entry.id && (
                <button
                  type="button"
                  className={classes.mark}
                  title="More like this"
                  aria-label={`More like ${entry.label}`}
                  onClick={() => {
                    setLikeId(entry.id);
                    list.current?.scrollTo({ top: 0 });
                  }}
                >
                  <Icon shape={IconStack2} sizePx={16} />
                </button>
              )}
              <button
                type="button"
                className={classes.mark}
                title="Favorite"
                aria-label={`${entry.label}: favorite`}
                aria-pressed={liked.has(entry.id)}
                onClick={() => toggleFavourite(entry.id)}
              >
                <Icon shape={liked.has(entry.id) ? IconHeartFilled : IconHeart} sizePx={16} />
              </button>
            </span>
          </span>
        ))}
        {found.length === 0 && <p className={classes.nothing}>Nothing matches that name.</p>}
      </fieldset>
    </>
  );
}

function entriesLike(like: CatalogueEntry, entries: readonly CatalogueEntry[]) {
  const ids = byLikeness(
    like.id,
    entries.map(({ id }) => id),
  );
  return ids.slice(0, alikeCount).flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
