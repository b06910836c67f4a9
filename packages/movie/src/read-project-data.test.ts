import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOfData, problemOfTouched } from './changes/check-touched.ts';
import type { Json, JsonObject } from './json.ts';
import { NewerDocumentError } from './migrate-data.ts';
import frozen from './migrations/fixtures/2.json' with { type: 'json' };
import { newProjectData } from './new-project-data.ts';
import { readProjectData } from './read-project-data.ts';
import { dataVersion, ProjectData } from './schema/project-data.ts';
import { quickRead } from './schema/quick-read.ts';
import { unfit } from './schema/unfit.ts';
import { withoutNulls } from './schema/without-nulls.ts';

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>;
const maybe = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: anyJson });

const anyItem = fc.record(
  {
    id: maybe(fc.constantFrom('a', 'b', 'c')),
    type: maybe(fc.constantFrom('text', 'image', 'group')),
    x: maybe(fc.integer()),
    volume: maybe(fc.integer()),
    timing: maybe(fc.record({ startTime: maybe(fc.nat(600)) })),
    font: maybe(fc.record({ styles: maybe(fc.constant(['bold'])) })),
    children: maybe(fc.constant([{ id: 'inner', type: 'text' }])),
  },
  { requiredKeys: [] },
);
/** Nearly a project: here and there something else stands where a value should be. */
const anyData = fc.record(
  {
    version: fc.constantFrom(undefined, 0, 1, 2),
    keyword: maybe(fc.string()),
    info: maybe(fc.record({ items: maybe(fc.array(anyJson, { maxLength: 3 })) })),
    frames: maybe(
      fc.array(
        fc.record(
          { id: maybe(fc.constant('s')), items: maybe(fc.array(anyItem, { maxLength: 4 })) },
          { requiredKeys: [] },
        ),
        { maxLength: 4 },
      ),
    ),
    movie: maybe(fc.record({ size: maybe(fc.record({ width: maybe(fc.integer()) })) })),
    watermark: anyJson,
    slideIndex: anyJson,
    unknown: anyJson,
  },
  { requiredKeys: [] },
);

