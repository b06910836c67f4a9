import { Button } from '@mantine/core';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { CatalogueTile } from '../../catalogue/catalogue-tile.tsx';
import { useChosenInSight } from '../../catalogue/use-chosen-in-sight.ts';
import classes from './panels.module.css';
import type { ItemField } from './use-item-field.ts';

interface MotionTilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  readonly field: ItemField<string>;
}

/** Motions to choose from, each shown by itself moving. */
export function MotionTiles({ label, entries, field }: MotionTilesProps) {
  const list = useChosenInSight<HTMLFieldSetElement>();
  const choose = (id: string) => {
    field.set(id);
    field.end();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant={field.value === 'none' ? 'light' : 'default'}
        aria-pressed={field.value === 'none'}
        onClick={() => choose('none')}
      >
        None
      </Button>
      <fieldset ref={list} className={classes.tiles} aria-label={label}>
        {entries.map((entry) => (
          <CatalogueTile
            key={entry.id}
            entry={entry}
            isChosen={field.value === entry.id}
            onChoose={() => choose(entry.id)}
          />
        ))}
      </fieldset>
    </>
  );
}
