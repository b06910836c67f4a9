import type { AffiliateInfo, User } from '@reelwright/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { AffiliateDeskPage } from '../affiliate-desk/affiliate-desk-page.tsx';
import { AffiliatesPage } from './affiliates-page.tsx';

const base = '/api/user/affiliates';
const desk = '/api/members/affiliate-desk';
const today = new Date().toISOString().slice(0, 10);

const info: AffiliateInfo = {
  id: 7,
  username: 'ann',
  link: 'https://videos.example.com/?ref=ann',
  percent: 50,
  total: 145.5,
  holding: 29.5,
  unpaid: 66,
  paid: 50,
  in_review: 0,
  in_transfer: 0,
  final_date: '2026-04-01T00:00:00Z',
  signups: 12,
  upgrades: 4,
  promotions: [{ name: 'newsletter', total: 95.5 }],
  vouchers: [
    { code: 'GIFT-AAAA-BBBB', used: false },
    { code: 'GIFT-CCCC-DDDD', used: true },
  ],
  held_reason: null,
};
const settings = {
  refer3: false,
  disable_trial: false,
  email: { list: true, signup: true, payment: true, daily: false, monthly: true },
  url: { signup_bonus: '', paid_bonus: '' },
};
const item = {
  paypal_email: 'ann@example.com',
  name: 'Ann Lee',
  business_name: 'Lee',
  phone: '+1 555',
  address: 'Street 1',
  city: 'Town',
  state: 'CA',
  zip: '90000',
  country: 'US',
  tax: 'T1',
  website: 'example.com',
  verified: false,
  manual: false,
  note: '',
};
const partners = '<h2>How it works</h2><p>Share <b>it</b>.</p><pre>Try it: {link}</pre>';

const refusal = (error: string, code: string, status: number) =>
  Response.json({ error }, { status, headers: { 'x-error-code': code } });

/** A server with an affiliate; what is given answers in place of the usual. */
const answers = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    [`${base}/dashboard/info`]: () => info,
    [`${base}/dashboard/settings/load`]: () => settings,
    [`${base}/graphs/earning`]: () => [
      { day: today, count: 29.5 },
      { day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), count: -10 },
    ],
    [`${base}/graphs/signups`]: () => [],
    [`${base}/graphs/traffic`]: () => [{ day: today, count: 40 }],
    [`${base}/payout/load`]: () => item,
    [`${base}/payout/transfers`]: () => ({ transfers: [] }),
    [`${base}/payout/verification`]: () => ({ service: null }),
    '/jv': () => new Response(partners),
    ...more,
  });

const open = (screen = <AffiliatesPage />) =>
  renderComponent(
    <DialogHost>
      {screen}
      <ToastHost />
    </DialogHost>,
  );

it('offers to join to whoever has not, and shows the dashboard then', async () => {
  let hasJoined = false;
  const member = { id: 7 } as User;
  sessionStore.set({ status: 'known', user: member });
  const asked = answers({
    '/api/user/info': () => ({ type: 'user', user: { ...member, affiliate: hasJoined } }),
    [`${base}/join`]: () => {
      hasJoined = true;
      return info;
    },
  });
  open();
  const join = page.getByRole('button', { name: 'Become an affiliate' });
  await expect.element(join).toBeVisible();
  // Nothing is asked for that would only be refused.
  expect(asked.map(({ path }) => path)).not.toContain(`${base}/dashboard/info`);
  await join.click();
  await expect.element(page.getByText('$145.50')).toBeVisible();
  sessionStore.set({ status: 'unknown' });
});

it('says before anybody begins that prices in another currency earn nothing by themselves', async () => {
  const prices = [{ plan: 'pro', every: 'month', amount_cents: 2900, currency: 'EUR' }];
  answers({
    [`${base}/dashboard/info`]: () =>
      refusal('This page is for affiliates.', 'affiliate-required', 403),
    '/api/billing/prices': () => ({ takes_payments: true, adds_tax: false, prices }),
  });
  open();
  await expect.element(page.getByText('Plans are paid in EUR here')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Become an affiliate' })).toBeVisible();
});

it('shows how one stands, with refunds below zero and the partner page with the own link', async () => {
  answers();
  open();
  await expect.element(page.getByText('$145.50')).toBeVisible();
  await expect.element(page.getByText('Final by 1 April 2026')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /-\$10\.00/ })).toBeInTheDocument();
  await expect.element(page.getByText('$19.50')).toBeVisible();
  await expect.element(page.getByText('Try it: https://videos.example.com/?ref=ann')).toBeVisible();
  await expectAccessible();
});

