import { startYoutube, type TestYoutube } from '../../apps/server/test/test-youtube.ts';
import { startOwnProduct } from './own-product.ts';
import { signUpQuickly } from './people.ts';
import { makeProject, openEditor } from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';

let youtube: TestYoutube;
let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  youtube = await startYoutube();
  product = await startOwnProduct(async () => youtube.settings);
});

test.afterAll(async () => {
  await product.close();
  await youtube.close();
});

test('a member connects a channel and sends a video there', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signUpQuickly(page, 'youtube', product.dataDir);
  const size = { width: 320, height: 180, custom: true };
  const id = await makeProject(page, 'Coffee now', ['One coffee'], { movie: { size } });
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Youtube/ }).click();
  const popup = page.getByRole('dialog', { name: /^Publish/ });
  await popup.getByRole('link', { name: 'Connect YouTube' }).click();

  await expect(page.getByText('Your YouTube channel is connected.')).toBeVisible();
  await expect(popup.getByText('Ann’s channel')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('textbox', { name: 'Title' }).fill('Coffee, now');
  await popup.getByPlaceholder('coffee').fill('coffee');
  await popup.getByRole('button', { name: 'Publish on Youtube' }).click();
  await expect(popup.getByText('It’s on YouTube.')).toBeVisible({ timeout: 200_000 });
  expect(youtube.videos.map(({ snippet }) => snippet)).toEqual([
    expect.objectContaining({ title: 'Coffee, now', tags: ['coffee'], categoryId: '26' }),
  ]);
  await context.close();
});
