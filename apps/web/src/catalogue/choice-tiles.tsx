import { Button } from '@mantine/core';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CatalogueTile } from './catalogue-tile.tsx';
import classes from './choice-tiles.module.css';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface ChoiceTilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  /** An id, or 'none'. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One of many that move, each shown by itself moving; or none of them. */
export function ChoiceTiles({ label, entries, chosen, onChoose }: ChoiceTilesProps) {
  const list = useChosenInSight<HTMLFieldSetElement>();
  return (
    <>
      <Button
        className={classes.none ?? ''}
        size="compact-sm"
        variant={chosen === 'none' ? 'light' : 'default'}
        aria-pressed={chosen === 'none'}
        onClick={() => onChoose('none')}
      >
        None
      </Button>
      <fieldset ref={list} className={classes.tiles} aria-label={label}>
        {entries.map((entry) => (
          <CatalogueTile
            key={entry.id}
            entry={entry}
            isChosen={chosen === entry.id}
            onChoose={() => onChoose(entry.id)}
          />
        ))}
      </fieldset>
    </>
  );
}
