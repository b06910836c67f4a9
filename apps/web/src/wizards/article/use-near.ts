import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far above and below the window things are ready to be used. */
const margin = '800px 0px';

const watchers = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One for all: an article has hundreds of paragraphs. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  return observer;
}

/** Whether something is in the window or not far from it. What has the focus stays near, wherever it is scrolled to. */
export function useNear<Element extends HTMLElement>(
  isNearAtFirst: boolean,
): readonly [boolean, RefObject<Element | null>] {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    watchers.set(element, (is) => setNear(is || element.contains(document.activeElement)));
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, []);
  return [isNear, place];
}
