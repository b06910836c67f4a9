import { Button, TextInput } from '@mantine/core';
import { changeSlide, type ProjectData, type Slide } from '@reelwright/movie';
import { IconTypography } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { Icon } from '../theme/icon.tsx';
import { addText, reorderItem } from './slide-actions.ts';
import { SlideDuration } from './slide-duration.tsx';
import classes from './slide-panel.module.css';
import { SlidePreview } from './slide-preview.tsx';
import { TextItemRow } from './text-item-row.tsx';

const TITLE_MOST = 200;
/** As many as there may be room for below the picture. */
const FIRST_TEXTS = 2;

interface SlidePanelProps {
  readonly tab: ProjectTab;
  readonly movie: ProjectData;
  readonly slide: Slide;
  readonly place: number;
  /** Fields take a while to draw: those on the screen come first, the others when there is time. */
  readonly hasTime: boolean;
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** The selected slide: how it looks, its title, how long it lasts, and its texts as an outline. */
export function SlidePanel({ tab, movie, slide, place, hasTime, titleRef }: SlidePanelProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const texts = slide.items.filter(({ type }) => type === 'text');
  const others = slide.items.length - texts.length;
  const placeOf = (index: number) => slide.items.indexOf(texts[index] as (typeof texts)[number]);
  const reorder = useReorder<HTMLOListElement>({
    axis: 'y',
    onMove: (from, to) => {
      const item = texts[from];
      if (item) reorderItem(tab, slide.id, item, placeOf(to));
    },
  });
  const add = () => setFocusedId(addText(tab, slide.id));
  return (
    <section className={classes.panel} aria-label={`Slide ${place + 1}`}>
      <SlidePreview movie={movie} slide={slide} place={place} />
      <div className={classes.fields}>
        <TextInput
          ref={titleRef}
          className={classes.title ?? ''}
          label="Slide title"
          value={slide.title ?? ''}
          maxLength={TITLE_MOST}
          onChange={({ currentTarget: { value: title } }) =>
            tab.edit(changeSlide, { slideId: slide.id, fields: { title } }, `title-${slide.id}`)
          }
          onBlur={tab.endStep}
        />
        <SlideDuration tab={tab} slide={slide} />
      </div>
      <div className={classes.heading}>
        <h2 className={classes.words}>Texts</h2>
        {texts.length > 0 && (
          <Button variant="default" leftSection={<Icon shape={IconTypography} />} onClick={add}>
            Add text
          </Button>
        )}
      </div>
      {texts.length === 0 ? (
        <div className={classes.empty}>
          <p>What should people read on this slide?</p>
          <Button leftSection={<Icon shape={IconTypography} />} onClick={add}>
            Add text
          </Button>
        </div>
      ) : (
        <ol className={classes.list} {...reorder.listProps} onPointerUpCapture={tab.endStep}>
          {texts.slice(0, hasTime ? texts.length : FIRST_TEXTS).map((item, index) => (
            <TextItemRow
              key={item.id}
              tab={tab}
              slideId={slide.id}
              item={item}
              index={index}
              count={texts.length}
              isDragged={reorder.dragged === index}
              isNew={item.id === focusedId}
              handleProps={reorder.handleProps(index)}
              onMove={(to) => reorderItem(tab, slide.id, item, placeOf(to))}
            />
          ))}
        </ol>
      )}
      {others > 0 && (
        <p className={classes.others}>
          {others === 1 ? 'One other layer is' : `${others} other layers are`} on this slide and{' '}
          {others === 1 ? 'stays' : 'stay'} as {others === 1 ? 'it is' : 'they are'}.
        </p>
      )}
    </section>
  );
}
