import type { FramedItem, ItemFrame, Slide } from '@reelwright/movie';
import { inverse, movePoint } from '@reelwright/stage';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { movable } from '../actions/editor-action.ts';
import { useEditor } from '../state/use-editor.ts';
import type { EditScreen } from './edit-screen.ts';
import type { Gesture, GestureEvent } from './gesture.ts';
import { frameOf, savedFrame, styleOfFrame } from './item-frame.ts';
import { type Fingers, isBetween, pinchedFrame } from './pinched-frame.ts';
import { stretchAround } from './stretch-around.ts';

const fingerSlackPx = 24;

interface ItemPinchOptions {
  readonly screen: EditScreen | undefined;
  readonly scale: number;
  readonly slide: Slide;
  /** Whether what is selected was so before the first finger came down. */
  readonly isMeant: () => boolean;
  readonly send: (event: GestureEvent) => Gesture;
}

/** Two fingers on what is selected move, resize and turn it; beside it they zoom the view (use-stage-zoom.ts). */
export function useItemPinch(
  page: RefObject<HTMLDivElement | null>,
  { screen, scale, slide, isMeant, send }: ItemPinchOptions,
): void {
  const session = useEditor();
  const began = useRef<{
    readonly fingers: Fingers;
    readonly frames: ReadonlyMap<string, ItemFrame>;
  }>(undefined);
  const last = useRef<readonly FramedItem[]>(undefined);

  const framesOfSelection = (): ReadonlyMap<string, ItemFrame> => {
    const { typingId, croppingId, playing } = session.state.get();
    const isBusy = (typingId ?? croppingId ?? playing) !== undefined;
    const items = isBusy || !isMeant() ? [] : movable(session);
    return new Map(
      items.map((item) => [item.id, frameOf(item, stretchAround(slide.items, item.id))]),
    );
  };
  /** In px of the stage; of the opened group, as its items count. */
  const fingersOf = (touches: TouchList): Fingers | undefined => {
    const place = page.current?.getBoundingClientRect();
    const [first, second] = touches;
    if (!place || !first || !second) return undefined;
    const { openGroupId } = session.state.get();
    const group = openGroupId && screen?.boxes().find(({ item }) => item.id === openGroupId);
    const inward = group ? inverse(group.matrix) : undefined;
    const pointOf = ({ clientX, clientY }: Touch) => {
      const point = { x: (clientX - place.left) / scale, y: (clientY - place.top) / scale };
      return inward ? movePoint(inward, point) : point;
    };
    return [pointOf(first), pointOf(second)];
  };
  const follow = ({ fingers, frames }: NonNullable<typeof began.current>, to: Fingers) => {
    const seen = [...frames].map(([itemId, from]) => ({
      itemId,
      frame: pinchedFrame(from, fingers, to),
    }));
    const saved = seen.map(({ itemId, frame }) => ({
      itemId,
      frame: savedFrame(frame, stretchAround(slide.items, itemId)),
    }));
    // Somebody may have called it off meanwhile.
    if (send({ type: 'frames', frames: saved }).name !== 'pinch') return;
    last.current = saved;
    for (const { itemId, frame } of seen) {
      const element = page.current?.querySelector<HTMLElement>(
        `[data-item="${CSS.escape(itemId)}"]`,
      );
      if (element) Object.assign(element.style, styleOfFrame(frame, scale));
    }
  };
  const end = () => {
    const frames = last.current;
    began.current = undefined;
    last.current = undefined;
    send({ type: 'end', frames, atMs: performance.now() });
  };
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const fingers = fingersOf(event.touches);
    if (!fingers) {
      if (began.current) end();
      return;
    }
    if (!began.current) {
      if (event.type !== 'touchstart') return;
      const frames = framesOfSelection();
      const isOn = (frame: ItemFrame) => isBetween(fingers, frame, fingerSlackPx / scale);
      if (![...frames.values()].some(isOn)) return;
      began.current = { fingers, frames };
      send({ type: 'pinch' });
    }
    event.preventDefault();
    // The view stays where it is.
    event.stopImmediatePropagation();
    if (event.type === 'touchmove') follow(began.current, fingers);
  });
  useEffect(() => {
    // Around the page, before whoever zooms the view there.
    const around = page.current?.parentElement;
    const options = { passive: false, capture: true };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const type of touches) around?.addEventListener(type, onTouch, options);
    return () => {
      for (const type of touches) around?.removeEventListener(type, onTouch, options);
    };
  }, [page]);
}
