import type { ProjectData } from '@reelwright/movie';
import { filmOf, type Wizard } from '@reelwright/wizards/machine';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** How long the preview waits for the next letter: a film made anew for each would cost the typing its ease. */
const settlesMs = 180;
/** A long film, and handing it to the player, takes longer than a letter may: it waits so many times as long as it took. */
const timesAsLong = 25;
const mostMs = 1500;
/** After such a pause a change is no typing, but a choice: it is shown at once. */
const pauseMs = 1000;

/** The film of the answers as they are now; undefined while there is nothing to tell. */
export function useFilm(wizard: Wizard, data: ProjectData): ProjectData | undefined {
  const makingMs = useRef(0);
  const settled = useSettled(data, makingMs);
  const made = useMemo(() => {
    const began = performance.now();
    const film = wizard.hasFilm(settled) ? filmOf(wizard, settled) : undefined;
    return { film, tookMs: performance.now() - began };
  }, [wizard, settled]);
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
    const isAlone = now - changedMs.current > pauseMs && !isWriting();
    changedMs.current = now;
    // The form is drawn first, then the film is made.
    const pace = Math.min(mostMs, Math.max(settlesMs, timesAsLong * makingMs.current));
    const timer = setTimeout(() => setSettled(data), isAlone ? 0 : pace);
    return () => {
      if (!isAlone) clearTimeout(timer);
    };
  }, [data, makingMs]);
  return settled;
}

/** Whoever writes in a longer text goes on: a film made of the first letter would hold up the second. */
function isWriting(): boolean {
  return document.activeElement?.matches('textarea, [contenteditable="true"]') ?? false;
}
