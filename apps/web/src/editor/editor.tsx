import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ProjectQuestions } from '../project/project-questions.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart, useSlideIds } from '../project/use-project.ts';
import { useProjectKeys } from '../project/use-project-keys.ts';
import { ClosedNotice } from './closed-notice.tsx';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { ensureSlide } from './slide-actions.ts';
import { SlidePanel } from './slide-panel.tsx';
import { SlideStrip } from './slide-strip.tsx';

/** An open project: its head, its slides, and the slide that is selected. Each part follows what it shows. */
export function Editor({ tab }: { readonly tab: ProjectTab }) {
  const slideIds = useSlideIds(tab);
  const isClosed = useProjectPart(tab, ({ saving }) => saving.phase.name === 'closed');
  const [chosenId, setChosenId] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  // What is on the screen comes first, the rest of a large project as soon as that is drawn.
  const hasTime = useDeferredValue(true, false);
  useProjectKeys(tab);
  useEffect(() => {
    if (slideIds.length === 0) ensureSlide(tab);
  }, [tab, slideIds]);

  const place = useSelectedPlace(slideIds, chosenId);
  const slideId = slideIds[place];
  const rename = (renamedId: string) => {
    setChosenId(renamedId);
    // The field shows the other slide only once it is drawn.
    requestAnimationFrame(() => {
      titleField.current?.focus();
      titleField.current?.select();
    });
  };
  if (isClosed) return <ClosedNotice />;
  return (
    <div className={classes.editor}>
      <EditorHead tab={tab} place={place} />
      <div className={classes.columns}>
        <SlideStrip
          tab={tab}
          selectedId={slideId}
          hasTime={hasTime}
          onSelect={setChosenId}
          onRename={rename}
        />
        {slideId !== undefined && (
          <SlidePanel
            key={slideId}
            tab={tab}
            slideId={slideId}
            place={place}
            hasTime={hasTime}
            titleRef={titleField}
          />
        )}
      </div>
      <ProjectQuestions tab={tab} />
    </div>
  );
}

/** The first slide at the beginning; when the selected one goes, the one before it. */
function useSelectedPlace(slideIds: readonly string[], chosenId: string | undefined): number {
  const last = useRef(0);
  const found = chosenId === undefined ? -1 : slideIds.indexOf(chosenId);
  const place = found >= 0 ? found : chosenId === undefined ? 0 : Math.max(0, last.current - 1);
  const within = Math.min(place, Math.max(0, slideIds.length - 1));
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  return within;
}
