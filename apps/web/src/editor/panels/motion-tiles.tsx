import { useEffect } from 'react';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { ChoiceTiles } from '../../catalogue/choice-tiles.tsx';
import { type MotionPart, triedMotion } from '../motion/tried-motion.ts';
import { useEditor } from '../state/use-editor.ts';
import type { TriedField } from './use-item-field.ts';

interface MotionTilesProps {
  readonly part: MotionPart;
  readonly label: string;
  readonly entries: readonly CatalogueEntry[];
  readonly field: TriedField<string>;
}

/** Motions to choose from for the selection, each shown by itself moving, and on the stage while it is pointed at. */
export function MotionTiles({ label, part, entries, field }: MotionTilesProps) {
  const session = useEditor();
  useEffect(() => () => triedMotion.set(undefined), []);
  const point = (id: string | undefined) => {
    const slideId = session.slide()?.id;
    if (id === undefined || slideId === undefined) triedMotion.set(undefined);
    else {
      triedMotion.set({
        slideId,
        part,
        itemIds: session.selected().map((item) => item.id),
        change: (item) => ({ ...item, ...field.written(item, id) }),
      });
    }
  };
  return (
    <ChoiceTiles
      label={label}
      entries={entries}
      chosen={field.value ?? ''}
      onPoint={point}
      onChoose={(id) => {
        field.set(id);
        field.end();
      }}
    />
  );
}
