import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../store/use-store.ts';
import { showPartMissing } from '../../ui/fetched-part.tsx';
import { fetchFilmMaker, filmMaker } from './fetch-film-maker.ts';
import { filmWaitMs } from './film-wait.ts';

/** The film of the answers as they are now; undefined while there is nothing to tell, and until what makes it was fetched. */
export function useFilm(wizard: Wizard, data: ProjectData): ProjectData | undefined {
  const makingMs = useRef(0);
  const settled = useSettled(data, makingMs);
  const maker = useStore(filmMaker);
  useEffect(() => void fetchFilmMaker().catch(showPartMissing), []);
  const made = useMemo(() => {
    const began = performance.now();
    const film = maker && wizard.hasFilm(settled) ? maker.filmOf(wizard, settled) : undefined;
    return { film, tookMs: performance.now() - began };
  }, [maker, wizard, settled]);
  useEffect(() => {
    makingMs.current = made.tookMs;
  }, [made]);
  return made.film;
}

/** A choice, such as a theme, is taken at once; what follows closely, when it ends. */
function useSettled(data: ProjectData, makingMs: RefObject<number>): ProjectData {
  const [settled, setSettled] = useState(data);
  const changedMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const now = performance.now();
    const waitMs = filmWaitMs({
      isWriting: isWriting(),
      sinceMs: now - changedMs.current,
      makingMs: makingMs.current,
    });
    changedMs.current = now;
    // The form is drawn first, then the film is made.
    const timer = setTimeout(() => setSettled(data), waitMs);
    return () => {
      if (waitMs > 0) clearTimeout(timer);
    };
  }, [data, makingMs]);
  return settled;
}

function isWriting(): boolean {
  return document.activeElement?.matches('textarea, [contenteditable="true"]') ?? false;
}
