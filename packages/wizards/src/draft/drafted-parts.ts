/**
 * Drafts of answers that are filled in part by part. Beside each answer that was filled in lies a print of its words: as
 * long as they are the same, or there are none, the answer is ours to replace.
 */
import type { ProjectData } from '@reelwright/movie';
import { newestEdition } from '../layouts/looks/edition.ts';
import { valueAt, withValueAt } from '../machine/answers.ts';
import type { Ask } from './ask.ts';
import type { DraftOptions, DraftStep } from './draft-step.ts';
import { isBlank, printOf, wordsIn } from './is-draft.ts';

/** Where answers are kept ('info.headline'), and what is filled in there; undefined takes it away. */
export type PartValues = Readonly<Record<string, unknown>>;

export interface DraftPart {
  readonly id: string;
  /** What it is made of: it is asked for anew when that changes. Undefined: there is nothing to go by yet. */
  readonly source: (data: ProjectData) => string | undefined;
  /** The answers it fills in. Those of one group stay or go together. */
  readonly answers: readonly (readonly string[])[];
  readonly activity: (data: ProjectData) => string;
  readonly failure: string;
  /** It follows what is being typed: it waits until nobody does. */
  readonly isTyped?: (data: ProjectData) => boolean;
  /** It says what is shown, and no words. */
  readonly isPicture?: boolean;
  readonly draft: (ask: Ask, data: ProjectData, options: DraftOptions) => Promise<PartValues>;
}

/** The first part that is missing, or made of something else than the answers say now. */
export function nextPart(
  parts: readonly DraftPart[],
  data: ProjectData,
  options: DraftOptions,
): DraftStep | undefined {
  if (!mayDraft(data, options)) return undefined;
  for (const part of parts) {
    if (options.picturesOnly && !part.isPicture) continue;
    const source = part.source(data);
    if (source === undefined || data.info.drafted?.of[part.id] === source) continue;
    if (part.answers.some((group) => isOurs(data, group)))
      return stepOf(part, source, data, options);
  }
  return undefined;
}

/** Films that were made before drafts existed stay as they are. */
function mayDraft(data: ProjectData, { picturesOnly }: DraftOptions) {
  return data.info.drafted !== undefined || picturesOnly === true || isNew(data);
}

const isNew = ({ maxIndex = 0, frames }: ProjectData) => maxIndex <= 1 && frames.length === 0;

/** Who answers quicker than anything is filled in is helped on later steps, too. */
export function withDraftsBegun(data: ProjectData): ProjectData {
  if (data.info.drafted || !isNew(data)) return data;
  return { ...data, info: { ...data.info, drafted: { ...begun(data), of: {}, prints: {} } } };
}

function stepOf(
  part: DraftPart,
  source: string,
  data: ProjectData,
  options: DraftOptions,
): DraftStep {
  return {
    key: `${part.id} ${source}`,
    activity: part.activity(data),
    failure: part.failure,
    isTyped: part.isTyped?.(data) ?? false,
    answer: async (ask, now) => {
      const values = await part.draft(ask, now, options);
      return (then) => withPart(then, part, source, values);
    },
  };
}

function withPart(
  data: ProjectData,
  { id, answers }: DraftPart,
  source: string,
  values: PartValues,
): ProjectData {
  const ours = answers.filter((group) => isOurs(data, group)).flat();
  const filled = ours.reduce(
    (then, path) => (isLeft(then, path, values) ? then : withValueAt(then, path, values[path])),
    data,
  );
  const { of = {}, prints = {}, edition } = data.info.drafted ?? begun(data);
  const drafted = {
    ...(edition !== undefined && { edition }),
    of: { ...of, [id]: source },
    prints: {
      ...prints,
      ...Object.fromEntries(ours.map((path) => [path, printOf(values[path])])),
    },
  };
  return { ...filled, info: { ...filled.info, drafted } };
}

/** A film keeps the way it is composed in for good. */
const begun = (data: ProjectData): Partial<NonNullable<ProjectData['info']['drafted']>> =>
  isNew(data) ? { edition: newestEdition } : {};

/** Where nothing was found, blank rows stay: somebody may just be typing into one of them. */
function isLeft(data: ProjectData, path: string, values: PartValues): boolean {
  const value = valueAt(data, path);
  return values[path] === undefined && Array.isArray(value) && isBlank(wordsIn(value));
}

function isOurs(data: ProjectData, group: readonly string[]): boolean {
  return group.every((path) => {
    const value = valueAt(data, path);
    return isBlank(wordsIn(value)) || data.info.drafted?.prints[path] === printOf(value);
  });
}
