import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

test('what is typed by hand, and an unknown route in the members page, lead to Create', async ({
  page,
}) => {
  for (const address of ['/create', '/members.html#/no/such/place']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/members\.html#\/create$/);
  }
});

const dark = 'rgb(17, 18, 23)';
const light = 'rgb(255, 255, 255)';
const expectGround = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

test('a newcomer walks the front page by keyboard, chooses dark colours, and gets into the product with them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page).toHaveTitle(/Reelwright/);
  // A key pressed before there is anything to walk to leads nowhere.
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expectGround(page, dark);
  await page.getByRole('link', { name: 'Start creating' }).first().click();
  // Nobody is asked for an account first.
  await expect(page.getByRole('heading', { name: 'What would you like to make?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make my video' })).toBeVisible();
  await expectGround(page, dark);
});

test('an open page follows the system, until somebody chooses a scheme', async ({ page }) => {
  for (const address of ['/docs', '/support']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Use dark colors' }).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Use light colors' }).waitFor();
    await expectGround(page, dark);
  }
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expectGround(page, light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, light);
});

test.describe('an address that leads nowhere', () => {
  test('shows a page with a way on', async ({ page, request }) => {
    expect((await request.get('/no-such-page')).status()).toBe(404);
    // The browser itself reports the 404 of the page in its console.
    await page.route('**/no-such-page', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, status: 200 });
    });
    await page.goto('/no-such-page');
    await expect(
      page.getByRole('heading', { name: 'There is nothing at this address' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start creating' }).click();
    await expect(page).toHaveURL(/\/members\.html/);
  });
});

test('the description of the calls opens under its own policy', async ({ page }) => {
  await page.goto('/api/docs/');
  // A long list is drawn as far as it is scrolled to.
  await expect(page.getByText('/healthz')).toBeVisible();
});

test('pages cannot be framed, and every visit gets a fresh nonce', async ({ request }) => {
  const policies = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const reply = await request.get('/members.html');
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await reply.text()).toContain(`nonce="${nonce}"`);
    policies.push(nonce);
  }
  expect(policies[0]).not.toBe(policies[1]);
});
