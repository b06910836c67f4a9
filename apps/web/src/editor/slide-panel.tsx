import { Button, TextInput } from '@mantine/core';
import { changeSlide, type Slide } from '@reelwright/movie';
import { IconTypography } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useSlide } from '../project/use-project.ts';
import { Icon } from '../theme/icon.tsx';
import { OtherItems } from './other-items.tsx';
import { SlideLook } from './panels/slide-look.tsx';
import { addText, reorderText } from './slide-actions.ts';
import { SlideDuration } from './slide-duration.tsx';
import { SlideMagic } from './slide-magic.tsx';
import classes from './slide-panel.module.css';
import { TextItemRow } from './text-item-row.tsx';

const maxTitleLetters = 200;
/** As many as there may be room for below the picture. */
const firstTexts = 2;

interface SlidePanelProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly place: number;
  /** Fields take a while to draw: those on the screen come first, the others when there is time. */
  readonly hasTime: boolean;
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** The slide itself: its title, how long it lasts, its texts as an outline, its background and its transition. */
export function SlidePanel({ tab, slideId, place, hasTime, titleRef }: SlidePanelProps) {
  const slide = useSlide(tab, slideId);
  if (!slide) return null;
  return (
    <section className={classes.side} aria-label={`Slide ${place + 1}`}>
      <div className={classes.fields}>
        <TextInput
          ref={titleRef}
          className={classes.title ?? ''}
          label="Slide title"
          value={slide.title ?? ''}
          maxLength={maxTitleLetters}
          onChange={({ currentTarget: { value: title } }) =>
            tab.edit(changeSlide, { slideId, fields: { title } }, `title-${slideId}`)
          }
          onBlur={tab.endStep}
        />
        <SlideDuration tab={tab} slide={slide} />
      </div>
      <SlideTexts tab={tab} slide={slide} hasTime={hasTime} />
      <SlideLook tab={tab} slide={slide} />
      <SlideMagic />
    </section>
  );
}

interface SlideTextsProps {
  readonly tab: ProjectTab;
  readonly slide: Slide;
  readonly hasTime: boolean;
}

function SlideTexts({ tab, slide, hasTime }: SlideTextsProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const texts = slide.items.filter(({ type }) => type === 'text');
  const reorder = useReorder<HTMLOListElement>({
    axis: 'y',
    onMove: (from, to) => reorderText(tab, slide.id, from, to),
  });
  const add = () => setFocusedId(addText(tab, slide.id));
  return (
    <>
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
          {texts.slice(0, hasTime ? texts.length : firstTexts).map((item, index) => (
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
            />
          ))}
        </ol>
      )}
      {hasTime && <OtherItems tab={tab} slide={slide} />}
    </>
  );
}
