import { type Item, moveToSlide, retimeItems, slideSeconds } from '@reelwright/movie';
import { type PointerEvent, useState } from 'react';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';
import { useEditor } from '../state/use-editor.ts';
import { filmTimesOf, placeAtSeconds } from './film-times.ts';
import { swallowClick } from './swallow-click.ts';
import { draggedTimes } from './timeline-times.ts';

/** A press that stays within this is a click. */
const dragStartsPx = 3;

interface Dragged {
  readonly itemId: string;
  readonly byPx: number;
}

/** Layers on the film's timeline: dragged to another moment, also of another slide. */
export function useLayerDrag(pxPerSecond: number) {
  const session = useEditor();
  const [dragged, setDragged] = useState<Dragged>();
  const take = (slideId: string, item: Item) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || item.locked) return;
    event.stopPropagation();
    const element = event.currentTarget;
    const fromX = event.clientX;
    let byPx: number | undefined;
    element.setPointerCapture(event.pointerId);
    const onMove = ({ clientX }: globalThis.PointerEvent) => {
      if (byPx === undefined && Math.abs(clientX - fromX) < dragStartsPx) return;
      byPx = clientX - fromX;
      setDragged({ itemId: item.id, byPx });
    };
    const end = (kind: string) => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey, { capture: true });
      setDragged(undefined);
      if (byPx !== undefined && kind === 'drop')
        drop(session, { slideId, item, bySeconds: byPx / pxPerSecond, pxPerSecond });
    };
    const onUp = () => {
      if (byPx !== undefined) swallowClick(element);
      end('drop');
    };
    const onCancel = () => end('cancel');
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end('cancel');
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, { capture: true });
  };
  return { dragged, take };
}

interface Drop {
  readonly slideId: string;
  readonly item: Item;
  readonly bySeconds: number;
  readonly pxPerSecond: number;
}

/** On its own slide it is seen at another time; on another one it lies there from then on. */
function drop(session: EditorSession, { slideId, item, bySeconds, pxPerSecond }: Drop): void {
  const times = filmTimesOf(session.tab.view.get().saving.data);
  const own = times.places.get(slideId) ?? 0;
  const wanted = (times.starts[own] ?? 0) + item.timing.startTime + bySeconds;
  const place = placeAtSeconds(times, Math.max(0, wanted));
  const target = times.slides[place];
  if (!target) return;
  const startTime = Math.max(0, wanted - (times.starts[place] ?? 0));
  if (target.id === slideId) {
    const rules = { slideSeconds: slideSeconds(target), pxPerSecond, attractions: [] };
    const moved = draggedTimes(item.timing, 'whole', bySeconds, rules);
    session.tab.edit(retimeItems, { slideId, times: [{ itemId: item.id, ...moved }] });
    return;
  }
  session.tab.edit(moveToSlide, { slideId, itemIds: [item.id], toSlideId: target.id, startTime });
  session.change({
    slideId: target.id,
    alsoSlideIds: [],
    selectedIds: [item.id],
    openGroupId: undefined,
    headSeconds: Math.min(lastHeadSeconds(slideSeconds(target)), startTime),
  });
}
