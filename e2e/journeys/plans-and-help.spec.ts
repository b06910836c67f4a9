import { answer } from './answer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('somebody who wants a plan gets from the pricing page to a sent message', async ({ page }) => {
  await page.goto('/upgrade.html');
  await expect(page.getByRole('heading', { name: 'Compare the plans' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Lines of an article 35 lines no limit no limit/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Your own watermark no yes yes/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for Pro' }).click();

  await expect(page).toHaveURL(/\/support\?subject=change\+plan$/);
  await expect(page.getByLabel('Subject')).toHaveValue('Change plan');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();

  await page.getByLabel('Your name').fill('Ann Other');
  await page.getByLabel('Your email').fill('ann.other@example.com');
  await page.getByLabel('Message').fill('I would like the Pro plan, please.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await expectAccessible(page);
});

test('what was typed stays when a message cannot be sent', async ({ page }) => {
  await answer(page, '*/api/support', { status: 200, body: 'the page of a hotel network, say' });
  await page.goto('/support');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Your email').fill('ann@example.com');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Message').fill('This took me a long time to write.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here');
  await expect(page.getByLabel('Message')).toHaveValue('This took me a long time to write.');
});

test.describe('after several messages', () => {
  test.use({ allowRefusals: true });

  test('the browser proves itself and the message arrives', async ({ page }) => {
    // A busy machine takes its time over the puzzle.
    test.slow();
    const data = { name: 'Ann', email: 'often@example.com', subject: 'Hello', message: 'Again' };
    for (let message = 0; message < 4; message += 1)
      await page.request.post('/api/support', { data });
    await page.goto('/support');
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Your email').fill('often@example.com');
    await page.getByLabel('Subject').fill('Hello');
    await page.getByLabel('Message').fill('One more question.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('dialog', { name: 'Captcha verification' })).toBeVisible();
    await expect(page.getByText('Your message has arrived')).toBeVisible({ timeout: 60_000 });
  });
});

test('a guide is found, read and followed to the next one', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('link', { name: /^Video sales letters/ }).click();
  await expect(page).toHaveURL(/\/support\/video-sales-letters$/);
  await expect(page).toHaveTitle('Video sales letters · Reelwright');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Styles of a slide' })
    .click();
  await expect(page.getByRole('heading', { name: 'Styles of a slide' })).toBeInViewport();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/support\/podcast-to-video$/);
});

test('every help page fits a narrow screen, and can be read by everyone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const looked = new Set(['/docs/limits', '/docs/mask', '/support/getting-started']);
  const addresses = new Set<string>();
  for (const index of ['/support/getting-started', '/docs']) {
    const text = await (await request.get(index)).text();
    for (const [, address = ''] of text.matchAll(/href="(\/(?:support|docs)\/[a-z0-9-]+)"/g)) {
      addresses.add(address);
    }
  }
  expect(addresses.size).toBeGreaterThanOrEqual(17);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (!looked.delete(address)) continue;
    await expect(page.getByRole('link', { name: 'Start creating' })).toBeVisible();
    await expectAccessible(page);
  }
  expect(looked.size).toBe(0);
});

test('a help page can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs/mask');
  await expect(page.getByRole('heading', { name: 'Make your own mask' })).toBeVisible();
  await context.close();
});

test('an unknown help page is not found', async ({ request }) => {
  for (const address of ['/support/no-such-guide', '/docs/no-such-page', '/docs/index']) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    expect(reply.status()).toBe(404);
  }
});

test('the pages of plans and help are as closed as all others', async ({ request }) => {
  for (const address of ['/pricing', '/support', '/support/podcast-to-video', '/docs']) {
    const reply = await request.get(address);
    const policy = reply.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(await reply.text()).not.toContain('__CSP_NONCE__');
  }
});
