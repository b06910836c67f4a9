import { connectionIds, noLooks, type User } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { authPopup } from '../../account/popups.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { ConnectionsPage } from './connections/connections-page.tsx';
import { HealthPage } from './health/health-page.tsx';
import { LooksPage } from './looks/looks-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { OwnersWelcome } from './welcome/owners-welcome.tsx';
import { WelcomeQuestions } from './welcome/welcome-questions.tsx';

const connections = '/api/members/connections';

function connectionList(states: Readonly<Record<string, object>> = {}) {
  return {
    connections: connectionIds.map((id) => ({
      id,
      state: 'off',
      values: {},
      secrets: [],
      environment: [],
      changed_at: null,
      ...states[id],
    })),
  };
}

const draw = (shown: React.ReactNode) =>
  renderComponent(
    <DialogHost>
      {shown}
      <ToastHost />
    </DialogHost>,
  );

it('a service is tried before it is switched on, and says in words what is wrong', async () => {
  const asked = answerCalls({
    [connections]: () => connectionList(),
    [`${connections}/test`]: ({ body }) => {
      const { values } = body as { values: Record<string, string> };
      if (values.PEXELS_KEY === 'two words') {
        const headers = { 'x-error-code': 'invalid-input' };
        return Response.json({ error: 'API key is not a key.' }, { status: 400, headers });
      }
      return values.PEXELS_KEY === 'right-key'
        ? { works: true, sentence: 'It answered with 5 results.', models: [] }
        : { works: false, sentence: 'Pexels refused the key.', models: [] };
    },
    [`${connections}/save`]: () => ({ type: 'msg', msg: 'Pexels is on' }),
  });
  await draw(<ConnectionsPage />);
  await page.getByRole('button', { name: 'Connect Pexels' }).click();
  const dialog = page.getByRole('dialog');
  const key = dialog.getByLabelText(/^API key/);
  await key.fill('wrong-key');
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect.element(dialog.getByText('Pexels refused the key.')).toBeVisible();
  await expectAccessible();
  // What cannot be right is said where it was typed, not at the edge of the screen.
  await key.fill('two words');
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect.element(dialog.getByText('API key is not a key.')).toBeVisible();
  await key.fill('right-key');
  await expect.element(dialog.getByText('Pexels refused the key.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect.element(dialog.getByText('It answered with 5 results.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch on', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.find(({ path }) => path === `${connections}/save`)?.body).toEqual({
    id: 'pexels',
    values: { PEXELS_KEY: 'right-key' },
    on: true,
  });
});

