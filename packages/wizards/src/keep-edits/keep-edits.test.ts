import { newProjectData, type ProjectData, readProjectData, type Slide } from '@reelwright/movie';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepEdits } from './keep-edits.ts';

const texts = fc.string({ minLength: 1, maxLength: 6 });

/** Slides as a wizard might make them, with ids out of a small set, so that two films share some. */
const madeSlides = fc
  .uniqueArray(fc.constantFrom('title', 'a-number', 'a-fact', 'b-number', 'b-fact', 'closing'), {
    minLength: 1,
  })
  .chain((ids) => fc.tuple(...ids.map(madeSlide)))
  .map((slides) => slides as Slide[]);

function madeSlide(id: string): fc.Arbitrary<Slide> {
  const items = fc.uniqueArray(fc.constantFrom('ground', 'subject', 'heading', 'words'));
  return fc.tuple(items, texts, fc.integer({ min: 1, max: 9 })).map(([names, text, duration]) => {
    const made = names.map((name) => ({
      id: `${id}-${name}`,
      type: 'text',
      text,
      x: duration,
    }));
    return readSlide({ id, title: `Slide ${id}`, duration, items: made });
  });
}

function readSlide(slide: object): Slide {
  const { data } = readProjectData({ ...newProjectData(), frames: [slide] });
  const [read] = data.frames;
  if (!read) throw new Error('no slide');
  return read;
}

function document(frames: readonly Slide[], made: readonly Slide[]): ProjectData {
  // As it comes back from the server: through text, and read again.
  const saved = { ...newProjectData(), frames, made: { slides: made.map(({ id }) => id) } };
  return readProjectData(JSON.parse(JSON.stringify(saved))).data;
}

const firstMade = (slides: readonly Slide[]) =>
  document(keepEdits(newProjectData(), slides).frames, slides);

type EditItems = (items: Slide['items']) => Slide['items'];

/** What somebody does in the editor to one slide. */
const edits: fc.Arbitrary<EditItems> = fc.oneof(
  fc.integer({ min: 100, max: 200 }).map(
    (x): EditItems =>
      ([first, ...rest]) =>
        first ? [{ ...first, x }, ...rest] : [],
  ),
  fc.constant<EditItems>((items) => items.slice(1)),
  fc.constant<EditItems>((items) => items.toReversed()),
  texts.map(
    (text): EditItems =>
      (items) => [...items, { ...(readSlide(ownSlide(text)).items[0] as Slide['items'][number]) }],
  ),
);

const ownSlide = (text: string) => ({
  id: 'own',
  items: [{ id: `own-${text}`, type: 'text', text }],
});

const edited = fc
  .tuple(madeSlides, fc.array(edits, { minLength: 1, maxLength: 4 }))
  .map(([slides, changes]) => {
    const data = firstMade(slides);
    const frames = data.frames.map((slide, at) => {
      const change = changes[at % changes.length];
      return change ? { ...slide, items: change(slide.items) } : slide;
    });
    return { slides, data: document(frames, slides) };
  });

const plain = (slides: readonly Slide[]) =>
  slides.map(({ made, ...slide }) => ({
    ...slide,
    items: slide.items.map(({ made: _, ...item }) => item),
  }));

describe('a film that is made anew', () => {
  it('is the new film where nobody changed anything', () => {
    fc.assert(
      fc.property(madeSlides, madeSlides, (before, now) => {
        const { frames, notKept } = keepEdits(firstMade(before), now);
        expect(plain(frames)).toEqual(plain(now));
        expect(notKept).toEqual([]);
      }),
    );
  });

  it('stays as it was edited while the answers stay the same', () => {
    fc.assert(
      fc.property(edited, ({ slides, data }) => {
        const { frames, notKept } = keepEdits(data, slides);
        expect(plain(frames)).toEqual(plain(data.frames));
        expect(notKept).toEqual([]);
      }),
    );
  });

  it('keeps every edit of a slide that still exists, and names the others', () => {
    fc.assert(
      fc.property(edited, madeSlides, ({ data, slides }, now) => {
        const { frames, notKept } = keepEdits(data, now);
        const original = new Map(firstMade(slides).frames.map((slide) => [slide.id, slide]));
        for (const slide of data.frames) {
          const result = frames.find(({ id }) => id === slide.id);
          const before = original.get(slide.id)?.items ?? [];
          if (!result) {
            const isSame = JSON.stringify(before) === JSON.stringify(slide.items);
            const isNamed = notKept.some((lost) => lost.slide === slide.title);
            expect(isNamed || isSame).toBe(true);
            continue;
          }
          for (const item of slide.items) {
            const was = before.find(({ id }) => id === item.id);
            if (was?.x === item.x && was !== undefined) continue;
            expect(result.items.find(({ id }) => id === item.id)?.x).toBe(item.x);
          }
          const removed = before.filter(({ id }) => !slide.items.some((item) => item.id === id));
          for (const { id } of removed) {
            expect(result.items.map((item) => item.id)).not.toContain(id);
          }
        }
      }),
    );
  });

  it('changes nothing more when it is made again', () => {
    fc.assert(
      fc.property(edited, madeSlides, ({ data }, now) => {
        const once = keepEdits(data, now);
        const again = keepEdits(document(once.frames, now), now);
        expect(plain(again.frames)).toEqual(plain(once.frames));
      }),
    );
  });

  it('moves new words to where the person put the old ones', () => {
    const item = (text: string) => ({ id: 'words', type: 'text', text, x: 10 });
    const data = firstMade([readSlide({ id: 'title', items: [item('Old')] })]);
    const frames = data.frames.map((slide) => ({
      ...slide,
      items: slide.items.map((one) => ({ ...one, x: 300 })),
    }));
    const now = [readSlide({ id: 'title', items: [item('New')] })];
    const [slide] = keepEdits(document(frames, now), now).frames;
    expect(slide?.items[0]).toMatchObject({ text: 'New', x: 300 });
  });

  it('keeps slides of one’s own in their place, and deleted ones away', () => {
    const slides = ['title', 'a-fact', 'closing'].map((id) => readSlide({ id, items: [] }));
    const data = firstMade(slides);
    const own = readSlide({ id: 'my-own', title: 'Mine', items: [] });
    const [title, , closing] = data.frames;
    if (!title || !closing) throw new Error('no slides');
    const now = [...slides, readSlide({ id: 'b-fact', items: [] })];
    const { frames } = keepEdits(document([title, own, closing], slides), now);
    expect(frames.map(({ id }) => id)).toEqual(['title', 'my-own', 'closing', 'b-fact']);
  });

  it('gives a slide the time its new voice needs, and says so', () => {
    const slide = (seconds: number) =>
      readSlide({
        id: 'a-fact',
        title: 'A fact',
        items: [],
        duration: seconds + 0.4,
        narration: { url: `${seconds}.mp3`, duration: seconds },
      });
    const data = firstMade([slide(3)]);
    const shorter = document(
      data.frames.map((one) => ({ ...one, duration: 3 })),
      [slide(3)],
    );
    const { frames, notKept } = keepEdits(shorter, [slide(6)]);
    expect(frames[0]?.duration).toBe(6.4);
    expect(notKept).toEqual([{ slide: 'A fact', what: 'duration' }]);
  });
});
