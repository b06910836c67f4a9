import type { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { ProjectData } from '../schema/project-data.ts';
import { Slide } from '../schema/slide.ts';
import { type Change, stepsOf } from './change.ts';

/** The first thing that changes made of a document which its schema does not allow, in words. */
export function problemOfTouched(data: JsonObject, changes: readonly Change[]): string | undefined {
  const seen = new Set<string>();
  for (const { path } of changes) {
    const [key = '', index] = stepsOf(path);
    const isSlide = key === 'frames' && index !== undefined && Array.isArray(data.frames);
    const place = isSlide ? `/frames/${index}` : `/${key}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const problem = isSlide
      ? problemOf(Slide, (data.frames as readonly unknown[])[Number(index)])
      : problemOfPart(data, key);
    if (problem) return `${place}${problem}`;
  }
  return undefined;
}

function problemOfPart(data: JsonObject, key: string): string | undefined {
  const schema = Object.hasOwn(ProjectData.shape, key)
    ? ProjectData.shape[key as keyof typeof ProjectData.shape]
    : undefined;
  return schema && problemOf(schema, data[key]);
}

function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  // A slide that the same diff removed again, or an index past the end.
  if (value === undefined && schema === Slide) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  return issue && `${issue.path.map((part) => `/${String(part)}`).join('')}: ${issue.message}`;
}
