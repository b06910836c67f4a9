// What a hand does on the stage, one state at a time. Pure: who listens and who changes things is use-stage-gestures.ts.
import type { FramedItem } from '@reelwright/movie';
import type { StagePoint } from '@reelwright/stage';
import { type Band, bandBetween } from './rubber-band.ts';

interface Selection {
  readonly ids: readonly string[];
  readonly openGroupId: string | undefined;
}

/** Something came down; nothing has moved yet. */
interface Press {
  readonly name: 'press';
  readonly at: StagePoint;
  /** What it came down on. */
  readonly itemId: string | undefined;
  readonly wasSelected: boolean;
  /** With Shift: it adds to what is selected, or takes away. */
  readonly isAdding: boolean;
  /** The second tap in a row. */
  readonly isSecond: boolean;
  /** What was selected before; cancelling brings it back. */
  readonly before: Selection;
}

type Transforming = 'drag' | 'copy' | 'turn' | 'resize';

export type Gesture =
  | { readonly name: 'rest'; readonly tap?: Tap }
  | Press
  | {
      readonly name: 'band';
      readonly from: StagePoint;
      readonly kept: readonly string[];
      readonly before: Selection;
    }
  | { readonly name: Transforming; readonly press: Press | undefined; readonly hasMoved: boolean }
  | { readonly name: 'pinch' }
  /** Called off: whatever still comes of it is not meant. */
  | { readonly name: 'off' };

interface Tap {
  readonly itemId: string;
  readonly atMs: number;
}

export type GestureEvent =
  | {
      readonly type: 'press';
      readonly at: StagePoint;
      readonly itemId: string | undefined;
      /** The group that stays open when this item is selected. */
      readonly groupId: string | undefined;
      readonly isFinger: boolean;
      readonly isAdding: boolean;
      readonly atMs: number;
      readonly selection: Selection;
    }
  /** The transform box takes over, from a press on the picture or on one of its handles. */
  | { readonly type: 'begin'; readonly how: Transforming }
  | { readonly type: 'move'; readonly to: StagePoint }
  | { readonly type: 'frames'; readonly frames: readonly FramedItem[] }
  | { readonly type: 'pinch' }
  /** @param frames as things were left; undefined where nothing moved. */
  | {
      readonly type: 'end';
      readonly frames: readonly FramedItem[] | undefined;
      readonly atMs: number;
    }
  /** The button or the finger is up, whatever became of it. */
  | { readonly type: 'lift'; readonly atMs: number }
  | { readonly type: 'cancel' };

export type GestureEffect =
  | {
      readonly do: 'select';
      readonly ids: readonly string[];
      readonly openGroupId?: string | undefined;
    }
  | { readonly do: 'band'; readonly band: Band | undefined; readonly kept: readonly string[] }
  | { readonly do: 'show'; readonly frames: readonly FramedItem[]; readonly asCopies: boolean }
  /** Everything is shown as it is saved. */
  | { readonly do: 'rest' }
  | { readonly do: 'edit'; readonly frames: readonly FramedItem[]; readonly asCopies: boolean }
  /** As a double click does. */
  | { readonly do: 'open'; readonly at: StagePoint }
  | { readonly do: 'stop' };

interface Advanced {
  readonly gesture: Gesture;
  readonly effects: readonly GestureEffect[];
}

export const atRest: Gesture = { name: 'rest' };

/** Two taps this close in time are one double tap. */
const doubleTapMs = 350;

export function advance(gesture: Gesture, event: GestureEvent): Advanced {
  switch (event.type) {
    case 'press':
      return pressed(gesture, event);
    case 'begin':
      return {
        gesture: {
          name: event.how,
          press: gesture.name === 'press' ? gesture : undefined,
          hasMoved: false,
        },
        effects: [],
      };
    case 'move':
      return moved(gesture, event.to);
    case 'frames': {
      const show = { do: 'show', frames: event.frames, asCopies: gesture.name === 'copy' } as const;
      if (isTransforming(gesture)) return stay({ ...gesture, hasMoved: true }, show);
      return gesture.name === 'pinch' ? stay(gesture, show) : stay(gesture);
    }
    case 'pinch': {
      // What the first finger began is not meant.
      const { effects } = cancelled(gesture);
      return { gesture: { name: 'pinch' }, effects };
    }
    case 'end':
      return ended(gesture, event);
    case 'lift':
      return lifted(gesture, event.atMs);
    case 'cancel':
      return cancelled(gesture);
    default:
      return event satisfies never;
  }
}

/** Something is under way that Escape calls off, rather than what it does elsewhere. */
export function isUnderWay(gesture: Gesture): boolean {
  if (isTransforming(gesture)) return gesture.hasMoved;
  return gesture.name === 'band' || gesture.name === 'pinch';
}

