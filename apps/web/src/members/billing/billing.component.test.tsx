import type { Billing, User } from '@reelwright/contract';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BillingPopup } from '../../account/billing-popup.tsx';
import { sessionStore } from '../../account/session-store.ts';
import { PlanCards } from '../../pricing/plan-cards.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { BillingPage } from './billing-page.tsx';

const base = '/api/user/billing';
const prices = {
  takes_payments: true,
  adds_tax: true,
  prices: [
    { plan: 'pro' as const, every: 'month' as const, amount_cents: 2900, currency: 'USD' },
    { plan: 'pro' as const, every: 'year' as const, amount_cents: 29_000, currency: 'USD' },
    { plan: 'business' as const, every: 'month' as const, amount_cents: 9900, currency: 'USD' },
  ],
};
const noGifts = {
  from: null,
  signup_bonus: '',
  paid_bonus: '',
  discount: 0,
  voucher: '',
  invites: false,
};
const free: Billing = {
  takes_payments: true,
  plan: null,
  until: null,
  subscription: null,
  invoices: [],
};
const running: Billing = {
  ...free,
  plan: 'pro',
  until: '2027-01-19T00:00:00Z',
  subscription: {
    plan: 'pro',
    every: 'month',
    state: 'active',
    period_end: '2027-01-18T00:00:00Z',
    is_ending: false,
  },
  invoices: [
    {
      number: 'RW-2026-0002',
      issued_at: '2026-12-18T00:00:00Z',
      plan: 'pro',
      amount_cents: 2900,
      tax_cents: 0,
      refunded_cents: 2900,
      currency: 'USD',
    },
    {
      number: 'RW-2026-0001',
      issued_at: '2026-11-18T00:00:00Z',
      plan: 'pro',
      amount_cents: 1900,
      tax_cents: 0,
      refunded_cents: 0,
      currency: 'USD',
    },
  ],
};
const ending: Billing = {
  ...running,
  subscription: running.subscription && { ...running.subscription, is_ending: true },
};
const unpaid: Billing = {
  ...running,
  until: '2027-01-25T00:00:00Z',
  subscription: running.subscription && { ...running.subscription, state: 'unpaid' },
};

/** Somebody signed in, with just what these screens read of them. */
function signIn({ plan, until }: Pick<Billing, 'plan' | 'until'>): User {
  const limits = { maxProjects: 2000 };
  const access = { paid: plan !== null, owner: false, until, limits };
  const user = { id: 7, guest: false, plan, expired: false, access } as unknown as User;
  sessionStore.set({ status: 'known', user });
  return user;
}

function open(
  billing: Billing,
  at = '/billing',
  more: Parameters<typeof answerCalls>[0] = {},
  search = '',
) {
  const user = signIn(billing);
  const asked = answerCalls({
    [base]: () => billing,
    '/api/billing/prices': () => prices,
    '/api/user/affiliates/gifts': () => noGifts,
    '/api/user/info': () => ({ user }),
    ...more,
  });
  renderComponent(
    <DialogHost>
      <BillingPage search={search} />
      <ToastHost />
    </DialogHost>,
    { at },
  );
  return asked;
}

const refusal = (error: string, code: string, status: number) =>
  Response.json({ error }, { status, headers: { 'x-error-code': code } });
const order = '/billing?plan=pro&every=month';

afterEach(() => sessionStore.set({ status: 'unknown' }));

