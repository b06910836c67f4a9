import { expect, it } from 'vitest';
import {
  advance,
  atRest,
  type Gesture,
  type GestureEvent,
  isMeant,
  isUnderWay,
} from './gesture.ts';

const at = { x: 10, y: 20 };
const frames = [{ itemId: 'a', frame: { x: 5 } }];
const press = (
  itemId: string | undefined,
  given: Partial<Extract<GestureEvent, { type: 'press' }>> = {},
): GestureEvent => ({
  type: 'press',
  at,
  itemId,
  groupId: undefined,
  isFinger: false,
  isAdding: false,
  atMs: 0,
  selection: { ids: ['b'], openGroupId: undefined },
  ...given,
});
const ended: GestureEvent = { type: 'end', frames: undefined, atMs: 100 };

/** What becomes of these events, one after the other. */
function follow(...events: readonly GestureEvent[]) {
  let gesture: Gesture = atRest;
  const effects = events.map((event) => {
    const next = advance(gesture, event);
    gesture = next.gesture;
    return next.effects;
  });
  return { gesture, name: gesture.name, effects: effects.flat(), last: effects.at(-1) };
}

it('selects what is pressed, shows it while it is dragged, and changes it once', () => {
  const { name, effects } = follow(
    press('a'),
    { type: 'begin', how: 'drag' },
    { type: 'frames', frames },
    { type: 'end', frames, atMs: 9 },
  );
  expect(name).toBe('rest');
  expect(effects).toEqual([
    { do: 'select', ids: ['a'], openGroupId: undefined },
    { do: 'show', frames, asCopies: false },
    { do: 'rest' },
    { do: 'edit', frames, asCopies: false },
  ]);
});

it('copies with Alt', () => {
  const { effects } = follow(
    press('a'),
    { type: 'begin', how: 'copy' },
    { type: 'frames', frames },
    { type: 'end', frames, atMs: 9 },
  );
  expect(effects.at(-1)).toEqual({ do: 'edit', frames, asCopies: true });
});

const underWay: readonly (readonly [name: Gesture['name'], events: readonly GestureEvent[]])[] = [
  ['band', [press(undefined), { type: 'move', to: { x: 50, y: 60 } }]],
  ...(['drag', 'copy', 'turn', 'resize'] as const).map(
    (how) => [how, [press('a'), { type: 'begin', how }, { type: 'frames', frames }]] as const,
  ),
  ['pinch', [press('b', { isFinger: true }), { type: 'pinch' }, { type: 'frames', frames }]],
];

it.each(underWay)(
  'calls a %s off: nothing is changed, and the same is selected as before',
  (name, events) => {
    const before = follow(...events);
    expect(before.name).toBe(name);
    expect(isUnderWay(before.gesture)).toBe(true);
    const { effects, name: after, last } = follow(...events, { type: 'cancel' });
    expect(after).toBe('off');
    expect(last).not.toEqual([]);
    const selections = effects.filter((effect) => effect.do === 'select');
    if (name !== 'pinch') expect(selections.at(-1)).toMatchObject({ ids: ['b'] });
    // What still comes of it is not meant.
    const rest = follow(
      ...events,
      { type: 'cancel' },
      { type: 'frames', frames },
      { type: 'end', frames, atMs: 5 },
    );
    expect(rest.effects.some((effect) => effect.do === 'edit')).toBe(false);
    expect(rest.name).toBe('rest');
  },
);

it('means one of several selected items by a click on it, and takes it away with Shift', () => {
  const several = { selection: { ids: ['a', 'b', 'c'], openGroupId: undefined } };
  const begin = { type: 'begin', how: 'drag' } as const;
  expect(follow(press('a', several), begin, ended).last).toContainEqual({
    do: 'select',
    ids: ['a'],
  });
  const { effects } = follow(press('a', { ...several, isAdding: true }), begin, ended);
  expect(effects.filter((effect) => effect.do === 'select')).toEqual([
    { do: 'select', ids: ['b', 'c'], openGroupId: undefined },
  ]);
});

it('opens a text by a double tap, and by no slow one', () => {
  const finger = { isFinger: true };
  const tap = [press('a', finger), { type: 'begin', how: 'drag' } as const, ended];
  const second = (atMs: number) => [
    press('a', { ...finger, atMs }),
    { type: 'begin', how: 'drag' } as const,
    { ...ended, atMs },
  ];
  expect(follow(...tap, ...second(300)).last).toContainEqual({ do: 'open', at });
  expect(follow(...tap, ...second(900)).last).not.toContainEqual({ do: 'open', at });
  // What is locked has no box around it: the finger alone tells.
  const lift = { type: 'lift', atMs: 50 } as const;
  const locked = follow(press('a', finger), lift, press('a', { ...finger, atMs: 200 }), lift);
  expect(locked.last).toContainEqual({ do: 'open', at });
});

it('deselects by a tap beside everything, and not when a second finger comes', () => {
  const finger = press(undefined, { isFinger: true });
  expect(follow(finger, { type: 'lift', atMs: 9 }).last).toEqual([{ do: 'select', ids: [] }]);
  const pinched = follow(finger, { type: 'cancel' }, { type: 'lift', atMs: 9 });
  expect(pinched.last).toEqual([]);
});

it('takes two fingers for what was selected before, not for what the first one came upon', () => {
  expect(isMeant(follow(press('b', { isFinger: true })).gesture)).toBe(true);
  expect(isMeant(follow(press('a', { isFinger: true })).gesture)).toBe(false);
});

it('leaves Escape to others once a click is over, whoever tells of its end first', () => {
  const begin = { type: 'begin', how: 'drag' } as const;
  const lift = { type: 'lift', atMs: 9 } as const;
  for (const events of [
    [press('a'), begin, lift],
    [press('a'), begin, ended, lift],
    [press('a'), begin, lift, ended],
    [press('a'), lift],
  ]) {
    expect(follow(...events).name).toBe('rest');
  }
  expect(isUnderWay(follow(press('a'), begin).gesture)).toBe(false);
});
