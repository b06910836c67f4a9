import { type RefObject, useEffect, useMemo } from 'react';

const [edgePx, stepPx] = [48, 14];

/** Scrolls a long list on while something is held at one of its edges. */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>) {
  const edges = useMemo(() => {
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      frame = 0;
    };
    const follow = (clientX: number, onScroll: (clientX: number) => void) => {
      stop();
      const element = scroller.current;
      if (!element) return;
      const { left, right } = element.getBoundingClientRect();
      const by = clientX > right - edgePx ? stepPx : clientX < left + edgePx ? -stepPx : 0;
      if (by === 0) return;
      frame = requestAnimationFrame(() => {
        element.scrollLeft += by;
        onScroll(clientX);
        follow(clientX, onScroll);
      });
    };
    return { follow, stop };
  }, [scroller]);
  useEffect(() => edges.stop, [edges]);
  return edges;
}
