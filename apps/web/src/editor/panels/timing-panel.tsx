import { Button } from '@mantine/core';
import { retimeItem, slideSeconds } from '@reelwright/movie';
import { useCurrentSlide, useEditor, useSelectedItems } from '../state/use-editor.ts';
import classes from './panels.module.css';
import { NumberRow } from './rows.tsx';
import type { ItemField } from './use-item-field.ts';

const maxStartSeconds = 600;

/** When the selection comes and when it goes. */
export function TimingPanel() {
  const session = useEditor();
  const slide = useCurrentSlide();
  const items = useSelectedItems();
  if (!slide) return null;
  const retime = (
    times: (item: (typeof items)[number]) => { startTime: number; endTime: number },
  ) => {
    const mergeKey = `timing-${items.map(({ id }) => id).join('-')}`;
    for (const item of items) {
      session.tab.edit(
        retimeItem,
        { slideId: slide.id, itemId: item.id, ...times(item) },
        mergeKey,
      );
    }
  };
  const field = (key: 'startTime' | 'endTime'): ItemField<number> => {
    const values = new Set(items.map(({ timing }) => timing[key]));
    return {
      value: values.size === 1 ? [...values][0] : undefined,
      isMixed: values.size > 1,
      set: (seconds) => retime(({ timing }) => ({ ...timing, [key]: seconds })),
      end: session.tab.endStep,
    };
  };
  const start = field('startTime');
  const end = field('endTime');
  const least = start.value ?? 0;
  return (
    <div className={classes.rows}>
      <div className={classes.pair}>
        <NumberRow
          label="Comes at"
          field={start}
          min={0}
          max={maxStartSeconds}
          step={0.1}
          suffix=" s"
        />
        <NumberRow
          label="Goes at"
          field={end}
          min={least + 0.1}
          max={Math.min(least + maxStartSeconds, slideSeconds(slide))}
          step={0.1}
          suffix=" s"
        />
      </div>
      <div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            retime(() => ({ startTime: 0, endTime: slideSeconds(slide) }));
            session.tab.endStep();
          }}
        >
          As long as the slide
        </Button>
      </div>
      <p className={classes.note}>
        The slide lasts {slideSeconds(slide)} s. Drag the bars below the stage to change times by
        hand.
      </p>
    </div>
  );
}
