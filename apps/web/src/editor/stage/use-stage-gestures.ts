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
import { actionOf } from '../actions/editor-actions.ts';
import { canCrop } from '../crop/can-crop.ts';
import { openGraphic } from '../graphics/open-graphic.ts';
import { isEmptyFrame } from '../grids/photo-grids.ts';
import { hasRoom } from '../has-room.ts';
import { framingAt } from '../keyframes/keyed-frame.ts';
import { newItemId } from '../new-item-id.ts';
import { findItem } from '../state/editor-session.ts';
import { useEditor, useEditorPart, useSelectedItems } from '../state/use-editor.ts';
import type { EditScreen } from './edit-screen.ts';
import {
  advance,
  atRest,
  type Gesture,
  type GestureEffect,
  type GestureEvent,
  isMeant,
  isUnderWay,
} from './gesture.ts';
import { savedFrame } from './item-frame.ts';
import { type Band, itemsInBand } from './rubber-band.ts';
import { stretchAround } from './stretch-around.ts';
import type { BoxGesture, TransformBoxHandle } from './transform-box.tsx';
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
 * Pressing, dragging and double-clicking on the stage: what comes from mouse, fingers and transform box goes to
 * gesture.ts, and what that says is done here. A gesture only changes what is shown (`preview`); when it ends, it
 * becomes one edit.
 */
