import { matchRoutes, type RouteObject } from 'react-router';

let known: RouteObject[] = [];

/** Told once, by the router. The list of projects can't ask the router itself, which leads to it. */
export function tellPages(routes: RouteObject[]): void {
  known = routes;
}

/** Whether the app has a page there, so that nothing links to what is still to come. */
export function hasPage(path: string): boolean {
  const page = matchRoutes(known, path)?.at(-1);
  return page !== undefined && page.route.path !== '*';
}
