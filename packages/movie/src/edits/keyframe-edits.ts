import { Keyframe, maxKeyframes } from '../schema/keyframe.ts';
import { edit } from './edit.ts';
import { type ItemDraft, type ItemPlace, itemIn } from './find.ts';

/** Two keyframes closer than this are one. */
export const sameKeyframeSeconds = 0.05;

/** Puts a keyframe at its moment; one that is there already is replaced. */
export const setKeyframe = edit(
  'setKeyframe',
  'Change keyframe',
  (draft, { keyframe, ...place }: ItemPlace & { readonly keyframe: Keyframe }) => {
    const item = itemIn(draft, place);
    if (item) item.keyframes = withKeyframe(item.keyframes ?? [], keyframe);
  },
);

/** Moves a keyframe to another moment. */
export const retimeKeyframe = edit(
  'retimeKeyframe',
  'Move keyframe',
  (draft, { at, to, ...place }: ItemPlace & { readonly at: number; readonly to: number }) => {
    const item = itemIn(draft, place);
    const moved = item?.keyframes?.find((one) => one.at === at);
    if (!item || !moved) return;
    const others = item.keyframes?.filter((one) => one !== moved) ?? [];
    item.keyframes = inOrder(others, { ...moved, at: to });
  },
);

/** Takes keyframes away; without any left, the item is at rest again. */
export const removeKeyframes = edit(
  'removeKeyframes',
  'Remove keyframes',
  (draft, { at, ...place }: ItemPlace & { readonly at?: number }) => {
    const item = itemIn(draft, place);
    if (!item) return;
    const left = at === undefined ? [] : (item.keyframes ?? []).filter((one) => one.at !== at);
    if (left.length > 0) item.keyframes = left;
    else delete item.keyframes;
  },
);

/** With this one in place of what was at its moment. One that comes between two others leaves their way as curved as it was. */
export function withKeyframe(keyframes: readonly Keyframe[], keyframe: Keyframe): Keyframe[] {
  const isNew = keyframes.every(({ at }) => Math.abs(at - keyframe.at) >= sameKeyframeSeconds);
  const next = keyframes.find(({ at }) => at > keyframe.at);
  const before = keyframes.findLast(({ at }) => at < keyframe.at);
  if (!isNew || !before || !next?.bend) return inOrder(keyframes, keyframe);
  const share = (keyframe.at - before.at) / (next.at - before.at);
  const rest = { ...next, bend: bentBy(next.bend, (1 - share) ** 2) };
  const others = keyframes.map((one) => (one === next ? rest : one));
  return inOrder(others, { ...keyframe, bend: bentBy(next.bend, share ** 2) });
}

function bentBy({ x, y }: NonNullable<Keyframe['bend']>, factor: number) {
  return { x: x * factor, y: y * factor };
}

function inOrder(keyframes: readonly Keyframe[], keyframe: Keyframe): Keyframe[] {
  const read = Keyframe.parse({ ...keyframe, at: Math.round(keyframe.at * 100) / 100 });
  const others = keyframes.filter(({ at }) => Math.abs(at - read.at) >= sameKeyframeSeconds);
  if (others.length >= maxKeyframes) return [...keyframes];
  return [...others, read].sort((one, other) => one.at - other.at);
}

/** An item that begins later or earlier goes its way at the same moments as before. */
export function shiftKeyframes(item: Pick<ItemDraft, 'keyframes'>, bySeconds: number): void {
  if (!item.keyframes) return;
  item.keyframes = item.keyframes.map((one) => ({
    ...one,
    at: Math.round((one.at - bySeconds) * 100) / 100,
  }));
}