it('free services are one switch, what the environment sets is only shown, a lost key is told', async () => {
  const asked = answerCalls({
    [connections]: () =>
      connectionList({
        pixabay: { state: 'environment', environment: ['PIXABAY_KEY'] },
        model: { state: 'lost' },
      }),
    [`${connections}/save`]: () => ({ type: 'msg', msg: 'Wikipedia is on' }),
  });
  await draw(<ConnectionsPage />);
  await page.getByRole('switch', { name: 'Wikipedia' }).click({ force: true });
  await expect
    .poll(() => asked.find(({ path }) => path === `${connections}/save`)?.body)
    .toEqual({
      id: 'wikipedia',
      values: {},
      on: true,
    });
  await expect.element(page.getByText(/PIXABAY_KEY is set in the environment/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Connect Pixabay' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText(/saved with a different key/)).toBeVisible();
  await expectAccessible();
});

const people = {
  people: [
    {
      id: 1,
      email: 'ann@example.com',
      name: 'Ann',
      plan: null,
      plan_until: null,
      verified: true,
      locked: false,
      owner: true,
      admin: false,
      created_at: '2026-01-02T00:00:00.000Z',
      last_seen_at: '2026-01-02T00:00:00.000Z',
      stored_bytes: 1_000_000,
      invoices: 2,
    },
    {
      id: 2,
      email: 'bob@example.com',
      name: '',
      plan: 'pro',
      plan_until: '2027-12-31T23:59:59.999Z',
      verified: false,
      locked: true,
      owner: false,
      admin: false,
      created_at: '2026-01-02T00:00:00.000Z',
      last_seen_at: null,
      stored_bytes: 0,
      invoices: 0,
    },
  ],
  total: 2,
  page_size: 20,
  invitations: [{ id: 'i1', email: 'new@example.com', expires_at: '2027-01-01T00:00:00.000Z' }],
};

it('people are found, unlocked and invited, and their messages answered', async () => {
  let tries = 0;
  const desk = '/api/members/people';
  const asked = answerCalls({
    [desk]: () => people,
    [`${desk}/messages`]: () => ({
      messages: [
        {
          id: 'm1',
          name: 'Jo',
          email: 'jo@example.com',
          subject: 'Colours',
          message: 'Which ones?',
          created_at: '2026-01-02T00:00:00.000Z',
          answer: null,
          answered_at: null,
        },
      ],
    }),
    '/api/members/installation': () => ({ sign_up: 'invited', welcomed: true }),
    [`${desk}/change`]: () => ({ type: 'msg', msg: 'Saved' }),
    [`${desk}/invite`]: () => ({
      email: 'kim@example.com',
      link: 'https://example.com/join?code=x',
      is_mailed: false,
    }),
    [`${desk}/answer`]: () => {
      tries += 1;
      return tries === 1
        ? Response.json({ error: 'Please wait a moment.' }, { status: 429 })
        : { type: 'msg', msg: 'Your answer goes to jo@example.com' };
    },
  });
  const bodyOf = (path: string) => asked.find((one) => one.path === `${desk}/${path}`)?.body;
  await draw(<PeoplePage />);
  await expect
    .element(page.getByText('Pro until 31 December 2027', { exact: false }))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'What to do with bob@example.com' }).click();
  await page.getByRole('menuitem', { name: 'Unlock' }).click();
  await expect.poll(() => bodyOf('change')).toEqual({ id: 2, locked: false });
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Their email/ })
    .fill('kim@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(page.getByText('https://example.com/join?code=x')).toBeVisible();
  await expect.element(page.getByText(/Please send it yourself/)).toBeVisible();
  await page.getByRole('button', { name: 'Answer “Colours”' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Your answer/ })
    .fill('All of them.');
  // Refused, what was written stays.
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect.element(page.getByText(/Please wait a moment/)).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect.element(page.getByText('Your answer goes to jo@example.com')).toBeVisible();
  expect(bodyOf('answer')).toEqual({ id: 'm1', text: 'All of them.' });
});

