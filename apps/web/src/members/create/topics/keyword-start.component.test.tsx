import type { User } from '@reelwright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../../account/session-store.ts';
import { samplePoster } from '../../../sample/sample-poster.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { removeComponents, renderComponent } from '../../../testing/render-component.tsx';
import { forgetChoice } from '../../../ui/choice-memory.ts';
import { drawnPopups } from '../../../ui/drawn-popups.ts';
import { ToastHost } from '../../../ui/toast-host.tsx';
import { KeywordStart } from './keyword-start.tsx';

const mia = { id: 7, guest: false, access: { owner: false } } as User;
const withTopics = { ...mia, target_keyword: 'coffee', keywords: ['coffee', 'home brewing'] };
const sample = { id: 1, thumbnail: samplePoster };
const own = { id: 2, thumbnail: null };

const question = page.getByLabelText('What are your videos about?');
const save = page.getByRole('button', { name: 'Save' });
const keyword = page.getByLabelText('What is your video about?');

beforeEach(() => forgetChoice('keyword_prompt'));
afterEach(() => {
  forgetChoice('keyword_prompt');
  drawnPopups.set(0);
  sessionStore.set({ status: 'unknown' });
});

interface Home {
  readonly projects?: readonly object[];
  readonly welcomed?: boolean;
  readonly refuses?: boolean;
}

/** Draws the start of Create for somebody; what was asked of the server. */
function renderFor(user: User | null, { projects = [own, sample], welcomed, refuses }: Home = {}) {
  sessionStore.set({ status: 'known', user });
  const asked = answerCalls({
    '/api/user/projects/list': () => ({ results: projects, $meta: {} }),
    '/api/members/installation': () => ({ welcomed }),
    '/api/user/update-data': () =>
      refuses
        ? Response.json({ error: 'Something broke.' }, { status: 500 })
        : { type: 'msg', msg: 'Saved.' },
  });
  renderComponent(
    <>
      <ToastHost />
      <KeywordStart />
    </>,
  );
  return {
    saved: () => asked.filter(({ path }) => path === '/api/user/update-data'),
    listed: () => asked.some(({ path }) => path === '/api/user/projects/list'),
  };
}

/** Nothing comes late: the projects are known, and what follows from them is drawn. */
async function expectNotAsked(listed?: () => boolean): Promise<void> {
  if (listed) await expect.poll(listed).toBe(true);
  await expect.element(keyword).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(question).not.toBeInTheDocument();
}

it('asks once, keeps all topics and the first by itself, and offers them under the keyword', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const { saved } = renderFor(mia);
  await question.fill(' coffee , home brewing,');
  await expectAccessible();
  await save.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(saved().map(({ body }) => body)).toEqual([
    { data: { target_keyword: 'coffee', keywords: ['coffee', 'home brewing'] } },
  ]);
  expect(cookie).toHaveBeenCalledWith(
    `keyword_prompt=1; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`,
  );
  await page.getByRole('button', { name: 'home brewing' }).click();
  await expect.element(keyword).toHaveValue('home brewing');
  await expect.element(keyword).toHaveFocus();
  await expectAccessible();
});

it('says which topic is too short, and keeps nothing', async () => {
  const { saved } = renderFor(mia);
  await question.fill('coffee, c');
  await save.click();
  const sentence = 'Each topic needs at least 2 characters: “c” is too short.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(question).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await expectAccessible();
  await question.fill('  ');
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  await save.click();
  await expect
    .element(page.getByText('Please name at least one topic, such as “coffee”.'))
    .toBeVisible();
  expect(saved()).toEqual([]);
});

it('does not ask again once it was put away', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const { saved } = renderFor(mia);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(cookie).toHaveBeenCalledWith(expect.stringContaining('Max-Age=31536000'));
  expect(saved()).toEqual([]);
  removeComponents();
  vi.restoreAllMocks();
  await expectNotAsked(renderFor(mia).listed);
});

it.each([
  ['a guest', { ...mia, id: -1, guest: true }],
  ['nobody', null],
])('does not ask %s', async (_who, user) => {
  const { listed } = renderFor(user);
  await expectNotAsked();
  expect(listed()).toBe(false);
});

it.each([
  ['who has nothing but the sample', mia, { projects: [sample] }],
  ['who has nothing at all', mia, { projects: [] }],
  ['who said it before', withTopics, {}],
  ['whose account somebody else looks at', { ...mia, visit: true }, {}],
  ['who is asked other things first', { ...mia, access: { ...mia.access, owner: true } }, {}],
])('does not ask a member %s', async (_who, user, home) => {
  await expectNotAsked(renderFor(user, { welcomed: false, ...home }).listed);
});

it('asks the owner of an installation whose first questions are answered', async () => {
  const owner = { ...mia, access: { ...mia.access, owner: true } };
  renderFor(owner, { welcomed: true });
  await expect.element(question).toBeVisible();
});

it('waits until no popup is open, and keeps what was typed when one opens', async () => {
  drawnPopups.set(1);
  await expectNotAsked(renderFor(mia).listed);
  drawnPopups.set(0);
  await question.fill('coffee');
  drawnPopups.set(1);
  await expect.element(question).toHaveValue('coffee');
});

it('keeps what was typed when it could not be saved, and asks again another time', async () => {
  renderFor(mia, { refuses: true });
  await question.fill('coffee');
  await save.click();
  await expect.element(page.getByText('Something broke.')).toBeVisible();
  await expect.element(question).toHaveValue('coffee');
  expect(document.cookie).not.toContain('keyword_prompt');
});

it('lets topics be changed, and taken away', async () => {
  const { saved } = renderFor(withTopics);
  const change = page.getByRole('button', { name: 'Change your topics' });
  await change.click();
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveValue('coffee, home brewing');
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(change).toHaveFocus();
  await change.click();
  await question.fill('tea, coffee');
  await save.click();
  await expect.element(change).toHaveFocus();
  await expect
    .element(page.getByRole('list', { name: 'Your topics:' }))
    .toHaveTextContent('teacoffee');
  await change.click();
  await question.fill('');
  await save.click();
  await expect.element(change).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  expect(saved().map(({ body }) => body)).toEqual([
    { data: { target_keyword: 'tea', keywords: ['tea', 'coffee'] } },
    { data: { target_keyword: '', keywords: [] } },
  ]);
});

it('lets nobody change the topics of an account that they look at', async () => {
  renderFor({ ...withTopics, visit: true });
  await page.getByRole('button', { name: 'coffee' }).click();
  await expect.element(keyword).toHaveValue('coffee');
  await expect
    .element(page.getByRole('button', { name: 'Change your topics' }))
    .not.toBeInTheDocument();
});
