import { Button } from '@mantine/core';
import { type Item, maxItemSeconds, retimeItem, slideSeconds } from '@reelwright/movie';
import { useCurrentSlide, useEditor, useSelectedItems } from '../state/use-editor.ts';
import { endBounds, type Times, typedStart } from '../timeline/timeline-times.ts';
import classes from './panels.module.css';
import { NumberRow } from './rows.tsx';
import type { ItemField } from './use-item-field.ts';

/** When the selection comes and when it goes. */
export function TimingPanel() {
  const session = useEditor();
  const slide = useCurrentSlide();
  const items = useSelectedItems();
  if (!slide) return null;
  const lasting = slideSeconds(slide);
  const retime = (times: (item: Item) => Times) => {
    const mergeKey = `timing-${items.map(({ id }) => id).join('-')}`;
    for (const item of items) {
      session.tab.edit(
        retimeItem,
        { slideId: slide.id, itemId: item.id, ...times(item) },
        mergeKey,
      );
    }
  };
  const field = (
    key: keyof Times,
    typed: (before: Times, seconds: number) => Times,
  ): ItemField<number> => {
    const values = new Set(items.map(({ timing }) => timing[key]));
    return {
      value: values.size === 1 ? [...values][0] : undefined,
      isMixed: values.size > 1,
      set: (seconds) => retime(({ timing }) => typed(timing, seconds)),
      end: session.tab.endStep,
    };
  };
  const start = field('startTime', (before, seconds) => typedStart(before, seconds, lasting));
  const end = field('endTime', ({ startTime }, endTime) => ({ startTime, endTime }));
  const ends = endBounds({ startTime: start.value ?? 0, endTime: end.value ?? lasting }, lasting);
  return (
    <div className={classes.rows}>
      <div className={classes.pair}>
        <NumberRow
          label="Starts at"
          field={start}
          min={0}
          max={maxItemSeconds}
          step={0.1}
          suffix=" s"
        />
        <NumberRow
          label="Ends at"
          field={end}
          min={ends.min}
          max={ends.max}
          step={0.1}
          suffix=" s"
        />
      </div>
      <div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            retime(() => ({ startTime: 0, endTime: lasting }));
            session.tab.endStep();
          }}
        >
          As long as the slide
        </Button>
      </div>
      <p className={classes.note}>
        The slide lasts {lasting} s. Drag the bars below the stage to change times by hand.
      </p>
    </div>
  );
}