it('health says what failed and why, and tries it again; a backup is asked for', async () => {
  const asked = answerCalls({
    '/api/members/health': () => ({
      workers: [
        {
          host: 'studio-2',
          pid: 7,
          version: '1.3.0',
          started_at: '2026-01-02T00:00:00.000Z',
          doing: [{ job: 'draw-video', film: 'Coffee', seconds: 12 }],
        },
      ],
      queues: [{ name: 'send-mail', waiting: 2, active: 1, failed: 1, oldest_seconds: 90 }],
      failed: [{ id: 'j1', name: 'send-mail', failed_at: null, reason: 'No route to host' }],
      failed_films: [
        {
          id: 'r1',
          title: 'Ten teas',
          email: 'bob@example.com',
          failed_at: null,
          reason: 'The disk was full.',
        },
      ],
      stored: [{ kind: 'video', files: 3, bytes: 5_000_000 }],
      holders: [{ email: 'ann@example.com', bytes: 4_000_000 }],
      database: { bytes: 90_000_000, connections: 9, max_connections: 100 },
      disk: { free: 1_000_000_000, total: 100_000_000_000 },
      mails: { waiting: 2, failed: 1, sent: 12, are_kept: false },
      versions: { product: '1.2.3', node: '24.0.0', postgres: '18.1' },
    }),
    '/api/members/health/retry': () => ({ type: 'msg', msg: 'It’s being tried again' }),
    '/api/members/health/retry-film': () => ({ type: 'msg', msg: 'The film is being made again' }),
    '/api/members/backups': () => ({ kept: 7, bucket: null, is_with_files: true, backups: [] }),
    '/api/members/backups/make': () => ({ type: 'msg', msg: 'A worker is making the backup' }),
  });
  await draw(<HealthPage />);
  await expect.element(page.getByText('No route to host')).toBeVisible();
  await expect.element(page.getByText('“Coffee” for 12 s')).toBeVisible();
  await expect.element(page.getByText(/it is nearly full/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Try again: Send a mail' }).click();
  await page.getByRole('button', { name: 'Try again: Ten teas' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect
    .poll(() => asked.map(({ path }) => path))
    .toEqual(
      expect.arrayContaining([
        '/api/members/health/retry',
        '/api/members/health/retry-film',
        '/api/members/backups/make',
      ]),
    );
});

it('a new owner answers two questions, or decides later', async () => {
  const asked = answerCalls({
    [`${connections}/save`]: () => ({ type: 'msg', msg: 'On' }),
    '/api/members/installation': () => ({ type: 'msg', msg: 'Saved' }),
  });
  let isDone = false;
  await draw(<WelcomeQuestions onDone={() => (isDone = true)} />);
  await page.getByRole('radio', { name: 'Only people I invite' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect.poll(() => isDone).toBe(true);
  expect(asked.map(({ body }) => body)).toEqual([
    { id: 'wikipedia', values: {}, on: true },
    { id: 'openverse', values: {}, on: true },
    { id: 'commons', values: {}, on: true },
    { welcomed: true, sign_up: 'invited' },
  ]);
});

it('a new owner verifies their address first, and is asked afterwards: never two dialogs at once', async () => {
  answerCalls({ '/api/members/installation': () => ({ welcomed: false, sign_up: 'everybody' }) });
  authPopup.set({ view: 'verify', answer: () => undefined });
  const owner = { id: 1, access: { owner: true } } as User;
  await draw(<OwnersWelcome user={owner} />);
  const questions = page.getByRole('dialog', { name: 'Two questions before you start' });
  await expect.element(questions).not.toBeInTheDocument();
  authPopup.set(undefined);
  await expect.element(questions).toBeVisible();
});

it('a new owner is told which free service could not be switched on', async () => {
  answerCalls({
    [`${connections}/save`]: ({ body }) =>
      (body as { id: string }).id === 'openverse'
        ? new Response('{"error":"The disk is full."}', { status: 500 })
        : { type: 'msg', msg: 'On' },
    '/api/members/installation': () => ({ type: 'msg', msg: 'Saved' }),
  });
  await draw(<WelcomeQuestions onDone={() => undefined} />);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect.element(page.getByText(/^Openverse could not be switched on/)).toBeVisible();
});

it('the looks are shown on both grounds before they are saved, and an unreadable colour is said', async () => {
  const asked = answerCalls({
    '/api/members/looks': ({ body }) =>
      body === undefined
        ? { looks: noLooks, is_sender_given: false }
        : new Response('{"error":"Two pages have the same title."}', { status: 400 }),
  });
  await draw(<LooksPage />);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann’s Films');
  await page.getByRole('textbox', { name: 'Color' }).fill('#ffd400');
  await expect.element(page.getByText(/buttons use a darker one/)).toBeVisible();
  await expect
    .element(
      page.getByRole('region', { name: 'How it will look' }).getByText('Ann’s Films').first(),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('We are Ann.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Two pages have the same title.')).toBeVisible();
  expect(asked.find(({ body }) => body !== undefined)?.body).toMatchObject({
    name: 'Ann’s Films',
    colour: '#ffd400',
    legal: [{ title: 'Imprint', text: 'We are Ann.' }],
  });
});
