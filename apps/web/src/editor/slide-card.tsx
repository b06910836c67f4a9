import { slideSeconds } from '@reelwright/movie';
import { type MouseEvent, memo } from 'react';
import type { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useSlide } from '../project/use-project.ts';
import { formatSeconds } from './format-seconds.ts';
import classes from './slide-card.module.css';
import { SlideMenu } from './slide-menu.tsx';
import { SlideThumb } from './slide-thumb.tsx';
import type { SlideClick } from './state/select-slides.ts';

interface SlideCardProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly place: number;
  readonly isSelected: boolean;
  /** Selected together with the one that is shown. */
  readonly isAlso: boolean;
  readonly isDragged: boolean;
  readonly handleProps: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
  readonly onSelect: (slideId: string, how?: SlideClick) => void;
  readonly onRename: (slideId: string) => void;
}

/**
 * A slide in the strip, of plain elements; only the selected one carries its menu. There may be hundreds, so each is
 * drawn again only when its own slide changes.
 */
export const SlideCard = memo(function SlideCard(props: SlideCardProps) {
  const { tab, slideId, place, isSelected, isAlso } = props;
  const slide = useSlide(tab, slideId);
  if (!slide) return null;
  const title = slide.title ?? `Slide #${place + 1}`;
  return (
    <li
      className={classes.card}
      data-selected={isSelected || undefined}
      data-also={isAlso || undefined}
      data-dragged={props.isDragged || undefined}
      data-reorder
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={`${place + 1}: move ${title} with Alt and the arrow keys`}
        {...props.handleProps}
      >
        <span className={classes.number}>{place + 1}</span>
        <span className={classes.grip} />
      </button>
      <button
        type="button"
        className={classes.select}
        aria-current={isSelected || undefined}
        aria-pressed={isAlso || undefined}
        onClick={(event) => props.onSelect(slideId, clickOf(event))}
      >
        <SlideThumb tab={tab} slide={slide} />
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {title}
          </span>
          <span className={classes.duration}>{formatSeconds(slideSeconds(slide))}</span>
        </span>
      </button>
      {isSelected && (
        <div className={classes.menu}>
          <SlideMenu
            {...{ tab, slideId, place, title }}
            onSelect={props.onSelect}
            onRename={props.onRename}
          />
        </div>
      )}
    </li>
  );
}, isSameCard);

/** The handle's props are made anew each time and do the same; the rest tells whether to draw again. */
function isSameCard(before: SlideCardProps, after: SlideCardProps): boolean {
  return (
    before.tab === after.tab &&
    before.slideId === after.slideId &&
    before.place === after.place &&
    before.isSelected === after.isSelected &&
    before.isAlso === after.isAlso &&
    before.isDragged === after.isDragged
  );
}

function clickOf({ shiftKey, ctrlKey, metaKey }: MouseEvent): SlideClick {
  if (shiftKey) return 'up-to';
  return ctrlKey || metaKey ? 'toggle' : 'alone';
}
