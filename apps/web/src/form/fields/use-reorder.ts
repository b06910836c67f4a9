import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { placeAt } from './place-at.ts';

interface ReorderOptions {
  readonly axis: 'x' | 'y';
  readonly onMove: (from: number, to: number) => void;
}

const BACK_KEYS = { x: 'ArrowLeft', y: 'ArrowUp' };
const ON_KEYS = { x: 'ArrowRight', y: 'ArrowDown' };

/**
 * Puts things in another order by dragging a handle, or with Alt and the arrow keys. The list keeps the pointer,
 * not the handle: what is dragged may be drawn anew under it at any moment.
 */
export function useReorder<List extends HTMLElement>({ axis, onMove }: ReorderOptions) {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number>();

  const itemCentres = () =>
    [...(list.current?.querySelectorAll('[data-reorder]') ?? [])].map((item) => {
      const box = item.getBoundingClientRect();
      return axis === 'x' ? box.left + box.width / 2 : box.top + box.height / 2;
    });

  const follow = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const to = placeAt(itemCentres(), dragged, axis === 'x' ? event.clientX : event.clientY);
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  };
  const drop = () => setDragged(undefined);

  return {
    dragged,
    listProps: { ref: list, onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop },
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        list.current?.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === BACK_KEYS[axis] ? -1 : event.key === ON_KEYS[axis] ? 1 : 0;
        const to = index + by;
        if (!event.altKey || by === 0 || to < 0 || to >= itemCentres().length) return;
        event.preventDefault();
        onMove(index, to);
      },
    }),
  };
}
