import { expect, it } from 'vitest';
import { projectIdIn, withProjectId } from './project-address.ts';

const page = 'https://videos.example/members.html';

it('names the project between the page and the route', () => {
  expect(withProjectId(`${page}#/create`, 12)).toBe(`${page}?pid=12#/create`);
  expect(withProjectId(`${page}?pid=12&a=b#/create`, undefined)).toBe(`${page}?a=b#/create`);
});

it.each([
  ['?pid=12', 12],
  ['', undefined],
  ['?pid=', undefined],
  ['?pid=0', undefined],
  ['?pid=-3', undefined],
  ['?pid=1e5', undefined],
  ['?pid=99999999999999999', undefined],
])('reads %j as %s', (query, id) => {
  expect(projectIdIn(`${page}${query}#/create`)).toBe(id);
});
