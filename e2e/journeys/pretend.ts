import type { Page } from '@playwright/test';
import { answer } from './answer.ts';

interface Person {
  readonly id: number;
  readonly guest: boolean;
  readonly email: string;
  readonly name: string;
  readonly plan: string | null;
  readonly expired: boolean;
  readonly verified: boolean;
  readonly has_password: boolean;
  readonly access: object;
  readonly created_at: string | null;
}

const mia: Person = {
  id: 7,
  guest: false,
  email: 'mia@example.com',
  name: 'Mia Wong',
  plan: null,
  expired: false,
  verified: true,
  has_password: true,
  access: {},
  created_at: '2024-01-01T00:00:00Z',
};

const devices = [
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Chrome/140.0 Safari/537.36', '203.0.113.9', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', '198.51.100.4', false],
] as const;

const consequences = [
  'Your profile is deleted, and your email is free to be used again.',
  'Your projects are deleted, including those you could still bring back. Published videos can no longer be watched or embedded; copies you downloaded or put on other sites stay there.',
  'Your keywords and the feeds of your news are deleted.',
  'All your devices are logged out.',
  'This cannot be undone.',
];

/** Draws the pages for a person who does not exist: always the same one, so that pictures stay the same. */
export async function showAs(page: Page, changes: Partial<Person> = {}): Promise<void> {
  const person = { ...mia, ...changes };
  const paid = person.plan !== null && !person.expired;
  const access = { paid, owner: false, until: null, limits: { videoMinutesPerMonth: 10 } };
  const user = { ...person, access: { ...access, ...person.access } };
  const message = { type: 'msg', msg: '' };
  await answer(page, '*/api/user/*', { json: message });
  await answer(page, '*/api/user/info', { json: { type: 'user', user } });
  const minutes = { used_seconds: 352, max_minutes: 10 };
  await answer(page, '*/api/members/video-minutes', { json: minutes });
  // Somebody who has made nothing yet; pretend-projects.ts has more.
  await answer(page, '*/api/user/projects/list*', {
    json: { results: [], $meta: { items_start: 0, items_total: 0, items_num: 5 } },
  });
  // They were asked before what their videos are about.
  const asked = { name: 'keyword_prompt', value: '1', domain: 'localhost', path: '/' };
  await page.context().addCookies([asked]);
  // Nobody has to prove anything for a person who does not exist.
  await page.addInitScript((id) => {
    sessionStorage.setItem('reelwright-proved-human', String(id));
  }, user.id);
  await answer(page, '*/api/user/sessions/list', {
    json: {
      results: devices.map(([user_agent, address, current], index) => ({
        id: `device-${index}`,
        current,
        user_agent,
        address,
        created_at: new Date().toISOString(),
        last_seen_at: new Date(Date.now() - index * 7_500_000).toISOString(),
        expires_at: new Date().toISOString(),
      })),
    },
  });
  await answer(page, '*/api/user/delete/preview', {
    json: { consequences, confirm_with: ['password'] },
  });
}
