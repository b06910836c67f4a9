import { type Edit, Item, maxItems, newProjectData, runEdit, type Slide } from '@reelwright/movie';
import { expect, it, vi } from 'vitest';
import type { ProjectTab } from '../../project/project-tab.ts';
import { toast } from '../../ui/toast.tsx';
import { placeMedia } from '../media/add-media.ts';
import {
  createEditorSession,
  type EditorSession,
  type EditorState,
  lastHeadSeconds,
} from '../state/editor-session.ts';
import { actionOf, editorActions } from './editor-actions.ts';
import { nudge } from './nudge.ts';
import { clampZoom, zoomSteps } from './view-actions.ts';

it('has no id and no keys twice', () => {
  const ids = editorActions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const chords = editorActions.flatMap(({ keys, otherKeys = [] }) =>
    [...(keys ? [keys] : []), ...otherKeys].map((chord) => chord.join('+').toLowerCase()),
  );
  expect(new Set(chords).size).toBe(chords.length);
});

it.each([
  ['play-slide', 'Space'],
  ['replay-slide', 'ctrl+Space'],
  ['play-motion', 'ctrl+Enter'],
  ['play-all', 'ctrl+shift+Enter'],
  ['remove', 'Delete'],
  ['duplicate', 'mod+D'],
  ['copy', 'mod+C'],
  ['paste', 'mod+V'],
  ['play-backwards', 'J'],
  ['stop', 'K'],
  ['play-forwards', 'L'],
])('%s is done by %s', (id, keys) => {
  expect(actionOf(id).keys?.join('+')).toBe(keys);
});

const box = (id: string, more: object = {}) =>
  Item.parse({ id, type: 'image', width: 100, height: 50, scaleX: 1, scaleY: 1, ...more });
const group = (id: string, children: Item[], more: object = {}) =>
  box(id, { type: 'group', children, ...more });

/** An editor of one slide, without a page around it. */
function sessionOf(items: Item[], state: Partial<EditorState> = {}): EditorSession {
  let data = { ...newProjectData(), frames: [{ id: 's', items, duration: 8 }] as Slide[] };
  const tab = {
    view: { get: () => ({ saving: { data } }) },
    edit: <Details>(edit: Edit<Details>, details: Details) => {
      data = runEdit(data, edit, details).data as typeof data;
    },
    endStep: () => undefined,
  };
  const session = createEditorSession(tab as unknown as ProjectTab);
  session.change({ slideId: 's', ...state });
  return session;
}

const perform = (session: EditorSession, id: string) => actionOf(id).perform(session);
const selectedAfter = (session: EditorSession, id: string) => {
  perform(session, id);
  return session.selected();
};

it('duplicates 25 px aside and selects the copy, in its group too', () => {
  const one = sessionOf([box('a', { x: 10, y: 20 })], { selectedIds: ['a'] });
  const [copy] = selectedAfter(one, 'duplicate');
  expect(copy).toMatchObject({ x: 35, y: 45 });
  expect(one.slide()?.items.map(({ id }) => id)).toEqual(['a', copy?.id]);

  const members = [box('b', { x: 5, y: 5 }), box('c')];
  const inside = sessionOf([group('g', members, { x: 500, scaleX: 3 })], {
    selectedIds: ['b'],
    openGroupId: 'g',
  });
  const [member] = selectedAfter(inside, 'duplicate');
  expect(member).toMatchObject({ x: 30, y: 30 });
  expect(inside.slide()?.items).toHaveLength(1);
  expect(inside.slide()?.items[0]?.children).toHaveLength(3);
  expect(inside.state.get().openGroupId).toBe('g');
});

it.each([
  ['the one before', 'c', undefined, ['b']],
  ['the first that is left', 'a', undefined, ['b']],
  ['the one before it in its group', 'e', 'g', ['d']],
])('selects %s when one is removed', (_which, going, openGroupId, expected) => {
  const items = [box('a'), box('b'), box('c'), group('g', [box('d'), box('e')])];
  const session = sessionOf(items, { selectedIds: [going], openGroupId });
  expect(selectedAfter(session, 'remove').map(({ id }) => id)).toEqual(expected);
});

