import { frameItems } from '@reelwright/movie';
import { stretchAround } from '../stage/stretch-around.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { movable } from './editor-action.ts';

interface NudgeKeys {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves the selection: 1 px, with Shift 5, with Ctrl 10, with both 25. */
export function nudgeOf({ key, shiftKey, ctrlKey, metaKey }: NudgeKeys) {
  const direction = directions[key];
  if (!direction) return undefined;
  const ctrl = ctrlKey || metaKey;
  const px = ctrl && shiftKey ? 25 : ctrl ? 10 : shiftKey ? 5 : 1;
  return { x: direction[0] * px || 0, y: direction[1] * px || 0 };
}

/** Presses in a row are one step of undo. @returns whether there was something to move. */
export function nudge(session: EditorSession, by: { readonly x: number; readonly y: number }) {
  const slide = session.slide();
  const items = movable(session);
  if (!slide || items.length === 0) return false;
  const frames = items.map(({ id, x, y }) => {
    // As far as it is seen to move, whatever groups stretch it.
    const stretch = stretchAround(slide.items, id);
    return { itemId: id, frame: { x: x + by.x / stretch.x, y: y + by.y / stretch.y } };
  });
  const mergeKey = `nudge-${items.map(({ id }) => id).join('-')}`;
  session.tab.edit(frameItems, { slideId: slide.id, frames }, mergeKey);
  return true;
}
