import type { z } from 'zod';
import { isJsonObject, type JsonObject } from '../json.ts';
import { migrateData, versionOf } from '../migrate-data.ts';
import { dataVersion, maxSlides, ProjectData } from '../schema/project-data.ts';
import { quickRead } from '../schema/quick-read.ts';
import { Slide } from '../schema/slide.ts';
import { unfit } from '../schema/unfit.ts';
import { withoutNulls } from '../schema/without-nulls.ts';

/**
 * The first thing in a document that its schema does not allow, in words; undefined if there is
 * none. Earlier versions are brought up to date first, and have to be right then.
 */
export function problemOfData(data: unknown): string | undefined {
  return isJsonObject(data) ? problemOf(ProjectData, migrateData(data), '') : 'is not a project';
}

/**
 * The same of what a change touched: `after` shares with `before` whatever stayed as it was. Slides
 * are told apart by identity and not by their place, since one diff may both change and move them.
 */
export function problemOfTouched(before: JsonObject, after: JsonObject): string | undefined {
  if (versionOf(before) !== dataVersion) return problemOfData(after);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] === after[key]) continue;
    const problem =
      key === 'frames' && Array.isArray(before.frames) && Array.isArray(after.frames)
        ? problemOfSlides(before.frames, after.frames)
        : problemOfPart(after, key);
    if (problem) return problem;
  }
  return undefined;
}

function problemOfSlides(
  before: readonly unknown[],
  after: readonly unknown[],
): string | undefined {
  if (after.length > maxSlides) return `/frames: there are more than ${maxSlides} slides`;
  const untouched = new Set(before);
  for (const [index, slide] of after.entries()) {
    const problem = untouched.has(slide) ? undefined : problemOf(Slide, slide, `/frames/${index}`);
    if (problem) return problem;
  }
  return undefined;
}

function problemOfPart(data: JsonObject, key: string): string | undefined {
  const schema = Object.hasOwn(ProjectData.shape, key)
    ? ProjectData.shape[key as keyof typeof ProjectData.shape]
    : undefined;
  return schema && problemOf(schema, data[key] ?? undefined, `/${key}`);
}

function problemOf(schema: z.ZodType, value: unknown, place: string): string | undefined {
  if (quickRead(schema, value) !== unfit) return undefined;
  const result = schema.safeParse(withoutNulls(schema, value));
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  const path = issue?.path.map((part) => `/${String(part)}`).join('') ?? '';
  return `${place}${path}: ${issue?.message}`;
}
