import { answer } from './answer.ts';
import { openMenu, signUpVerified } from './people.ts';
import { showAs } from './pretend.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectToast } from './toasts.ts';

test('a member gets around by palette, shortcuts and links, and keeps the project in the address', async ({
  page,
}) => {
  await signUpVerified(page, 'around');
  await page.goto('/members.html?pid=12#/create');
  await page.getByRole('heading', { name: 'What would you like to make?' }).waitFor();
  // Typed in one go: no letter is lost while the palette is on its way.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('proj');
  const search = page.getByRole('combobox', { name: 'Search for a page or an action' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('proj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\.html\?pid=12#\/projects$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search).toBeFocused();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(search).toBeHidden();

  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Search your videos');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('search videos..')).toBeFocused();
  await page.keyboard.type('coffee?');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all videos' }).click();
  await page.getByRole('link', { name: 'Create new video' }).click();
  await expect(page).toHaveURL(/#\/create$/);
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page).toHaveURL(/\/members\.html\?pid=12#\/projects$/);
});

test('reports are sent, by a hidden chord and when something goes wrong, and another version offers an update', async ({
  page,
}) => {
  await answer(page, '*/api/members/version*', { body: '9.9.9' });
  await page.goto('/members.html');
  await page.getByRole('heading', { name: 'Welcome to Reelwright' }).waitFor();
  await page.keyboard.press('Control+Alt+Shift+D');
  await expect(page.getByText('The error report was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();

  const report = page.waitForRequest(
    (request) =>
      request.url().includes('/api/members/error-log') &&
      (request.postData() ?? '').includes('Ouch'),
  );
  await page.evaluate(() => {
    dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', {
        promise: Promise.resolve(),
        reason: new Error('Ouch'),
      }),
    );
  });
  await report;
  await expectToast(page, 'Something went wrong, and we’ve been notified.');

  const update = page.getByRole('button', { name: /^Update to v9\.9\.9 \(from v\d+\.\d+\.\d+\)$/ });
  await update.click();
  await expect(page.getByRole('dialog')).toContainText('CTRL+SHIFT+DEL');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
});

test('an account that has run out is led to the plans', async ({ page }) => {
  await showAs(page, { plan: 'pro', expired: true });
  await answer(page, '*/pricing', { body: 'plans' });
  const noted = page.waitForRequest(/\/api\/user\/activity\?name=alert_expired$/);
  await page.goto('/members.html');
  const dialog = page.getByRole('dialog', { name: 'Account expired' });
  await expect(dialog).toContainText(
    'Your account has expired. Please upgrade your account to continue.',
  );
  await expect(dialog.getByRole('button', { name: 'Get full access' })).toBeVisible();
  await noted;
  // However it is closed.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/pricing$/);
});

test('billing leads a free account to the upgrade and a paid one to its plan and invoices', async ({
  page,
}) => {
  await showAs(page, { plan: null });
  await page.goto('/members.html');
  await openMenu(page, 'Billing');
  const dialog = page.getByRole('dialog', { name: 'Billing settings' });
  await expect(dialog).toContainText('Account PlanFree');
  await expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/upgrade.html',
  );

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();

  await showAs(page, { plan: 'pro' });
  await page.reload();
  await openMenu(page, 'Billing');
  await expect(dialog).toContainText('Account PlanPro');
  await expect(dialog.getByRole('link', { name: 'Download invoices' })).toHaveAttribute(
    'href',
    '/api/user/billing/invoices',
  );
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  const links = page.getByRole('menuitem');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/pricing',
    '/support?subject=change+plan',
    '/support?subject=close+account',
  ]);
});

test('on a phone everything is within reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await signUpVerified(page, 'phone');
  await page.goto('/members.html');
  await page
    .getByRole('navigation', { name: 'Quick' })
    .getByRole('link', { name: 'Projects' })
    .click();
  await expect(page.getByRole('heading', { name: 'Make your first video' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Screens are held to be accessible at their widest; this is the frame around the narrow ones.
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade' })).toBeVisible();
  await expectAccessible(page);
});
