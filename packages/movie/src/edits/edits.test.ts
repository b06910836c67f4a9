import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../changes/apply-changes.ts';
import { problemOfData, problemOfTouched } from '../changes/check-touched.ts';
import { measureJson } from '../changes/measure-json.ts';
import { breakMerging, emptyHistory, redo, remember, undo } from '../history.ts';
import { newProjectData } from '../new-project-data.ts';
import { Item } from '../schema/item.ts';
import type { ProjectData } from '../schema/project-data.ts';
import { Slide } from '../schema/slide.ts';
import { type Edited, runEdit } from './edit.ts';
import { groupItems, ungroupItems } from './group-edits.ts';
import {
  addItem,
  arrangeItem,
  changeItem,
  duplicateItems,
  moveItem,
  removeItem,
  retimeItem,
} from './item-edits.ts';
import { changeProject, changeWatermark } from './project-edits.ts';
import {
  addSlide,
  changeSlide,
  duplicateSlide,
  moveSlide,
  removeSlide,
  replaceSlides,
} from './slide-edits.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 10 });
const number = fc.integer({ min: -50, max: 700 });

/** One of the edits, with numbers that choose what it is done to. */
const anyAct = fc.record({
  kind: fc.nat({ max: 15 }),
  slide: fc.nat(),
  item: fc.nat(),
  to: fc.nat({ max: 8 }),
  a: number,
  b: number,
  text,
  missing: fc.boolean(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

const plain = (data: unknown): ProjectData => JSON.parse(JSON.stringify(data));

function start(): ProjectData {
  const item = (id: string, fields: object = {}) => Item.parse({ id, type: 'text', ...fields });
  const group = item('g', { type: 'group', children: [item('g1'), item('g2')] });
  const slides = [
    Slide.parse({ id: 'a', items: [item('a1'), group], title: 'First' }),
    Slide.parse({ id: 'b', items: [item('b1', { text: 'Hello', effects: {} })] }),
  ];
  return plain({ ...newProjectData(), frames: slides });
}

function act(data: ProjectData, step: Act, turn: number): Edited {
  const { kind, a, b } = step;
  const slide = data.frames[step.slide % Math.max(1, data.frames.length)];
  const slideId = slide?.id ?? 'none';
  const items = slide?.items.flatMap((item) => [item, ...(item.children ?? [])]) ?? [];
  const itemId = items[step.item % Math.max(1, items.length)]?.id ?? 'none';
  const place = { slideId, itemId };
  const newId = (old: string) => `${old}-${turn}`;
  const newSlide = Slide.parse({ id: `slide-${turn}`, items: [{ id: `i${turn}`, type: 'image' }] });
  const arrangement = (['top', 'up', 'down', 'bottom'] as const)[step.to % 4] ?? 'top';
  switch (kind) {
    case 0:
      return runEdit(data, addItem, {
        slideId,
        item: Item.parse({ id: `n${turn}`, type: 'text', text: step.text }),
      });
    case 1:
      return runEdit(data, removeItem, place);
    case 2:
      return runEdit(data, duplicateItems, { slideId, itemIds: [itemId], newId });
    case 3:
      return runEdit(data, moveItem, {
        ...place,
        box: { x: a, y: b, ...(step.missing && { angle: a }) },
      });
    case 4:
      return runEdit(data, retimeItem, { ...place, startTime: a, endTime: b });
    case 5:
      return runEdit(data, changeItem, {
        ...place,
        fields: {
          text: step.missing ? undefined : step.text,
          name: step.text,
          shadow: step.missing ? undefined : ({ thickness: a } as never),
        },
      });
    case 6:
      return runEdit(data, arrangeItem, { ...place, to: arrangement });
    case 7:
      return runEdit(data, addSlide, {
        slide: newSlide,
        ...(step.missing && { at: step.to % (data.frames.length + 1) }),
      });
    case 8:
      return runEdit(data, duplicateSlide, { slideId, newId });
    case 9:
      return runEdit(data, removeSlide, { slideId });
    case 10:
      return runEdit(data, moveSlide, { slideId, to: step.to });
    case 11:
      return runEdit(data, changeSlide, {
        slideId,
        fields: step.missing
          ? { title: undefined, duration: undefined, head: 3 }
          : { title: step.text, duration: 1 + Math.abs(a) },
      });
    case 12:
      return runEdit(data, groupItems, {
        slideId,
        itemIds: [itemId, ...items.filter((_, index) => index % 2 === 0).map(({ id }) => id)],
        groupId: `group-${turn}`,
      });
    case 13:
      return runEdit(data, ungroupItems, place);
    case 14:
      return runEdit(data, changeWatermark, { type: 'text', text: step.text, padding: a });
    default:
      return step.missing
        ? runEdit(data, changeProject, {
            keyword: step.to % 2 ? undefined : step.text,
            maxIndex: step.to,
          })
        : runEdit(data, replaceSlides, { slides: [newSlide] });
  }
}

const anyActs = fc.array(anyAct, { maxLength: 25 });

describe('edits', () => {
  it('send changes that make the same document of the saved one', () => {
    fc.assert(
      fc.property(anyActs, (steps) => {
        let data = start();
        let saved = { data: plain(data) as never, size: measureJson(data as never) };
        for (const [turn, step] of steps.entries()) {
          const edited = act(data, step, turn);
          const next = applyChanges(saved, plain(edited.changes) as never);
          expect(next.data).toEqual(plain(edited.data));
          expect(next.size).toEqual(measureJson(edited.data as never));
          expect(problemOfTouched(saved.data, next.data)).toBeUndefined();
          saved = next as never;
          data = edited.data;
        }
        expect(problemOfData(saved.data)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('are all taken back by undo, and all made again by redo', () => {
    fc.assert(
      fc.property(anyActs, (steps) => {
        const first = start();
        let [data, history] = [first, emptyHistory];
        for (const [turn, step] of steps.entries()) {
          const edited = act(data, step, turn);
          // Every third edit belongs to the one before it, as typing does.
          const mergeKey = turn % 3 === 0 ? undefined : `run ${Math.floor(turn / 3)}`;
          history = remember(history, { label: 'Edit', ...edited, ...(mergeKey && { mergeKey }) });
          data = edited.data;
        }
        const last = plain(data);
        let document = { data: last as never, size: measureJson(last as never) };
        for (let step = undo(history); step; step = undo(history)) {
          document = applyChanges(document, step.changes) as never;
          history = step.history;
        }
        expect(document.data).toEqual(plain(first));
        for (let step = redo(history); step; step = redo(history)) {
          document = applyChanges(document, step.changes) as never;
          history = step.history;
        }
        expect(document.data).toEqual(last);
      }),
      { numRuns: 100 },
    );
  });

  it('make one step of what is typed in a row, which holds the last text only', () => {
    let [data, history] = [start(), emptyHistory];
    const type = (words: string, mergeKey = 'text-b1') => {
      const edited = runEdit(data, changeItem, {
        slideId: 'b',
        itemId: 'b1',
        fields: { text: words },
      });
      history = remember(history, { label: 'Change', ...edited, mergeKey });
      data = edited.data;
    };
    const words = 'Hello, and a long sentence after it';
    for (let length = 6; length <= words.length; length += 1) type(words.slice(0, length));
    expect(history.past).toEqual([
      {
        label: 'Change',
        changes: [{ op: 'replace', path: '/frames/1/items/0/text', value: words }],
        inverse: [{ op: 'replace', path: '/frames/1/items/0/text', value: 'Hello' }],
      },
    ]);
    type('Hello');
    expect(history.past).toEqual([]);
    type('One');
    history = breakMerging(history);
    type('Two');
    type('Three', 'something else');
    expect(history.past).toHaveLength(3);
  });

  it('keep scales at 0.1 at least, times within the slide, and the watermark within its bounds', () => {
    const place = { slideId: 'b', itemId: 'b1' };
    const moved = runEdit(start(), moveItem, { ...place, box: { scaleX: 0, scaleY: -0.01 } });
    expect(moved.data.frames[1]?.items[0]).toMatchObject({ scaleX: 0.1, scaleY: -0.1 });
    const short = runEdit(start(), changeSlide, { slideId: 'b', fields: { duration: 8 } }).data;
    const timed = runEdit(short, retimeItem, { ...place, startTime: -1, endTime: 700.123 });
    expect(timed.data.frames[1]?.items[0]?.timing).toEqual({ startTime: 0, endTime: 8 });
    const marked = runEdit(start(), changeWatermark, { type: 'text', opacity: 300 }).data;
    expect(marked.movie.watermark).toMatchObject({
      type: 'text',
      opacity: 100,
      padding: 5,
      placement: 'bottom-right',
    });
  });
});
