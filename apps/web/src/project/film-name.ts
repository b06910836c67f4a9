/** What a project is called on the screen. */
import { defaultProjectName, type ProjectMeta } from '@reelwright/contract';

/** Spec: a project without a name is kept as 'My-Project'. Nobody should have to read that. */
export const unnamedFilm = 'Untitled video';

type Named = Pick<ProjectMeta, 'title' | 'name'>;

/** The name that somebody gave it; undefined as long as it has only the one it is kept under. */
export function givenName({ title, name }: Named): string | undefined {
  const given = title.trim() || name.trim();
  return given === '' || given === defaultProjectName || given === unnamedFilm ? undefined : given;
}

export function shownName(named: Named): string {
  return givenName(named) ?? unnamedFilm;
}