export function useStageGestures({ screen, page, scale, slide, movie }: StageGesturesOptions) {
  const session = useEditor();
  const selected = useSelectedItems();
  const openGroupId = useEditorPart((state) => state.openGroupId);
  const seconds = useEditorPart((state) => state.headSeconds);
  const box = useRef<TransformBoxHandle>(null);
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

  const gesture = useRef<Gesture>(atRest);
  const send = (event: GestureEvent): Gesture => {
    const { gesture: next, effects } = advance(gesture.current, event);
    gesture.current = next;
    for (const effect of effects) run(effect);
    return next;
  };
  const run = (effect: GestureEffect) => {
    switch (effect.do) {
      case 'select':
        return session.select(effect.ids, effect.openGroupId);
      case 'band': {
        setBand(effect.band);
        if (!effect.band) return;
        const inside = itemsInBand(screen?.boxes() ?? [], effect.band);
        return session.select([...new Set([...effect.kept, ...inside])]);
      }
      case 'show': {
        const moved = framed(effect.frames);
        const copies = movedItems(moved, effect.frames);
        return setPreview(effect.asCopies ? withCopies(movie, slide.id, copies) : moved);
      }
      case 'rest':
        setPreview(undefined);
        return setGestureCount((count) => count + 1);
      case 'edit':
        return effect.asCopies ? addCopies(effect.frames) : change(effect.frames);
      case 'open':
        return open(effect.at);
      case 'stop':
        return box.current?.stopDrag();
      default:
        return effect satisfies never;
    }
  };

  const onPress = useEffectEvent((event: MouseEvent | TouchEvent) => {
    if (isHandledElsewhere(event) || ('button' in event && event.button !== 0)) return;
    const finger = 'touches' in event ? event.touches[0] : undefined;
    const at = pointOf(finger ?? (event as MouseEvent));
    const itemId = pick(at, finger !== undefined)?.item.id;
    if (itemId !== undefined) {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    flushSync(() =>
      send({
        type: 'press',
        at,
        itemId,
        groupId: itemId && groupAround(slide, itemId, openGroupId),
        isFinger: finger !== undefined,
        isAdding: event.shiftKey,
        atMs: event.timeStamp,
        selection: { ids: session.state.get().selectedIds, openGroupId },
      }),
    );
    followUntilLifted();
    if (itemId !== undefined) box.current?.beginDrag(event);
  });
  const followUntilLifted = () => {
    const lifted = new AbortController();
    const { signal } = lifted;
    const onLift = (event: Event) => {
      lifted.abort();
      if (event.type === 'touchcancel') sendNow({ type: 'cancel' });
      // The keyboard of a phone comes only while the finger is still known to have been there.
      flushSync(() => sendNow({ type: 'lift', atMs: event.timeStamp }));
    };
    addEventListener('mousemove', (event) => sendNow({ type: 'move', to: pointOf(event) }), {
      signal,
    });
    for (const type of ['mouseup', 'touchend', 'touchcancel'] as const)
      addEventListener(type, onLift, { signal });
  };
  const sendNow = useEffectEvent(send);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isUnderWay(gesture.current)) return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'cancel' });
  });
  useEffect(() => {
    const early = { capture: true };
    addEventListener('keydown', onEscape, early);
    return () => removeEventListener('keydown', onEscape, early);
  }, []);

  const onDoubleClick = useEffectEvent((event: MouseEvent) => {
    if (!isHandledElsewhere(event)) open(pointOf(event));
  });
  /** What is in a group; a text, to be typed in; a picture, to be cropped. */
  const open = (point: StagePoint) => {
    const hit = pick(point, false)?.item;
    if (hit?.type === 'group') {
      const inner = screen?.pick(point, { openGroupId: hit.id })?.item.id;
      session.select(inner === undefined ? [hit.id] : [inner], hit.id);
    } else if (hit?.type === 'text') {
      session.change({ selectedIds: [hit.id], typingId: hit.id });
    } else if (hit?.graphic) {
      session.select([hit.id], groupAround(slide, hit.id, openGroupId));
      openGraphic(session);
    } else if (hit && isEmptyFrame(hit)) {
      session.select([hit.id], groupAround(slide, hit.id, openGroupId));
      actionOf('swap').perform(session);
    } else if (hit && canCrop(hit)) {
      session.change({ selectedIds: [hit.id], croppingId: hit.id });
    }
  };

  /** What its menu is about. */
  const onMenu = useEffectEvent((event: MouseEvent) => {
    if (isHandledElsewhere(event)) return;
    const hit = pick(pointOf(event), false)?.item.id;
    if (hit === undefined) session.select([]);
    else if (!session.state.get().selectedIds.includes(hit))
      session.select([hit], groupAround(slide, hit, openGroupId));
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
    element.addEventListener('contextmenu', onMenu);
    return () => {
      around?.removeEventListener('mousedown', onGround);
      element.removeEventListener('mousedown', onPress);
      element.removeEventListener('touchstart', onPress);
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [page, session]);

  /** Frames as they are seen, as they are saved. */
  const saved = (frames: readonly FramedItem[]): readonly FramedItem[] =>
    frames.map(({ itemId, frame }) => ({
      itemId,
      frame: savedFrame(frame as ItemFrame, stretchAround(slide.items, itemId)),
    }));

  const framing = (frames: readonly FramedItem[]) => ({
    slideId: slide.id,
    ...framingAt((id) => findItem(slide.items, id), frames, seconds),
  });
  const framed = (frames: readonly FramedItem[]): ProjectData =>
    runEdit(movie, frameItems, framing(frames)).data;
  const change = (frames: readonly FramedItem[]) => session.tab.edit(frameItems, framing(frames));
  const addCopies = (frames: readonly FramedItem[]) => {
    const items = movedItems(framed(frames), frames);
    if (!hasRoom(slide.items, items.length)) return;
    const known = new Set(slide.items.map(({ id }) => id));
    session.tab.edit(pasteItems, { slideId: slide.id, items, offset: 0, newId: newItemId });
    const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
    session.select(added.map(({ id }) => id));
  };

  const onBegin = (how: BoxGesture, event: MouseEvent | TouchEvent | undefined) => {
    const isCopy = how === 'drag' && event?.altKey === true && openGroupId === undefined;
    send({ type: 'begin', how: isCopy ? 'copy' : how });
  };
  const onChange = (frames: readonly FramedItem[]) =>
    send({ type: 'frames', frames: saved(frames) });
  const onEnd = (frames: readonly FramedItem[] | undefined) =>
    send({ type: 'end', frames: frames && saved(frames), atMs: performance.now() });
  const callOff = () => send({ type: 'cancel' });

  useItemPinch(page, { screen, scale, slide, isMeant: () => isMeant(gesture.current), send });

  const moving = useMemo(
    () => (preview ? new Set(selected.map(({ id }) => id)) : undefined),
    [preview, selected],
  );
  const keepsShape = selected.some(keepsItsShape);
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

/** Words and charts fit into any box; pictures would be stretched. */
function keepsItsShape({ type, graphic }: Item): boolean {
  return graphic ? graphic.kind === 'qr' : type !== 'text';
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
  const own =
    '.moveable-control, .moveable-rotation, [data-typing], [data-cropping], [data-own-press]';
  return target instanceof Element && target.closest(own) !== null;
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
