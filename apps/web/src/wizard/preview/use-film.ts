import type { ProjectData } from '@reelwright/movie';
import { filmOf, type Wizard } from '@reelwright/wizards/machine';
import { useEffect, useMemo, useState } from 'react';

/** How long the preview waits for the next letter: a film made anew for each would cost the typing its ease. */
const settlesMs = 180;

/** The film of the answers as they are now; undefined while there is nothing to tell. */
export function useFilm(wizard: Wizard, data: ProjectData): ProjectData | undefined {
  const [settled, setSettled] = useState(data);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(data), settlesMs);
    return () => clearTimeout(timer);
  }, [data]);
  return useMemo(
    () => (wizard.hasFilm(settled) ? filmOf(wizard, settled) : undefined),
    [wizard, settled],
  );
}
