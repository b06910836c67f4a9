import { Button } from '@mantine/core';
import { type Item, staggerItems } from '@reelwright/movie';
import { useState } from 'react';
import { NumberField } from '../../ui/number-field.tsx';
import { useEditor, useSelectedItems } from '../state/use-editor.ts';
import classes from './panels.module.css';
import { inReadingOrder } from './reading-order.ts';

const usualGapSeconds = 0.2;

/** Lets what is selected come one after the other, in the order in which it is read. */
export function StaggerFields() {
  const session = useEditor();
  const items = useSelectedItems();
  const [gapSeconds, setGap] = useState(usualGapSeconds);
  if (items.length < 2) return null;
  const stagger = (order: readonly Item[]) => {
    const slideId = session.slide()?.id;
    const itemIds = order.filter(({ locked }) => !locked).map(({ id }) => id);
    if (slideId !== undefined) session.tab.edit(staggerItems, { slideId, itemIds, gapSeconds });
  };
  return (
    <>
      <NumberField
        label="One after another, apart by"
        suffix=" s"
        min={0}
        max={60}
        step={0.1}
        value={gapSeconds}
        onChange={setGap}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="light" onClick={() => stagger(inReadingOrder(items))}>
          As they are read
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => stagger(items)}>
          As selected
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => stagger(inReadingOrder(items).toReversed())}
        >
          Last one first
        </Button>
      </div>
    </>
  );
}
