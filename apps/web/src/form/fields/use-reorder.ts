import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { placeAt } from './place-at.ts';

interface ReorderOptions {
  readonly axis: 'x' | 'y';
  readonly onMove: (from: number, to: number) => void;
  /** Leaves fingers free to scroll; whoever says so offers another way to move things. */
  readonly mouseOnly?: boolean;
  /** What finds the things and their handles, where a list lies within a list. */
  readonly items?: string;
  readonly handles?: string;
}

const backKeys = { x: 'ArrowLeft', y: 'ArrowUp' };
const onKeys = { x: 'ArrowRight', y: 'ArrowDown' };
/** A press becomes a drag only after this, so that a click stays a click. */
const dragStartsPx = 4;

/**
 * Puts things in another order by dragging a handle, or with Alt and the arrow keys. Once it moves, the list keeps the
 * pointer, not the handle: what is dragged may be drawn anew under it at any moment.
 */
export function useReorder<List extends HTMLElement>({
  axis,
  onMove,
  mouseOnly = false,
  items = '[data-reorder]',
  handles = '[data-reorder-handle]',
}: ReorderOptions) {
  const list = useRef<List>(null);
  const pressed = useRef<{ readonly index: number; readonly at: number }>(undefined);
  const [dragged, setDragged] = useState<number>();

  const pointerAt = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const itemCentres = () =>
    [...(list.current?.querySelectorAll(items) ?? [])].map((item) => {
      const box = item.getBoundingClientRect();
      return axis === 'x' ? box.left + box.width / 2 : box.top + box.height / 2;
    });

  /** The focus goes along with what was moved, once it has been drawn in its new place. */
  const focusHandle = (index: number) =>
    requestAnimationFrame(() => {
      list.current?.querySelectorAll<HTMLElement>(handles)[index]?.focus();
    });

  const follow = (event: PointerEvent) => {
    if (!pressed.current) return;
    if (dragged === undefined) {
      if (Math.abs(pointerAt(event) - pressed.current.at) < dragStartsPx) return;
      list.current?.setPointerCapture(event.pointerId);
    }
    const from = dragged ?? pressed.current.index;
    const to = placeAt(itemCentres(), from, pointerAt(event));
    if (to !== from) onMove(from, to);
    setDragged(to);
  };
  const drop = () => {
    pressed.current = undefined;
    setDragged(undefined);
  };

  return {
    dragged,
    listProps: { ref: list, onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop },
    handleProps: (index: number) => ({
      'data-reorder-handle': true,
      onPointerDown: (event: PointerEvent) => {
        if (mouseOnly && event.pointerType === 'touch') return;
        pressed.current = { index, at: pointerAt(event) };
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === backKeys[axis] ? -1 : event.key === onKeys[axis] ? 1 : 0;
        const to = index + by;
        if (!event.altKey || by === 0 || to < 0 || to >= itemCentres().length) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(index, to);
        focusHandle(to);
      },
    }),
  };
}