it('says what of the money on hold is looked at first, which no day makes final', async () => {
  answers({ [`${base}/dashboard/info`]: () => ({ ...info, in_review: 14.5 }) });
  open();
  await expect
    .element(page.getByText('Final by 1 April 2026. $14.50 is being reviewed'))
    .toBeVisible();
});

it('says so when it cannot be loaded', async () => {
  answers({ [`${base}/dashboard/info`]: () => refusal('Gone.', 'not-found', 500) });
  open();
  await expect.element(page.getByText('We couldn’t load your dashboard')).toBeVisible();
});

it('has no way to money while nothing is unpaid', async () => {
  answers({ [`${base}/dashboard/info`]: () => ({ ...info, unpaid: 0 }) });
  open();
  await expect.element(page.getByRole('button', { name: 'Get paid' })).toBeDisabled();
});

it('saves settings by themselves, and puts them back when that fails', async () => {
  let works = true;
  const asked = answers({
    [`${base}/dashboard/settings/update`]: () =>
      works ? { type: 'msg', msg: 'Settings saved' } : refusal('No.', 'not-found', 500),
  });
  open();
  const daily = page.getByRole('switch', { name: 'A daily summary' });
  await daily.click();
  await expect.element(daily).toBeChecked();
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith('/update'))?.body)
    .toEqual({ settings: { ...settings, email: { ...settings.email, daily: true } } });
  works = false;
  await daily.click();
  await expect.element(daily).toBeChecked();
});

it('ends in the last state however quickly settings are changed, one save at a time', async () => {
  const answered: (() => void)[] = [];
  const asked = answers({
    [`${base}/dashboard/settings/update`]: () =>
      new Promise((resolve) => {
        answered.push(() => resolve({ type: 'msg', msg: 'Settings saved' }));
      }),
  });
  const saves = () => asked.filter(({ path }) => path.endsWith('/update'));
  open();
  const daily = page.getByRole('switch', { name: 'A daily summary' });
  await daily.click();
  await expect.poll(() => saves().length).toBe(1);
  await daily.click();
  await page.getByRole('switch', { name: /invited to become affiliates/ }).click();
  await daily.click();
  const bonus = page.getByRole('textbox', { name: 'Find my bonus here once they’ve paid' });
  await bonus.fill('nonsense');
  await daily.click();
  await expect.element(page.getByText(/Please write a web address/)).toBeVisible();
  await bonus.fill('https://bonus.example/x');
  await daily.click();
  expect(saves()).toHaveLength(1);
  answered.shift()?.();
  await expect.poll(() => saves().length).toBe(2);
  answered.shift()?.();
  expect(saves().map(({ body }) => body)).toEqual([
    { settings: { ...settings, email: { ...settings.email, daily: true } } },
    {
      settings: {
        ...settings,
        refer3: true,
        email: { ...settings.email, daily: true },
        url: { ...settings.url, paid_bonus: 'https://bonus.example/x' },
      },
    },
  ]);
});

