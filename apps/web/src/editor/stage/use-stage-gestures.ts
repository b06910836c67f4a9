import {
  type FramedItem,
  frameItems,
  type Item,
  type ItemFrame,
  type ProjectData,
  pasteItems,
  runEdit,
  type Slide,
} from '@reelwright/movie';
import type { StagePoint } from '@reelwright/stage';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { canCrop } from '../crop/can-crop.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import { findItem } from '../state/editor-session.ts';
import { useEditor, useEditorPart, useSelectedItems } from '../state/use-editor.ts';
import type { EditScreen } from './edit-screen.ts';
import { savedFrame } from './item-frame.ts';
import { type Band, bandBetween, itemsInBand } from './rubber-band.ts';
import { stretchAround } from './stretch-around.ts';
import type { TransformBoxHandle } from './transform-box.tsx';
import { useItemPinch } from './use-item-pinch.ts';

/** Fingers are broader than pointers. */
const fingerSlackPx = 12;

interface StageGesturesOptions {
  readonly screen: EditScreen | undefined;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly slide: Slide;
  readonly movie: ProjectData;
}

/**
 * Pressing, dragging and double-clicking on the stage. A gesture only changes what is shown (`preview`); when it
 * ends, it becomes one edit.
 */
export function useStageGestures({ screen, page, scale, slide, movie }: StageGesturesOptions) {
  const session = useEditor();
  const selected = useSelectedItems();
  const openGroupId = useEditorPart((state) => state.openGroupId);
  const seconds = useEditorPart((state) => state.headSeconds);
  const box = useRef<TransformBoxHandle>(null);
  const pressed = useRef<{
    readonly id: string;
    readonly wasSelected: boolean;
    readonly selectedBefore: readonly string[];
  }>(undefined);
  const copies = useRef(false);
  const isCalledOff = useRef(false);
  const [preview, setPreview] = useState<ProjectData>();
  const [gestureCount, setGestureCount] = useState(0);
  const [band, setBand] = useState<Band>();
  const [elements, setElements] = useState<Elements>({ targets: [], neighbours: [] });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn on the page depends on these.
  useLayoutEffect(() => {
    const found = elementsOf(page.current, selected);
    setElements((before) => (isSame(before, found) ? before : found));
  }, [page, selected, slide, seconds, openGroupId]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): StagePoint => {
    const place = page.current?.getBoundingClientRect();
    return { x: (clientX - (place?.left ?? 0)) / scale, y: (clientY - (place?.top ?? 0)) / scale };
  };
  const pick = (point: StagePoint, isFinger: boolean) =>
    screen?.pick(point, {
      ...(openGroupId !== undefined && { openGroupId }),
      slackPx: isFinger ? fingerSlackPx / scale : 0,
    });

  const onPress = useEffectEvent((event: MouseEvent | TouchEvent) => {
    if (isHandledElsewhere(event) || ('button' in event && event.button !== 0)) return;
    const finger = 'touches' in event ? event.touches[0] : undefined;
    const point = pointOf(finger ?? (event as MouseEvent));
    const hit = pick(point, finger !== undefined)?.item.id;
    const { selectedIds } = session.state.get();
    const wasSelected = hit !== undefined && selectedIds.includes(hit);
    if (hit === undefined) {
      // A finger on an empty place scrolls the page, or waits for the second one.
      if (finger) return deselectOnLift();
      if (!event.shiftKey) session.select([]);
      beginBand(point, event.shiftKey ? selectedIds : []);
      return;
    }
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    pressed.current = { id: hit, wasSelected, selectedBefore: selectedIds };
    flushSync(() => {
      if (event.shiftKey) session.select(toggled(selectedIds, hit), openGroupId);
      else if (!wasSelected) session.select([hit], groupAround(slide, hit, openGroupId));
    });
    box.current?.beginDrag(event);
  });

  /** A tap beside everything deselects; a finger that goes on to scroll or to pinch does not. */
  const deselectOnLift = () => {
    isCalledOff.current = false;
    const lifted = new AbortController();
    const { signal } = lifted;
    const onLift = () => {
      lifted.abort();
      if (!isCalledOff.current) session.select([]);
    };
    addEventListener('touchend', onLift, { signal });
    addEventListener('touchcancel', () => lifted.abort(), { signal });
  };

  const beginBand = (from: StagePoint, before: readonly string[]) => {
    const onMove = (event: MouseEvent) => {
      const drawn = bandBetween(from, pointOf(event));
      setBand(drawn);
      const inside = itemsInBand(screen?.boxes() ?? [], drawn);
      session.select([...new Set([...before, ...inside])]);
    };
    const onUp = () => {
      setBand(undefined);
      removeEventListener('mousemove', onMove);
      removeEventListener('mouseup', onUp);
    };
    addEventListener('mousemove', onMove);
    addEventListener('mouseup', onUp);
  };

  const onDoubleClick = useEffectEvent((event: MouseEvent) => {
    if (isHandledElsewhere(event)) return;
    const point = pointOf(event);
    const hit = pick(point, false)?.item;
    if (hit?.type === 'group') {
      const inner = screen?.pick(point, { openGroupId: hit.id })?.item.id;
      session.select(inner === undefined ? [hit.id] : [inner], hit.id);
    } else if (hit?.type === 'text') {
      session.change({ selectedIds: [hit.id], typingId: hit.id });
    } else if (hit && canCrop(hit)) {
      session.change({ selectedIds: [hit.id], croppingId: hit.id });
    }
  });

  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const options = { passive: false };
    const around = element.parentElement;
    const onGround = ({ target }: Event) => target === around && session.select([]);
    around?.addEventListener('mousedown', onGround);
    element.addEventListener('mousedown', onPress);
    element.addEventListener('touchstart', onPress, options);
    element.addEventListener('dblclick', onDoubleClick);
    return () => {
      around?.removeEventListener('mousedown', onGround);
      element.removeEventListener('mousedown', onPress);
      element.removeEventListener('touchstart', onPress);
      element.removeEventListener('dblclick', onDoubleClick);
    };
  }, [page, session]);

  /** Frames as they are seen, as they are saved. */
  const saved = (frames: readonly FramedItem[]): readonly FramedItem[] =>
    frames.map(({ itemId, frame }) => ({
      itemId,
      frame: savedFrame(frame as ItemFrame, stretchAround(slide.items, itemId)),
    }));

  const framed = (frames: readonly FramedItem[]): ProjectData =>
    runEdit(movie, frameItems, { slideId: slide.id, frames: saved(frames) }).data;

  const onBegin = (event: MouseEvent | TouchEvent | undefined) => {
    isCalledOff.current = false;
    copies.current = event?.altKey === true && openGroupId === undefined;
  };
  const onChange = (frames: readonly FramedItem[]) => {
    if (isCalledOff.current) return;
    const moved = framed(frames);
    setPreview(copies.current ? withCopies(movie, slide.id, movedItems(moved, frames)) : moved);
  };
  /** Everything is as it was before the gesture. */
  const callOff = () => {
    isCalledOff.current = true;
    const press = pressed.current;
    pressed.current = undefined;
    if (press && !press.wasSelected) session.select(press.selectedBefore, openGroupId);
    box.current?.stopDrag();
    setPreview(undefined);
    setGestureCount((count) => count + 1);
  };
  const onEnd = (frames: readonly FramedItem[] | undefined) => {
    if (isCalledOff.current) return;
    const press = pressed.current;
    pressed.current = undefined;
    setPreview(undefined);
    setGestureCount((count) => count + 1);
    if (!frames) {
      // A click on one of several selected items means that one.
      if (press?.wasSelected && selected.length > 1) session.select([press.id], openGroupId);
      return;
    }
    if (!copies.current) {
      session.tab.edit(frameItems, { slideId: slide.id, frames: saved(frames) });
      return;
    }
    const items = movedItems(framed(frames), frames);
    if (!hasRoom(slide.items, items.length)) return;
    const known = new Set(slide.items.map(({ id }) => id));
    session.tab.edit(pasteItems, { slideId: slide.id, items, offset: 0, newId: newItemId });
    const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
    session.select(added.map(({ id }) => id));
  };

  useItemPinch(page, {
    screen,
    scale,
    slide,
    callOff,
    // The first finger of two that zoom may have come down on something; that is not selected for long.
    isMeant: () => pressed.current?.wasSelected !== false,
    onPreview: (frames) => {
      setPreview(frames && runEdit(movie, frameItems, { slideId: slide.id, frames }).data);
      if (!frames) setGestureCount((count) => count + 1);
    },
  });

  const moving = useMemo(
    () => (preview ? new Set(selected.map(({ id }) => id)) : undefined),
    [preview, selected],
  );
  const keepsShape = selected.some(({ type }) => type !== 'text');
  return {
    box,
    preview,
    gestureCount,
    moving,
    band: scaledBand(band, scale),
    keepsShape,
    ...elements,
    onBegin,
    onChange,
    onEnd,
    callOff,
  };
}