it('takes a gift off the first payment, and leads to the page to pay on', async () => {
  const asked = open(free, order, {
    '/api/user/affiliates/gifts': () => ({
      ...noGifts,
      from: 'ann',
      discount: 10,
      voucher: 'GIFT-AAAA-BBBB',
    }),
    [`${base}/checkout`]: () => ({ address: '#paying' }),
  });
  await expect.element(page.getByText('A gift from ann, once')).toBeVisible();
  await expect.element(page.getByText('$19')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(() => location.hash).toBe('#paying');
  expect(asked.at(-1)?.body).toEqual({ plan: 'pro', every: 'month', voucher: 'GIFT-AAAA-BBBB' });
});

it('says beside the voucher that it is none, and keeps what was typed', async () => {
  open(free, order, {
    [`${base}/checkout`]: () =>
      refusal('That voucher has already been used.', 'voucher-invalid', 400),
  });
  const voucher = page.getByRole('textbox', { name: 'Gift voucher, if you have one' });
  await voucher.fill('GIFT-NONE');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(page.getByText('That voucher has already been used.')).toBeVisible();
  await expect.element(voucher).toHaveValue('GIFT-NONE');
  await expect.element(voucher).toHaveAccessibleDescription(/has already been used/);
});

it('says thank you once the payment is confirmed, however long the service takes', async () => {
  let asks = 0;
  open(
    free,
    '/billing',
    {
      [`${base}/confirm`]: () => {
        asks += 1;
        return asks < 2 ? free : running;
      },
    },
    '?paid=cs_1',
  );
  await expect.element(page.getByText(/waiting for your payment to be confirmed/)).toBeVisible();
  await expect.element(page.getByText('You are on Pro now.')).toBeVisible();
});

it('shows what the new plan has as soon as it is paid', async () => {
  let isPaid = false;
  const minutes = (max_minutes: number) => ({ used_seconds: 90, max_minutes });
  open(
    free,
    '/billing',
    {
      [`${base}/confirm`]: () => {
        isPaid = true;
        return running;
      },
      '/api/members/video-minutes': () => minutes(isPaid ? 120 : 10),
      '/api/members/tts/minutes': () => minutes(20),
      '/api/members/transcribe': () => ({ limit: 60, remaining: 60 }),
      '/api/members/storage/list': () => ({ used_bytes: 0, max_bytes: 2e9 }),
      '/api/user/projects/list': () => ({ $meta: { items_total: 1200 } }),
    },
    '?paid=cs_1',
  );
  await expect.element(page.getByText('1,200 of 2,000 · 800 left')).toBeVisible();
  await expect.element(page.getByText('1:30 of 120 min · 1:58:30 left')).toBeVisible();
});

it('cancels after asking, keeps the plan to its end, and lets it go on after all', async () => {
  const asked = open(running, '/billing', {
    [`${base}/ending`]: ({ body }) =>
      (body as { is_ending: boolean }).is_ending ? ending : running,
  });
  await expect.element(page.getByText('Paid monthly. Renews on 18 January 2027.')).toBeVisible();
  await expect.element(page.getByText('$29 refunded')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect.element(page.getByText(/You keep Pro until 18 January 2027/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect.element(page.getByText('Ends on 18 January 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect.element(page.getByText('Paid monthly. Renews on 18 January 2027.')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/ending'))).toHaveLength(2);
});

it('says until when a plan goes on whose card was declined, and leads to another card', async () => {
  open(unpaid, '/billing', { [`${base}/portal`]: () => ({ address: '#card' }) });
  await expect.element(page.getByText(/Your plan ends on 25 January 2027 unless/)).toBeVisible();
  await page.getByRole('button', { name: 'Update card' }).click();
  await expect.poll(() => location.hash).toBe('#card');
});

it('says what a change costs, and leaves the plan as it is when the card is declined', async () => {
  let works = false;
  open(running, '/billing?plan=business&every=month', {
    [`${base}/change-cost`]: () => ({ amount_cents: 7150, currency: 'USD' }),
    [`${base}/change`]: () =>
      works ? running : refusal('Your card was declined.', 'card-declined', 402),
  });
  await expect.element(page.getByText('Change to Business, paid monthly')).toBeVisible();
  await expect.element(page.getByText('$71.50')).toBeVisible();
  const accept = page.getByRole('button', { name: 'Change plan' });
  await accept.click();
  await expect.element(page.getByText(/Your card was declined/)).toBeVisible();
  works = true;
  await accept.click();
  await expect.element(page.getByText(/You are on Business now/)).toBeVisible();
  await expect.element(page.getByText('Change to Business, paid monthly')).not.toBeInTheDocument();
});

it('says so when it cannot be loaded', async () => {
  open(free, '/billing', { [base]: () => refusal('Gone.', 'not-found', 500) });
  await expect.element(page.getByText('We couldn’t load your billing')).toBeVisible();
});

it('the popup says how a plan goes on, and what to do when its card was declined', async () => {
  signIn(unpaid);
  answerCalls({ [base]: () => unpaid });
  renderComponent(<BillingPopup />);
  await expect.element(page.getByRole('button', { name: 'Update card' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Payments and card' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download invoices' })).toBeVisible();
});

it('plans show what they cost each month or year, and lead to where they are paid', async () => {
  renderComponent(<PlanCards prices={prices} visitor={{ state: 'stranger' }} />);
  await expect.element(page.getByText('$29 a month, plus tax')).toBeVisible();
  await page.getByRole('radio', { name: /Yearly/ }).click({ force: true });
  await expect.element(page.getByText('$290 a year, plus tax')).toBeVisible();
  await expect.element(page.getByText('$99 a month, plus tax')).toBeVisible();
  const link = page.getByRole('link', { name: 'Get Pro' });
  await expect.element(link).toHaveAttribute('href', '/members.html#/billing?plan=pro&every=year');
});
