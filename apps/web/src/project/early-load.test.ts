import { readFileSync } from 'node:fs';
import { calls } from '@reelwright/contract';
import { videoKinds } from '@reelwright/movie';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../members.html', import.meta.url), 'utf8');

it('is asked for where the server has it', () => {
  expect(page).toContain(`fetch(\`${calls.projectLoad.path}?id=\${id}\``);
});

it('is asked for by the pages of all kinds of videos, and by no others', () => {
  const [, pattern = ''] = /!\/(.+)\/\.test\(location\.hash\)/.exec(page) ?? [];
  const routes = new RegExp(pattern);
  expect(videoKinds.filter(({ route }) => !routes.test(`#${route}`))).toEqual([]);
  expect(routes.test('#/projects')).toBe(false);
});
