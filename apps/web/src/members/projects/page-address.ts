import type { ProjectSummary } from '@reelwright/contract';
import { kindOfCategory } from '@reelwright/movie';
import { hasPage } from '../known-pages.ts';
import { listViewParams, wholeList } from './list-view.ts';

/** Spec: the current page, the project as pid, and a route as the hash: '/members.html?pid=7#/full-video'. */
export function pageAddress(id: number, route: string): string {
  const hash = route.replace(/^#?\/?/, '#/');
  return `${location.pathname}?pid=${id}${hash}`;
}

type Opened = Pick<ProjectSummary, 'id' | 'category'>;

/** Where a project is worked on: its wizard or the editor. Undefined while that page is still to come. */
export function homeAddress({ id, category }: Opened): string | undefined {
  const route = kindOfCategory(category)?.route;
  return route && hasPage(route) ? pageAddress(id, route) : undefined;
}

/** Where Open leads: its home, or, while that is still to come, the list with nothing but it. */
export function openAddress(
  project: Pick<ProjectSummary, 'id' | 'category' | 'title' | 'name'>,
): string {
  const found = listViewParams({ ...wholeList, search: project.title || project.name });
  const list = `${location.pathname}${location.search}#/projects?${found}`;
  return homeAddress(project) ?? list;
}
