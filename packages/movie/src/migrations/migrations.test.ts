import { describe, expect, it } from 'vitest';
import { problemOfData } from '../changes/check-touched.ts';
import type { JsonObject } from '../json.ts';
import { migrateData, versionOf } from '../migrate-data.ts';
import { readProjectData } from '../read-project-data.ts';
import { dataVersion } from '../schema/project-data.ts';
import version0 from './fixtures/0.json' with { type: 'json' };
import version1 from './fixtures/1.json' with { type: 'json' };
import version2 from './fixtures/2.json' with { type: 'json' };
import { migrations } from './index.ts';

/** A document as each version saved it. Frozen: they change only by being added to. */
const fixtures: readonly JsonObject[] = [version0, version1, version2] as never;

describe('migrations', () => {
  it('have a document from before each of them, and one of today', () => {
    expect(fixtures.map(versionOf)).toEqual([0, ...migrations.map(({ to }) => to)]);
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 1));
    expect(migrations.at(-1)?.to).toBe(dataVersion);
  });

  it.each(migrations)('to version $to changes the document from before: $why', ({ to, migrate }) => {
    const before = fixtures[to - 1] ?? {};
    const text = JSON.stringify(before);
    const after = migrate(before);
    expect(JSON.stringify({ ...after, version: to })).not.toBe(JSON.stringify({ ...before, version: to }));
    expect(JSON.stringify(before)).toBe(text);
  });

  it.each(fixtures.map((data, version) => ({ version, data })))(
    'open a document of version $version without a repair, and keep what they do not know',
    ({ data }) => {
      expect(problemOfData(data)).toBeUndefined();
      const read = readProjectData(data);
      expect(read.repairs).toEqual([]);
      expect(read.data).toMatchObject({ version: dataVersion, neverHeardOf: [1, { two: 3 }] });
      expect(migrateData(read.data as never)).toBe(read.data);
    },
  );

  it('give things of version 0 their one name', () => {
    const { frames, theme } = readProjectData(version0).data;
    const [video, image, group] = frames[0]?.items ?? [];
    expect([video?.type, image?.type]).toEqual(['video', 'image']);
    expect(video?.effects).toMatchObject({
      in: { effect: 'fade-up', duration: 400 },
      out: { effect: 'zoom-out' },
      stay: { effect: 'pulse' },
    });
    expect(video?.effects?.in).not.toHaveProperty('fxIn');
    expect(group?.children?.[0]?.font?.styles).toEqual(['bold', 'underline']);
    expect(theme?.title?.font?.styles).toEqual(['bold', 'italic']);
    expect(theme?.title?.effects?.in?.effect).toBe('fade-up');
    expect(frames[0]).toMatchObject({ somethingOfAPlugin: { kept: true } });
  });

  it('put items of version 1 in the order in which they lay on each other', () => {
    const items = readProjectData(version1).data.frames[0]?.items ?? [];
    expect(items.map(({ id }) => id)).toEqual(['t1', 'v1', 't2', 'g1']);
    expect(items.at(-1)?.children?.map(({ id }) => id)).toEqual(['back', 'front']);
    expect(JSON.stringify(items)).not.toContain('zIndex');
    expect(items.at(-1)?.styles).toEqual({ cursor: 'grab' });
  });

  it('leave a document as it was drawn, whichever version saved it', () => {
    expect(readProjectData(version1).data.frames).toEqual(readProjectData(version2).data.frames);
  });
});
