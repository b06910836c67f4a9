import type { ProjectData } from '@reelwright/movie';
import { filmOf, type Wizard } from '@reelwright/wizards/machine';
import { useEffect, useMemo, useRef, useState } from 'react';

/** How long the preview waits for the next letter: a film made anew for each would cost the typing its ease. */
const settlesMs = 180;
/** After such a pause a change is no typing, but a choice: it is shown at once. */
const pauseMs = 1000;

/** The film of the answers as they are now; undefined while there is nothing to tell. */
export function useFilm(wizard: Wizard, data: ProjectData): ProjectData | undefined {
  const settled = useSettled(data);
  return useMemo(
    () => (wizard.hasFilm(settled) ? filmOf(wizard, settled) : undefined),
    [wizard, settled],
  );
}

/** A choice, such as a theme, is taken at once; what follows closely, when it ends. */
function useSettled(data: ProjectData): ProjectData {
  const [settled, setSettled] = useState(data);
  const changedMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const now = performance.now();
    const isAlone = now - changedMs.current > pauseMs;
    changedMs.current = now;
    // The form is drawn first, then the film is made.
    const timer = setTimeout(() => setSettled(data), isAlone ? 0 : settlesMs);
    return () => {
      if (!isAlone) clearTimeout(timer);
    };
  }, [data]);
  return settled;
}
