import { Button } from '@mantine/core';
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useSlideIds } from '../project/use-project.ts';
import { Icon } from '../theme/icon.tsx';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { insertSlide, reorderSlide } from './slide-actions.ts';
import { SlideCard } from './slide-card.tsx';
import classes from './slide-strip.module.css';
import type { SlideClick } from './state/select-slides.ts';
import { useEditorPart } from './state/use-editor.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** Themes and layouts are a good deal of code, which is there when somebody looks at templates. */
const TemplatePopup = fetchedPart(
  async () => (await import('./templates/template-popup.tsx')).TemplatePopup,
);

/** As many as a tall screen has room for. */
const firstCards = 30;

interface SlideStripProps {
  readonly tab: ProjectTab;
  readonly selectedId: string | undefined;
  /** Hundreds of cards take a while to draw: those on the screen come first, the others when there is time. */
  readonly hasTime: boolean;
  /** While narration is recorded, slides stay as they are. */
  readonly isWaiting: boolean;
  readonly onSelect: (slideId: string, how?: SlideClick) => void;
  readonly onRename: (slideId: string) => void;
}

/** The slides in their order. They are moved by dragging, or with Alt and the arrow keys. */
export function SlideStrip({
  tab,
  selectedId,
  hasTime,
  isWaiting,
  onSelect,
  onRename,
}: SlideStripProps) {
  const slideIds = useSlideIds(tab);
  const alsoIds = useEditorPart((state) => state.alsoSlideIds);
  const [showsTemplates, setShowsTemplates] = useState(false);
  const isNarrow = useIsNarrow();
  const reorder = useReorder<HTMLOListElement>({
    axis: isNarrow ? 'x' : 'y',
    onMove: (from, to) => reorderSlide(tab, from, to),
    mouseOnly: true,
  });
  const drawn = hasTime ? slideIds : slideIds.slice(0, firstCards);
  return (
    <nav className={classes.strip} aria-label="Slides">
      {isWaiting && (
        <p className={classes.waiting} role="status">
          Close the voice recorder to re-enable
        </p>
      )}
      <ol
        className={classes.list}
        inert={isWaiting}
        {...reorder.listProps}
        onPointerUpCapture={tab.endStep}
      >
        {drawn.map((slideId, place) => (
          <SlideCard
            key={slideId}
            tab={tab}
            slideId={slideId}
            place={place}
            isSelected={slideId === selectedId}
            isAlso={alsoIds.includes(slideId)}
            isDragged={reorder.dragged === place}
            handleProps={reorder.handleProps(place)}
            onSelect={onSelect}
            onRename={onRename}
          />
        ))}
      </ol>
      <div className={classes.add} inert={isWaiting}>
        <Button
          variant="default"
          fullWidth
          leftSection={<Icon shape={IconPlus} />}
          onClick={() => onSelect(insertSlide(tab))}
        >
          Add slide
        </Button>
        <IconButton
          label="Add a slide from a template"
          icon={IconLayoutGridAdd}
          variant="default"
          onClick={() => setShowsTemplates(true)}
        />
      </div>
      {showsTemplates && (
        <Suspense fallback={null}>
          <TemplatePopup onClose={() => setShowsTemplates(false)} />
        </Suspense>
      )}
    </nav>
  );
}