it('adds pictures only as long as the slide has room, and says why not', () => {
  const errorToast = vi.spyOn(toast, 'error').mockImplementation(() => {});
  const session = sessionOf(
    Array.from({ length: maxItems - 1 }, (_, at) => box(`b${at}`, { url: '/b.webp' })),
  );
  const media = { url: '/a.webp', type: 'image' as const };
  placeMedia(session, 'image', [media, media]);
  expect(session.slide()?.items).toHaveLength(maxItems - 1);
  expect(errorToast).toHaveBeenCalledWith('A slide can hold 1000 items. Please remove some first.');
  placeMedia(session, 'image', [media]);
  expect(session.slide()?.items).toHaveLength(maxItems);
  expect(session.selected()).toMatchObject([{ url: '/a.webp' }]);
});

it('removes nothing that is locked', () => {
  const session = sessionOf([box('a', { locked: true })], { selectedIds: ['a'] });
  expect(actionOf('remove').isEnabled(session)).toBe(false);
});

it('multiplies scales when a group is taken apart, and selects what was in it', () => {
  const members = [box('a', { scaleX: 2 }), box('b', { scaleY: 0.5 })];
  const session = sessionOf([group('g', members, { scaleX: 3, scaleY: 4 })], {
    selectedIds: ['g'],
  });
  expect(selectedAfter(session, 'ungroup')).toMatchObject([
    { id: 'a', scaleX: 6, scaleY: 4 },
    { id: 'b', scaleX: 3, scaleY: 2 },
  ]);
});

it.each([
  ['centre-both', { x: 910, y: 515 }],
  ['align-center', { x: 910, y: 7 }],
  ['align-middle', { x: 7, y: 515 }],
  ['fill-width', { x: 0, y: 7, scaleX: 19.2, scaleY: 1 }],
  ['fill-height', { x: 7, y: 0, scaleX: 1, scaleY: 21.6 }],
  ['fill-area', { x: 0, y: 0, scaleX: 19.2, scaleY: 21.6 }],
  ['flip-x', { flip: { x: true, y: false } }],
  ['lock', { locked: true }],
  ['hide', { hide: true }],
  ['keep-captions-off', { keepClear: true }],
])('%s does what it says', (id, expected) => {
  const session = sessionOf([box('a', { x: 7, y: 7 })], { selectedIds: ['a'] });
  expect(selectedAfter(session, id)[0]).toMatchObject(expected);
});

it('takes an opened group for the slide, and its stretch into account', () => {
  const members = [box('a', { x: 7, y: 7 }), box('b')];
  const opened = group('g', members, { x: 500, width: 400, height: 200, scaleX: 2 });
  const session = sessionOf([opened], { selectedIds: ['a'], openGroupId: 'g' });
  expect(selectedAfter(session, 'centre-both')[0]).toMatchObject({ x: 150, y: 75 });
  nudge(session, { x: 10, y: 10 });
  expect(session.selected()[0]).toMatchObject({ x: 155, y: 85 });
});

it('zooms to fit and from 20 to 200 % in tens', () => {
  const tens = Array.from({ length: 19 }, (_, index) => 20 + 10 * index);
  expect(zoomSteps).toEqual([0, ...tens]);
  expect([clampZoom(3), clampZoom(77.4), clampZoom(900)]).toEqual([20, 77, 200]);
  const session = sessionOf([], { zoomPercent: 0, fittingPercent: 42 });
  perform(session, 'zoom-in');
  expect(session.state.get().zoomPercent).toBe(52);
  perform(session, 'zoom-fit');
  expect(session.state.get().zoomPercent).toBe(0);
});

it('keeps the playhead from 0 to half a second before the end', () => {
  const session = sessionOf([]);
  perform(session, 'to-end');
  expect(session.state.get().headSeconds).toBe(7.5);
  perform(session, 'frame-on');
  expect(session.state.get().headSeconds).toBe(7.5);
  perform(session, 'to-start');
  perform(session, 'frame-back');
  expect(session.state.get().headSeconds).toBe(0);
  expect(lastHeadSeconds(0.3)).toBe(0);
});

it.each([
  ['play-slide', 'timing', 3],
  ['replay-slide', 'timing', 0],
  ['play-motion', 'motion', 0],
] as const)('%s plays the %s from %s s', (id, playing, headSeconds) => {
  const session = sessionOf([], { headSeconds: 3 });
  perform(session, id);
  expect(session.state.get()).toMatchObject({ playing, headSeconds });
});

it('stops with the key that began it', () => {
  const session = sessionOf([], { playing: 'timing' });
  perform(session, 'play-slide');
  expect(session.state.get().playing).toBeUndefined();
});
