import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { ChoiceTiles } from '../../catalogue/choice-tiles.tsx';
import type { ItemField } from './use-item-field.ts';

interface MotionTilesProps {
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  readonly field: ItemField<string>;
}

/** Motions to choose from for the selection, each shown by itself moving. */
export function MotionTiles({ label, entries, field }: MotionTilesProps) {
  return (
    <ChoiceTiles
      label={label}
      entries={entries}
      chosen={field.value ?? ''}
      onChoose={(id) => {
        field.set(id);
        field.end();
      }}
    />
  );
}
