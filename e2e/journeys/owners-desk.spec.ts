import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOutsideServices } from '../../apps/server/test/test-outside-services.ts';
import { startedMs, startOwnProduct } from './own-product.ts';
import { openMenu, signUpOwner } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { next } from './wizard-steps.ts';

/** A language model that knows one idea about everything, for whoever has its key. */
const model = createServer((request, reply) => {
  const isKnown = request.headers.authorization === 'Bearer right-key';
  const content = JSON.stringify({ ideas: [{ text: '10 best zumbrix wonders', kind: 'top' }] });
  const body =
    request.url === '/v1/models'
      ? { data: [{ id: 'small' }] }
      : { choices: [{ message: { content } }] };
  reply
    .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    .end(JSON.stringify(isKnown ? body : {}));
});

/** The page looks again every ten seconds, and a job is tried three times before it counts as failed. */
const soon = { timeout: 90_000 };

/** A backup cannot be written, because a file lies where its folder should be; without that file it can. */
async function failsAndIsTriedAgain(page: Page, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  await page.getByRole('button', { name: 'Back up now' }).click();
  const again = page.getByRole('button', { name: /^Try again: .*backup/i });
  await expect(again).toBeVisible(soon);
  await expect(page.getByText('It could not be written.')).toBeVisible(soon);
  rmSync(folder);
  await again.click();
  await expectToast(page, 'It’s being tried again');
  await expect(page.getByText(/^backup-.*\.tar\.gz$/)).toBeVisible(soon);
  await expect(again).toBeHidden(soon);
}

test('an owner connects a language model, photos and facts, makes a film of them with its credits, invites somebody, locks them out again, and has a backup made that failed', async ({
  page,
}) => {
  test.setTimeout(startedMs + 360_000);
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  const outside = await startOutsideServices();
  const product = await startOwnProduct(async () => outside.settings);
  const goTo = (path: string) => page.goto(`${product.address}/members.html#/${path}`);
  try {
    await page.goto(product.address);
    await signUpOwner(page, 'desk', product.dataDir);
    await goTo('create');
    await openMenu(page, 'Settings');
    await page.getByRole('button', { name: 'Connect Language model' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}`);
    await page.getByLabel('Key', { exact: true }).fill('wrong-key');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/refused the key/)).toBeVisible();
    await page.getByLabel('Key', { exact: true }).fill('right-key');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/has no model called “gpt-4o-mini”/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Model' }).fill('small');
    await page.getByRole('option', { name: 'small' }).click();
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/10 best zumbrix wonders/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch on', exact: true }).click();
    await expectToast(page, 'Language model is on');
    await expectAccessible(page);
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoSidewaysScroll(page);

    await goTo('listicle-video');
    await page.getByRole('combobox', { name: 'Keyword' }).fill('zumbrix');
    await next(page).click();
    await expect(page.getByRole('radio', { name: '10 best zumbrix wonders' })).toBeVisible();

    await goTo('settings/connections');
    await page.getByRole('button', { name: 'Forget Language model' }).click();
    await expectToast(page, 'Language model is forgotten, and so is its key');
    await page.getByRole('switch', { name: 'Wikipedia' }).click({ force: true });
    await page.getByRole('button', { name: 'Change Wikipedia' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill(outside.address);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('It answered: “Coffee is a drink.”')).toBeVisible();
    await page.getByRole('button', { name: 'Switch on', exact: true }).click();
    await expectToast(page, 'Wikipedia is on');
    await page.getByRole('button', { name: 'Connect Pexels' }).click();
    const pexelsKey = page.getByLabel(/^API key/);
    await pexelsKey.fill('wrong-key');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/Pexels refused the key/)).toBeVisible();
    await pexelsKey.fill(outside.pexelsKey);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/the first by Joey Farina/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch on', exact: true }).click();
    await expectToast(page, 'Pexels is on');

    // Facts come by themselves, and photos while the film plays already.
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo('create');
    await page.getByLabel('What is your video about?').fill('zumbrix');
    const sendPhotos = outside.holdPhotos();
    await page.getByRole('button', { name: 'Make my video' }).click();
    await expect(page.getByRole('progressbar', { name: /^Finding photos/ })).toBeVisible();
    sendPhotos();
    await expect(page.getByText(/photos were added to your video$/)).toBeVisible({
      timeout: startedMs,
    });
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('button', { name: /^Download as MP4/ }).click();
    await page.getByRole('button', { name: 'Show the credits' }).click();
    const credits = page.getByRole('region', { name: /^Whose photos/ });
    await expect(credits.getByText(/Pexels License/).first()).toBeVisible();
    await expect(credits.getByRole('link', { name: 'Wikipedia: Zumbrix' })).toBeVisible();

    await page.setViewportSize({ width: 640, height: 900 });
    await goTo('settings/people');
    await page.getByText('By invitation').click();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByRole('textbox', { name: 'Their email' }).fill('guest@example.com');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = (await page.locator('code').textContent()) ?? '';
    expect(link).toContain(`${product.address}/join?code=`);
    await expectNoSidewaysScroll(page);

    const guest = await page.context().browser()?.newContext();
    if (!guest) throw new Error('There is no browser.');
    const credentials = { email: 'guest@example.com', password: 'first password' };
    const signUp = () =>
      guest.request.post(`${product.address}/api/user/signup`, { data: credentials });
    expect((await signUp()).status()).toBe(403);
    await guest.request.get(link);
    expect((await (await signUp()).json()).user).toMatchObject({ verified: true });
    await page.reload();
    await page.getByRole('button', { name: 'What to do with guest@example.com' }).click();
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    await expectToast(page, 'Saved');
    const info = await guest.request.get(`${product.address}/api/user/info`);
    expect((await info.json()).user).toBeNull();
    await guest.close();

    await goTo('settings/health');
    await failsAndIsTriedAgain(page, join(product.dataDir, 'backups'));
    await page.getByRole('combobox', { name: 'Daily backups' }).selectOption('Daily, keep 3');
    await expectToast(page, 'Daily, and 3 are kept');
    await page.getByRole('button', { name: /^Rehearse restoring/ }).click();
    await expect(page.getByText(/Rehearsed: Restored \d+ tables/)).toBeVisible(soon);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Daily backups' })).toHaveValue('3');
  } finally {
    // Its page asks on and on, also whoever is not there any more.
    await page.goto('about:blank');
    await product.close();
    await outside.close();
    model.close();
  }
});