describe('opening a saved document', () => {
  it('reads the same quickly as by its schema, to the letter', () => {
    const versioned = anyData.map((data) => ({ ...data, version: dataVersion }));
    fc.assert(
      fc.property(fc.oneof(versioned, anyJson), (saved) => {
        const asSaved = JSON.parse(JSON.stringify(saved));
        const { success, data } = ProjectData.safeParse(withoutNulls(ProjectData, asSaved));
        const quick = quickRead(ProjectData, asSaved);
        expect(quick).toStrictEqual(success ? data : unfit);
        expect(asSaved).toStrictEqual(JSON.parse(JSON.stringify(saved)));
        if (!success) return;
        const text = JSON.stringify(data);
        expect(JSON.stringify(quick)).toBe(text);
        expect(JSON.stringify(quickRead(ProjectData, JSON.parse(text)))).toBe(text);
      }),
      {
        numRuns: 150,
        examples: [
          [{ version: dataVersion, slideIndex: 0.5 }],
          [frozen as JsonObject],
          [newProjectData() as unknown as JsonObject],
        ],
      },
    );
  });

  it('works for any JSON at all, or says why not', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, anyData), (saved) => {
        try {
          expect(readProjectData(saved).data.version).toBe(dataVersion);
        } catch (error) {
          expect((error as Error).message).toMatch(/newer version|damaged beyond/);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives what the schema allows, reports what it left out, and finds nothing the second time', () => {
    fc.assert(
      fc.property(anyData, (saved) => {
        const raw = JSON.parse(JSON.stringify(saved));
        const wasFine = problemOfData(raw) === undefined;
        const { data, repairs } = readProjectData(raw);
        expect(repairs.length === 0).toBe(wasFine);
        const kept = JSON.parse(JSON.stringify(data));
        expect(problemOfData(kept)).toBeUndefined();
        const again = readProjectData(kept);
        expect(again.repairs).toEqual([]);
        expect(JSON.parse(JSON.stringify(again.data))).toEqual(kept);
        expect(data.unknown).toEqual(raw.unknown);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves the rest of a slide alone when one value of it is wrong', () => {
    const items = [
      { id: 'a', type: 'text', text: 'Kept' },
      { id: 'b', type: 'sausage' },
      { id: 'c', type: 'text', x: 'far left', mine: 1 },
    ];
    const { data, repairs } = readProjectData({ version: 1, frames: [{ id: 's', items }] });
    expect(data.frames[0]?.items).toMatchObject([
      { id: 'a', text: 'Kept' },
      { id: 'c', x: 0, mine: 1 },
    ]);
    expect(repairs.map(({ path }) => path).toSorted()).toEqual([
      '/frames/0/items/1',
      '/frames/0/items/1/type',
      '/frames/0/items/2/x',
    ]);
  });

  it('takes nothing from the neighbours of what it leaves out', () => {
    const good = { id: 'good', type: 'text', text: 'Kept', font: { styles: ['bold'] } };
    const items = [good, { x: 'no id, no type' }, { y: [] }, { ...good, id: 'last' }];
    const { data } = readProjectData({ version: 1, frames: [{ items }, { id: 's', items }] });
    expect(data.frames).toHaveLength(1);
    expect(data.frames[0]?.items).toMatchObject([good, { ...good, id: 'last' }]);
  });

  it('moves numbers that are out of range to the nearest bound, and refuses none', () => {
    const item = { id: 'i', type: 'text', scaleX: 1e9, timing: { startTime: -4, endTime: 7000 } };
    const styled = { ...item, font: { size: 0 }, border: { thickness: 40 }, startTime: -1 };
    const saved = {
      version: dataVersion,
      frames: [{ id: 's', duration: 5000, head: -2, items: [{ ...styled, volume: 900 }] }],
      movie: { size: { width: 20, height: 1280.4 }, watermark: { padding: 90, opacity: -3 } },
      slideIndex: -1,
    };
    expect(problemOfData(saved)).toBeUndefined();
    const { data, repairs } = readProjectData(saved);
    expect(repairs).toEqual([]);
    expect(data.slideIndex).toBe(0);
    expect(data.movie.size).toMatchObject({ width: 1920, height: 1280 });
    expect(data.movie.watermark).toMatchObject({ type: 'none', padding: 20, opacity: 0 });
    expect(data.frames[0]).toMatchObject({ duration: 999, head: 0 });
    expect(data.frames[0]?.items[0]).toMatchObject({
      scaleX: 1000,
      timing: { startTime: 0, endTime: 600 },
      startTime: 0,
      volume: 100,
      font: { size: 1 },
      border: { thickness: 10 },
    });
  });

  it('takes null for the default wherever it knows the field, and leaves unknown ones alone', () => {
    const item = { id: 'i', type: 'text', x: null, font: null, timing: null, mine: null };
    const nulls = {
      version: dataVersion,
      keyword: null,
      theme: null,
      watermark: null,
      audio: null,
      movie: { size: null, bg: { opacity: null } },
      frames: [{ id: 's', title: null, duration: null, items: [item] }],
      plugin: null,
    };
    expect(problemOfData(nulls)).toBeUndefined();
    expect(problemOfTouched({ version: dataVersion }, nulls)).toBeUndefined();
    const { data, repairs } = readProjectData(nulls);
    expect(repairs).toEqual([]);
    expect(data).toMatchObject({ plugin: null, watermark: { type: 'none' } });
    expect(data).not.toHaveProperty('keyword');
    expect(data.movie).toMatchObject({ size: { width: 1920 }, bg: { opacity: 100 } });
    expect(data.frames[0]).not.toHaveProperty('duration');
    const [read] = data.frames[0]?.items ?? [];
    expect(read).toMatchObject({ x: 0, timing: { startTime: 0, endTime: 5 }, mine: null });
    expect(read).not.toHaveProperty('font');
    // The same where a real mistake stands beside them.
    const damaged = readProjectData({ ...nulls, slideIndex: 'many' });
    expect(damaged.repairs.map(({ path }) => path)).toEqual(['/slideIndex']);
    expect(damaged.data.frames).toEqual(data.frames);
  });

  it('does not open what a newer version saved', () => {
    expect(() => readProjectData({ version: dataVersion + 1 })).toThrow(NewerDocumentError);
  });

  it('opens nothing as a new project', () => {
    expect(readProjectData({})).toEqual({ data: newProjectData(), repairs: [] });
  });
});

describe('checking what a change touched', () => {
  const before = {
    version: dataVersion,
    frames: [
      { id: 'a', items: [] },
      { id: 'b', items: [] },
    ],
  };

  it('does not look at what stayed as it was', () => {
    const broken = { ...before, frames: [{ nonsense: true }, before.frames[1]] } as JsonObject;
    const after = { ...broken, keyword: 'new' };
    expect(problemOfTouched(broken, after)).toBeUndefined();
    expect(problemOfTouched(broken, { ...broken, keyword: 7 })).toContain('/keyword');
  });

  it('finds a broken slide wherever it was moved', () => {
    const frames = [before.frames[1], { id: 7 }, before.frames[0]] as never;
    expect(problemOfTouched(before, { ...before, frames })).toContain('/frames/1/id');
  });

  it('finds too many slides, although each is right', () => {
    const frames = Array.from({ length: 2001 }, (_, index) => ({ id: `s${index}` }));
    expect(problemOfTouched(before, { ...before, frames })).toContain('more than 2000 slides');
  });

  it('looks at all of a document of an earlier version', () => {
    const old = { frames: [{ id: 'a', items: [{ id: 'x', type: 'media' }] }] };
    expect(problemOfTouched(old, { ...old, keyword: 'new' })).toBeUndefined();
    expect(problemOfTouched(old, { ...old, slideIndex: 'x' })).toContain('/slideIndex');
  });
});

it('keeps what is written under its old names in any version', () => {
  const effects = {
    in: { fxIn: 'fade-in', duration: 300 },
    out: { fxOut: 'fade-out' },
    stay: 'kenburns-top',
  };
  const media = (id: string, url: string) => ({ id, type: 'media', url, effects });
  const group = { id: 'g', type: 'group', children: [media('c', 'c.png')] };
  const items = [media('a', 'a.mp4'), media('b', 'b.png'), group];
  for (const version of [undefined, 1, dataVersion]) {
    const { data, repairs } = readProjectData({ version, frames: [{ id: 'one', items }] });
    const [video, picture, grouped] = data.frames[0]?.items ?? [];
    expect([video?.type, picture?.type, grouped?.children?.[0]?.type]).toEqual([
      'video',
      'image',
      'image',
    ]);
    expect(video?.effects).toMatchObject({
      in: { effect: 'fade-in', duration: 300 },
      out: { effect: 'fade-out' },
      stay: { effect: 'kenburns-top' },
    });
    expect(repairs).toEqual([]);
  }
});
