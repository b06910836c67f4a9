import { titleCase } from '@reelwright/english';
import type { Line, ProjectData } from '@reelwright/movie';
import { projectName } from './project-name.ts';
import { type Wizard, wizardCategory } from './wizard.ts';

interface Meta {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly thumbnail: string | null;
}

/** 'My-Project' is what a project is called until somebody gives it a name. */
const unchosenName = /untitled|^my-project$/i;

/**
 * What a project is called and filed under when a step is done: undefined while nothing names it, because there is
 * nothing to save yet. Names that somebody chose stay.
 */
export function quietSaveMeta(
  wizard: Pick<Wizard, 'id' | 'projectName'>,
  data: ProjectData,
  meta: Meta,
  lines: readonly Line[],
): Partial<Meta> | undefined {
  const name = projectName(wizard, data);
  if (name === '') return undefined;
  const thumbnail = firstPicture(lines);
  const isUnnamed = meta.name === '' || unchosenName.test(meta.name);
  return {
    category: wizardCategory(wizard),
    ...(isUnnamed && { name, title: titleCase(name) }),
    ...(thumbnail && { thumbnail }),
  };
}

function firstPicture(lines: readonly Line[]): string | undefined {
  const media = lines.flatMap((line) => line.media ?? []).find(({ url }) => url);
  return media && (media.thumbnail || media.url);
}