it('makes a film with the affiliate’s link a project of theirs, and banners to download', async () => {
  const asked = answers({
    // Refused, so that the page of the test stays.
    '/api/user/projects/save': () => refusal('No room.', 'not-found', 507),
  });
  open();
  await expect.element(page.getByRole('img', { name: 'Leaderboard, 728 × 90' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect.element(page.getByText('No room.')).toBeVisible();
  const sent = asked.find(({ path }) => path.endsWith('/projects/save'))?.body as {
    category: string;
    data_json: string;
  };
  expect(sent.category).toBe('affiliate-video');
  const { publish, frames, maxIndex } = JSON.parse(sent.data_json);
  expect(publish.description).toContain('https://videos.example.com/?ref=ann');
  expect(frames.length).toBeGreaterThan(8);
  expect(maxIndex).toBe(11);
});

it('changes the username only with a right one and the agreement', async () => {
  const asked = answers({
    [`${base}/dashboard/change-username`]: () =>
      refusal('This username is taken. Please choose another one.', 'username-taken', 409),
  });
  open();
  await page.getByRole('button', { name: 'Change it' }).click();
  const name = page.getByRole('textbox', { name: 'Username' });
  const save = page.getByRole('button', { name: 'Change my link' });
  for (const [typed, sentence] of [
    ['an', 'Username must be at least 3 characters'],
    ['1ann', 'Username must start with A-Z'],
    ['ann_lee', 'Username must be alphanumeric (only letters, digits and dashes)'],
    ['ann-', 'Dash must be followed by a character'],
  ] as const) {
    await name.fill(typed);
    await save.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  await expect.element(page.getByText('Please agree to this first')).toBeVisible();
  await name.fill('bob');
  await page.getByRole('checkbox').click();
  await save.click();
  await expect.element(page.getByText(/This username is taken/)).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('change-username'))).toHaveLength(1);
});

it('leads to one’s money over information, verification by phone and transfer', async () => {
  let known = item;
  let transfers: object[] = [];
  const asked = answers({
    [`${base}/payout/load`]: () => known,
    [`${base}/payout/transfers`]: () => ({ transfers }),
    [`${base}/payout/save`]: () => ({ type: 'msg', msg: 'Payout information saved' }),
    [`${base}/payout/manual-verify`]: () => {
      known = { ...item, manual: true };
      return { type: 'msg', msg: 'We will call you.' };
    },
    [`${base}/payout/transfer`]: () => {
      transfers = [
        {
          id: 'x',
          amount: 66,
          state: 'requested',
          unclaimed: false,
          note: '',
          requested_at: new Date().toISOString(),
          settled_at: null,
        },
      ];
      return { type: 'msg', msg: 'On its way' };
    },
  });
  open();
  await page.getByRole('button', { name: 'Get paid' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const tax = page.getByRole('textbox', { name: 'Tax number' });
  await tax.fill('');
  await next.click();
  await expect.element(page.getByText(/Tax number is required/)).toBeVisible();
  await tax.fill('T1');
  await expectAccessible();
  await next.click();
  await next.click();
  await expect
    .element(
      page.getByText('Please click "Start verification" button to complete account verification'),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Start verification' }).click();
  await expect.element(page.getByText(/We will call you at \+1 555/)).toBeVisible();
  known = { ...item, verified: true };
  await page.getByRole('button', { name: 'Back' }).click();
  await next.click();
  await next.click();
  const amount = page.getByRole('textbox', { name: 'Amount in USD' });
  await amount.fill('4');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.element(page.getByText('Minimum payout is 5 USD')).toBeVisible();
  await amount.fill('66');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.element(page.getByText('Your transfer is in progress')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/transfer'))).toEqual([
    { path: `${base}/payout/transfer`, body: { earnings: 66 } },
  ]);
});

describe('getting paid begins where one was', () => {
  it.each([
    ['at the transfer, once verified', { verified: true }, 'Transfer your money'],
    ['at the verification, while somebody is to call', { manual: true }, 'Verify your account'],
  ])('%s', async (_, known, title) => {
    answers({ [`${base}/payout/load`]: () => ({ ...item, ...known }) });
    open();
    await page.getByRole('button', { name: 'Get paid' }).click();
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  });

  it('back from an identity check that did not pass', async () => {
    history.replaceState(null, '', `${location.pathname}?verified=no`);
    const service = {
      script_url: 'https://persona.example/script.js',
      integrity: '',
      template_id: 'tmpl',
      environment_id: '',
      reference_id: 'member-7',
    };
    answers({
      [`${base}/payout/load`]: () => ({ ...item, manual: true, note: 'The papers say "Bob Ray"' }),
      [`${base}/payout/verification`]: () => ({ service }),
    });
    open();
    await expect
      .element(page.getByText(/The papers say "Bob Ray"\. We will call you at \+1 555/))
      .toBeVisible();
    // Nobody has to wait for the call who can show their papers after all.
    await expect.element(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  });
});

it('the owner ticks transfers off, decides what was held, and verifies', async () => {
  const asked = answers({
    [desk]: () => ({
      affiliates: [
        {
          ...info,
          name: 'Ann Lee',
          email: 'ann@example.com',
          wants_news: true,
          identity: 'asked',
          identity_note: 'The papers say "Bob Ray", the payout information "Ann Lee"',
          profile: {
            name: 'Ann Lee',
            business_name: 'Lee',
            country: 'US',
            phone: '+1 555',
            paypal_email: 'ann@example.com',
          },
          bonuses: ['https://bonus.example/x'],
        },
      ],
      affiliates_total: 41,
      page_size: 20,
      payouts: [
        {
          id: '0d9c6a5e-0000-4000-8000-000000000001',
          username: 'ann',
          name: 'Ann Lee',
          paypal_email: 'ann@example.com',
          amount: 66,
          requested_at: new Date().toISOString(),
          by: 'operator',
          progress: '',
          trouble: null,
          may_be_sent: false,
        },
        {
          id: '0d9c6a5e-0000-4000-8000-000000000002',
          username: 'ben',
          name: 'Ben Ray',
          paypal_email: 'ben@example.com',
          amount: 12,
          requested_at: new Date().toISOString(),
          by: 'paypal',
          progress: '',
          trouble: 'PayPal: Sender does not have sufficient funds.',
          may_be_sent: true,
        },
        {
          id: '0d9c6a5e-0000-4000-8000-000000000003',
          username: 'cid',
          name: 'Cid Moe',
          paypal_email: 'cid@example.com',
          amount: 9,
          requested_at: new Date().toISOString(),
          by: 'paypal',
          progress: 'UNCLAIMED',
          trouble: null,
          may_be_sent: false,
        },
      ],
      holds: [
        {
          id: 3,
          username: 'ann',
          reason: 'Signed up in a browser that the affiliate uses',
          amount: 14.5,
          payer: 'zoe@example.com',
          paid: 29,
          paid_at: '2026-03-01T12:00:00Z',
        },
      ],
    }),
    [`${desk}/payout`]: () => ({ type: 'msg', msg: 'Checked off as sent' }),
    [`${desk}/payout-by-hand`]: () => ({ type: 'msg', msg: 'It is yours to send now' }),
    [`${desk}/commission`]: () => ({ type: 'msg', msg: 'Commission approved' }),
    [`${desk}/affiliate`]: () => ({ type: 'msg', msg: 'Saved' }),
  });
  open(<AffiliateDeskPage />);
  await expect.element(page.getByText(/Says to be Ann Lee \(Lee\), United States/)).toBeVisible();
  await expect.element(page.getByText(/The papers say "Bob Ray"/)).toBeVisible();
  await expect.element(page.getByText('With PayPal · waiting to be claimed')).toBeVisible();
  await expect.element(page.getByText('zoe@example.com paid $29.00 on 1 March 2026')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Addresses for news' }))
    .toHaveAttribute('href', `${desk}/news.csv`);
  await page.getByRole('button', { name: 'Send it by hand' }).click();
  // An earlier try was not answered: somebody has to look there first.
  await page.getByRole('button', { name: 'PayPal didn’t send it' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('button', { name: 'Yes, I sent it' }).click();
  await page.getByRole('button', { name: 'Approve $14.50 for ann' }).click();
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  await expect
    .poll(() => asked.filter(({ body }) => body).map(({ path, body }) => [path, body]))
    .toEqual([
      [`${desk}/payout-by-hand`, { id: '0d9c6a5e-0000-4000-8000-000000000002', looked: true }],
      [`${desk}/payout`, { id: '0d9c6a5e-0000-4000-8000-000000000001', paid: true }],
      [`${desk}/commission`, { id: 3, approve: true }],
      [`${desk}/affiliate`, { id: 7, verified: true }],
    ]);
  await expectAccessible();
});
