import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a list of tiles, once it is there, to the one that is chosen. The page around it stays where it is. */
export function useChosenInSight<Element extends HTMLElement>(): RefObject<Element | null> {
  const list = useRef<Element>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector('[data-chosen]');
    if (!list.current || !chosen) return;
    const { top } = list.current.getBoundingClientRect();
    const spacePx = 4;
    list.current.scrollTop += chosen.getBoundingClientRect().top - top - spacePx;
  }, []);
  return list;
}
