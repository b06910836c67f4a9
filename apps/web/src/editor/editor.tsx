import type { Slide } from '@reelwright/movie';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ProjectQuestions } from '../project/project-questions.tsx';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectView } from '../project/use-project.ts';
import { useProjectKeys } from '../project/use-project-keys.ts';
import { ClosedNotice } from './closed-notice.tsx';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { ensureSlide } from './slide-actions.ts';
import { SlidePanel } from './slide-panel.tsx';
import { SlideStrip } from './slide-strip.tsx';

/** An open project: its head, its slides, and the slide that is selected. */
export function Editor({ tab }: { readonly tab: ProjectTab }) {
  const { saving, history } = useProjectView(tab);
  const { frames } = saving.data;
  const [chosenId, setChosenId] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  // What is on the screen comes first, the rest of a large project as soon as that is drawn.
  const hasTime = useDeferredValue(true, false);
  useProjectKeys(tab);
  useEffect(() => {
    if (frames.length === 0) ensureSlide(tab);
  }, [tab, frames]);

  const place = useSelectedPlace(frames, chosenId);
  const slide = frames[place];
  const rename = (slideId: string) => {
    setChosenId(slideId);
    // The field shows the other slide only once it is drawn.
    requestAnimationFrame(() => {
      titleField.current?.focus();
      titleField.current?.select();
    });
  };
  if (saving.phase.name === 'closed') return <ClosedNotice />;
  return (
    <div className={classes.editor}>
      <EditorHead tab={tab} saving={saving} history={history} place={place} />
      <div className={classes.columns}>
        <SlideStrip
          tab={tab}
          slides={frames}
          selectedId={slide?.id}
          hasTime={hasTime}
          onSelect={setChosenId}
          onRename={rename}
        />
        {slide && (
          <SlidePanel
            key={slide.id}
            tab={tab}
            movie={saving.data}
            slide={slide}
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
function useSelectedPlace(slides: readonly Slide[], chosenId: string | undefined): number {
  const last = useRef(0);
  const found = slides.findIndex(({ id }) => id === chosenId);
  const place = found >= 0 ? found : chosenId === undefined ? 0 : Math.max(0, last.current - 1);
  const within = Math.min(place, Math.max(0, slides.length - 1));
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  return within;
}