interface Elements {
  readonly targets: readonly HTMLElement[];
  readonly neighbours: readonly HTMLElement[];
}

/** The elements over what is selected and may be moved, and over everything else beside it. */
function elementsOf(page: HTMLElement | null, selected: readonly Item[]): Elements {
  const all = [...(page?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const movable = new Set(selected.filter(({ locked }) => !locked).map(({ id }) => id));
  const isTarget = (element: HTMLElement) => movable.has(element.dataset.item ?? '');
  return {
    targets: all.filter(isTarget),
    neighbours: all.filter((element) => !isTarget(element)),
  };
}

function isSame(before: Elements, after: Elements): boolean {
  const alike = (a: readonly HTMLElement[], b: readonly HTMLElement[]) =>
    a.length === b.length && a.every((element, index) => element === b[index]);
  return alike(before.targets, after.targets) && alike(before.neighbours, after.neighbours);
}

/** The transform box sees to presses on its own handles, and what is typed in or cropped to those on itself. */
function isHandledElsewhere({ target }: Event): boolean {
  const own = '.moveable-control, .moveable-rotation, [data-typing], [data-cropping]';
  return target instanceof Element && target.closest(own) !== null;
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The opened group stays open as long as one of its items is clicked. */
function groupAround(slide: Slide, itemId: string, openGroupId: string | undefined) {
  const group = openGroupId === undefined ? undefined : findItem(slide.items, openGroupId);
  return group && findItem(group.children ?? [], itemId) ? openGroupId : undefined;
}

function movedItems({ frames }: ProjectData, moved: readonly FramedItem[]): readonly Item[] {
  return moved.flatMap(({ itemId }) => findItem(frames[0]?.items ?? [], itemId) ?? []);
}

function withCopies(movie: ProjectData, slideId: string, items: readonly Item[]): ProjectData {
  const details = { slideId, items, offset: 0, newId: (id: string) => `${id}-copy` };
  return runEdit(movie, pasteItems, details).data;
}

function scaledBand(band: Band | undefined, scale: number): Band | undefined {
  if (!band) return undefined;
  return {
    left: band.left * scale,
    top: band.top * scale,
    width: band.width * scale,
    height: band.height * scale,
  };
}
