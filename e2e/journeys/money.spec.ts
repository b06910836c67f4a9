import type { Page } from '@playwright/test';
import { letDaysPass } from '../../apps/server/test/let-days-pass.ts';
import {
  startStripe,
  type TestStripe,
} from '../../apps/server/test/stripe-stand-in/start-stripe.ts';
import { startPaypal, type TestPaypal } from '../../apps/server/test/test-paypal.ts';
import { startPersona, type TestPersona } from '../../apps/server/test/test-persona.ts';
import { startedMs, startOwnProduct } from './own-product.ts';
import { newEmail, password, signUpOwner, signUpVerified } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectToast } from './toasts.ts';

// An installation that takes money: all others go by their owner's word.
let stripe: TestStripe;
let paypal: TestPaypal;
let persona: TestPersona;
let product: Awaited<ReturnType<typeof startOwnProduct>>;

// Whoever has not joined is refused the dashboard, and asked to join.
test.use({ allowRefusals: true });

test.beforeAll(async () => {
  test.setTimeout(startedMs + 30_000);
  stripe = await startStripe();
  [paypal, persona] = [await startPaypal(), await startPersona()];
  product = await startOwnProduct(async () => ({
    ...stripe.settings,
    ...paypal.settings,
    ...persona.settings,
  }));
  stripe.deliverTo(`${product.address}/api/payments/stripe`);
});

test.afterAll(async () => {
  await product?.close();
  await Promise.all([stripe?.close(), paypal?.close(), persona?.close()]);
});

test('a stranger follows an affiliate’s link and pays, 36 days later the money is paid out, and a refund takes it back', async ({
  page,
}) => {
  test.slow();
  const { address, dataDir } = product;
  await signUpOwner(page, 'owner', dataDir);
  const asOwner = await keepSession(page);
  await signUpVerified(page, 'ann', dataDir);
  const asAffiliate = await keepSession(page);

  await page.goto(`${address}/members.html#/affiliates`);
  await page.getByRole('button', { name: 'Become an affiliate' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  expect(link).toContain(`${address}/?ref=`);

  // Somebody else, in a browser of their own.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(`${address}/`);
  await page.goto(`${address}/pricing`);
  await expect(page.getByText('$29 a month')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Get Pro' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('stranger'));
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Pro, paid monthly' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('You are on Pro now.')).toBeVisible();
  await expect(page.getByText(/Paid monthly\. Renews on/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download invoice RW-/ })).toBeVisible();
  await expectAccessible(page);

  await asAffiliate('affiliates');
  await expectFigure(page, 'On hold', '$14.50');
  await expectFigure(page, 'Sign-ups', '1');
  await expectFigure(page, 'Upgrades', '1');
  await expect(page.getByRole('button', { name: 'Get paid' })).toBeDisabled();

  await letDaysPass(dataDir, 36);
  await page.reload();
  await expectFigure(page, 'Unpaid', '$14.50');
  await page.getByRole('button', { name: 'Get paid' }).click();
  const money = page.getByRole('dialog');
  await money.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann Lee');
  const given = ['Business name', 'Phone', 'Address', 'City', 'State', 'Zip', 'Tax number'];
  for (const label of [...given, 'Website']) {
    await money.getByRole('textbox', { name: label, exact: true }).fill(`${label} of Ann`);
  }
  await money.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await money.getByRole('button', { name: 'Next' }).click();
  await money.getByRole('button', { name: 'Next' }).click();
  await expectToast(
    page,
    'Please click "Start verification" button to complete account verification',
  );
  // The papers are shown to Persona; whoever thinks better of it may come back to it.
  const papers = page.frameLocator('iframe[title="Persona"]');
  await money.getByRole('button', { name: 'Start verification' }).click();
  await papers.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Not verified yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await papers.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await papers.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await papers.getByRole('button', { name: 'Send photo' }).click();
  await expectToast(page, 'Your account is verified');

  // PayPal sends the first part by itself.
  paypal.firstStatus = 'SUCCESS';
  await askFor(page, '4');
  await expect(money.getByText('Minimum payout is 5 USD')).toBeVisible();
  await askFor(page, '5');
  await expect(money.getByText('Your transfer is in progress')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expectFigure(page, 'Paid out', '$5.00', 2_000);
  }).toPass();
  expect(paypal.batches.map(({ value }) => value)).toEqual(['5.00']);

  // For the rest it has too little money, and the owner sends it by hand.
  const json = { name: 'INSUFFICIENT_FUNDS', message: 'Sender does not have sufficient funds.' };
  // It is tried again every ten minutes, which may be now.
  paypal.mishaps.push({ status: 422, json }, { status: 422, json });
  await page.getByRole('button', { name: 'Get paid' }).click();
  await askFor(page, '9.50');
  await expect(money.getByText('Your transfer is in progress')).toBeVisible();
  await expect(async () => {
    await asOwner('affiliate-desk');
    await expect(page.getByText('Sender does not have sufficient funds.')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Send it by hand' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('button', { name: 'Yes, I sent it' }).click();
  await expectToast(page, 'Checked off as sent');

  const [charge] = stripe.ledger.charges.values();
  if (!charge) throw new Error('Nothing was paid.');
  stripe.ledger.refund(charge.id, charge.amount);
  // The stand-in tells of it while we look already.
  await expect(async () => {
    await asAffiliate('affiliates');
    await expectFigure(page, 'Unpaid', '-$14.50', 2_000);
  }).toPass();
  await expectFigure(page, 'Paid out', '$14.50');
  await expectFigure(page, 'Earned in total', '$0.00');
  await expect(page.getByRole('row', { name: /-\$14\.50/ })).toBeAttached();
  await expect(page.getByText(/· Sent/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Get paid' })).toBeDisabled();
});

/** In the last step of getting paid: on to it, the amount, and off it goes. */
async function askFor(page: Page, dollars: string): Promise<void> {
  const money = page.getByRole('dialog');
  const amount = money.getByRole('textbox', { name: 'Amount in USD' });
  const next = money.getByRole('button', { name: 'Next' });
  await expect(amount.or(next)).toBeVisible();
  if (await next.isVisible()) await next.click();
  await amount.fill(dollars);
  await money.getByRole('button', { name: 'Transfer' }).click();
}

/** Whoever is signed in now; called, they are signed in again, in a browser that is theirs alone, and open a page. */
async function keepSession(page: Page): Promise<(hash: string) => Promise<void>> {
  const cookies = await page.context().cookies(product.address);
  return async (hash) => {
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    // From one page of the members to the next nothing would be loaded anew.
    await page.goto('about:blank');
    await page.goto(`${product.address}/members.html#/${hash}`);
  };
}

async function expectFigure(page: Page, label: string, figure: string, timeout = 60_000) {
  const card = page.locator('dl > div').filter({ hasText: label });
  await expect(card.getByText(figure, { exact: true })).toBeVisible({ timeout });
}
