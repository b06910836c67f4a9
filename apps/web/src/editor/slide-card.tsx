import { slideSeconds } from '@reelwright/movie';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTransitionRight,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useSlide, useSlideIds } from '../project/use-project.ts';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { formatSeconds } from './format-seconds.ts';
import { copySlide, insertSlide, reorderSlide, takeSlideAway } from './slide-actions.ts';
import classes from './slide-card.module.css';
import { SlideThumb } from './slide-thumb.tsx';
import { transitionPopup } from './state/transition-popup-store.ts';

interface SlideCardProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly place: number;
  readonly isSelected: boolean;
  readonly isDragged: boolean;
  readonly handleProps: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
  readonly onSelect: (slideId: string) => void;
  readonly onRename: (slideId: string) => void;
}

/**
 * A slide in the strip, of plain elements; only the selected one carries its menu. There may be hundreds, so each is
 * drawn again only when its own slide changes.
 */
export const SlideCard = memo(function SlideCard(props: SlideCardProps) {
  const { tab, slideId, place, isSelected } = props;
  const slide = useSlide(tab, slideId);
  if (!slide) return null;
  const title = slide.title ?? `Slide #${place + 1}`;
  return (
    <li
      className={classes.card}
      data-selected={isSelected || undefined}
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
        onClick={() => props.onSelect(slideId)}
      >
        <SlideThumb tab={tab} slide={slide} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.duration}>{formatSeconds(slideSeconds(slide))}</span>
        </span>
      </button>
      {isSelected && (
        <div className={classes.menu}>
          <SlideMenu {...props} title={title} />
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
    before.isDragged === after.isDragged
  );
}

function SlideMenu({
  tab,
  slideId,
  place,
  title,
  onSelect,
  onRename,
}: SlideCardProps & { readonly title: string }) {
  const count = useSlideIds(tab).length;
  const choose = (chosenId: string | undefined) => chosenId && onSelect(chosenId);
  return (
    <DropdownMenu
      side="bottom-start"
      entries={[
        {
          id: 'rename',
          label: 'Rename',
          icon: IconPencil,
          onSelect: () => onRename(slideId),
        },
        {
          id: 'duplicate',
          label: 'Duplicate',
          icon: IconCopy,
          onSelect: () => choose(copySlide(tab, slideId)),
        },
        {
          id: 'before',
          label: 'Insert before',
          icon: IconRowInsertTop,
          onSelect: () => choose(insertSlide(tab, place)),
        },
        {
          id: 'after',
          label: 'Insert after',
          icon: IconRowInsertBottom,
          onSelect: () => choose(insertSlide(tab, place + 1)),
        },
        {
          id: 'earlier',
          label: 'Move earlier',
          icon: IconArrowUp,
          disabled: place === 0,
          onSelect: () => {
            reorderSlide(tab, place, place - 1);
            tab.endStep();
          },
        },
        {
          id: 'later',
          label: 'Move later',
          icon: IconArrowDown,
          disabled: place === count - 1,
          onSelect: () => {
            reorderSlide(tab, place, place + 1);
            tab.endStep();
          },
        },
        {
          id: 'transition',
          label: 'Transition',
          icon: IconTransitionRight,
          onSelect: () => transitionPopup.set(slideId),
        },
        {
          id: 'remove',
          label: 'Remove',
          icon: IconTrash,
          danger: true,
          onSelect: () => takeSlideAway(tab, slideId),
        },
      ]}
    >
      <IconButton label={`More for ${title}`} icon={IconDots} size="md" variant="default" />
    </DropdownMenu>
  );
}
