import { Button, TextInput } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconSearch } from '@tabler/icons-react';
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
  readonly onChoose: (id: string) => void;
  /** One is pointed at or has the focus, or none any more. */
  readonly onPoint?: (id: string | undefined) => void;
}

/** Fewer are seen at once, and need no search. */
const fewEntries = 8;

/** One of many that move, each shown by itself moving; or none of them. Those with a heart come first. */
export function ChoiceTiles({ label, entries, chosen, onChoose, onPoint }: ChoiceTilesProps) {
  const list = useChosenInSight<HTMLFieldSetElement>();
  const liked = useStore(favourites);
  const [typed, setTyped] = useState('');
  const found = findEntries(entries, typed, liked);
  return (
    <>
      <div className={classes.head}>
        <Button
          size="compact-sm"
          variant={chosen === 'none' ? 'light' : 'default'}
          aria-pressed={chosen === 'none'}
          onClick={() => onChoose('none')}
        >
          None
        </Button>
        {entries.length > fewEntries && (
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
            <button
              type="button"
              className={classes.heart}
              aria-label={`${entry.label}: favourite`}
              aria-pressed={liked.has(entry.id)}
              onClick={() => toggleFavourite(entry.id)}
            >
              <Icon shape={liked.has(entry.id) ? IconHeartFilled : IconHeart} sizePx={16} />
            </button>
          </span>
        ))}
        {found.length === 0 && <p className={classes.nothing}>Nothing is called that.</p>}
      </fieldset>
    </>
  );
}