/** Whether two fingers mean what is selected: the first of them may have come down on something else. */
export function isMeant(gesture: Gesture): boolean {
  const press =
    gesture.name === 'press' ? gesture : isTransforming(gesture) ? gesture.press : undefined;
  return press?.itemId === undefined || press.wasSelected;
}

type Transform = Extract<Gesture, { press: unknown }>;

function isTransforming(gesture: Gesture): gesture is Transform {
  return 'press' in gesture;
}

function stay(gesture: Gesture, ...effects: readonly GestureEffect[]): Advanced {
  return { gesture, effects };
}

function pressed(gesture: Gesture, event: Extract<GestureEvent, { type: 'press' }>): Advanced {
  const { at, itemId, groupId, isFinger, isAdding, selection } = event;
  const { ids } = selection;
  const wasSelected = itemId !== undefined && ids.includes(itemId);
  const last = gesture.name === 'rest' ? gesture.tap : undefined;
  const isSecond =
    isFinger && last?.itemId === itemId && event.atMs - (last?.atMs ?? 0) < doubleTapMs;
  const press: Press = {
    name: 'press',
    at,
    itemId,
    wasSelected,
    isAdding,
    isSecond,
    before: selection,
  };
  if (itemId === undefined) {
    // A finger on an empty place scrolls the page, or waits for the second one.
    if (isFinger) return stay(press);
    const kept = isAdding ? ids : [];
    const band: Gesture = { name: 'band', from: at, kept, before: selection };
    return isAdding ? stay(band) : stay(band, { do: 'select', ids: [] });
  }
  if (isAdding) {
    const others = ids.filter((id) => id !== itemId);
    const { openGroupId } = selection;
    return stay(press, {
      do: 'select',
      ids: wasSelected ? others : [...ids, itemId],
      openGroupId,
    });
  }
  return wasSelected
    ? stay(press)
    : stay(press, { do: 'select', ids: [itemId], openGroupId: groupId });
}

function moved(gesture: Gesture, to: StagePoint): Advanced {
  if (gesture.name !== 'band') return stay(gesture);
  return stay(gesture, { do: 'band', band: bandBetween(gesture.from, to), kept: gesture.kept });
}

function ended(
  gesture: Gesture,
  { frames, atMs }: Extract<GestureEvent, { type: 'end' }>,
): Advanced {
  if (gesture.name === 'pinch' || (isTransforming(gesture) && frames)) {
    const asCopies = gesture.name === 'copy';
    return stay(
      atRest,
      { do: 'rest' },
      ...(frames ? [{ do: 'edit', frames, asCopies } as const] : []),
    );
  }
  if (isTransforming(gesture)) return clicked(gesture.press, atMs);
  return gesture.name === 'off' ? stay(atRest) : stay(gesture);
}

/** It came down and was lifted in the same place. */
function clicked(press: Press | undefined, atMs: number): Advanced {
  const itemId = press?.itemId;
  if (!press || itemId === undefined) return stay(atRest, { do: 'rest' });
  if (press.isSecond) return stay(atRest, { do: 'rest' }, { do: 'open', at: press.at });
  const rest: Gesture = { name: 'rest', tap: { itemId, atMs } };
  // A click on one of several selected items means that one.
  const meansOne = press.wasSelected && !press.isAdding && press.before.ids.length > 1;
  const { openGroupId } = press.before;
  return meansOne
    ? stay(rest, { do: 'rest' }, { do: 'select', ids: [itemId], openGroupId })
    : stay(rest, { do: 'rest' });
}

function lifted(gesture: Gesture, atMs: number): Advanced {
  switch (gesture.name) {
    case 'band':
      return stay(atRest, { do: 'band', band: undefined, kept: [] });
    case 'press':
      // A tap beside everything deselects; a finger that goes on to scroll or to pinch does not.
      return gesture.itemId === undefined
        ? stay(atRest, { do: 'select', ids: [] })
        : clicked(gesture, atMs);
    case 'off':
      return stay(atRest);
    default:
      // The transform box and the second finger tell themselves when they end what they moved.
      return isTransforming(gesture) && !gesture.hasMoved
        ? clicked(gesture.press, atMs)
        : stay(gesture);
  }
}

/** The same for all: everything is as it was before the gesture. */
function cancelled(gesture: Gesture): Advanced {
  const off: Gesture = { name: 'off' };
  const back = (before: Selection | undefined): readonly GestureEffect[] =>
    before ? [{ do: 'select', ids: before.ids, openGroupId: before.openGroupId }] : [];
  switch (gesture.name) {
    case 'rest':
    case 'off':
      return stay(gesture);
    case 'press':
      return stay(off, ...back(gesture.before));
    case 'band':
      return stay(off, { do: 'band', band: undefined, kept: [] }, ...back(gesture.before));
    case 'pinch':
      return stay(off, { do: 'rest' });
    default:
      return stay(off, { do: 'stop' }, { do: 'rest' }, ...back(gesture.press?.before));
  }
}
