import { startIssuer } from '../../apps/server/test/test-issuer.ts';
import { startYoutube, type TestYoutube } from '../../apps/server/test/test-youtube.ts';
import { startedMs, startOwnProduct } from './own-product.ts';
import { signUpQuickly } from './people.ts';
import { documentWith, openEditor, saveProject } from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectToast } from './toasts.ts';

// One worker, hence one installation, with everything of Google's that others do without.
test.describe.configure({ mode: 'serial' });

let address: string;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let youtube: TestYoutube;
let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  test.setTimeout(startedMs + 30_000);
  youtube = await startYoutube();
  product = await startOwnProduct(async (own) => {
    issuer = await startIssuer(`${own}/api/user/google-auth/callback`);
    return { ...issuer.settings, ...youtube.settings };
  });
  address = product.address;
});

test.afterAll(async () => {
  await product?.close();
  await issuer?.close();
  await youtube?.close();
});

test('somebody signs in with Google, leaves, and is known when they come back', async ({
  page,
}) => {
  issuer.person = {
    sub: '7',
    email: 'gina@gmail.example',
    email_verified: true,
    name: 'Gina Hall',
  };
  await page.goto(`${address}/members.html#/projects`);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();

  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  await expect(page).toHaveURL(/members\.html.*#\/projects$/);
  await expect(page.getByText('Please verify your email')).toBeHidden();

  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${address}/`);
  await page.goto(`${address}/members.html`);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(account).toBeVisible();
  await account.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Gina Hall');
});

test('an address that Google has not verified opens nothing, and the page says what to do', async ({
  page,
}) => {
  issuer.person = { sub: '8', email: 'eve@gmail.example', email_verified: false, name: 'Eve' };
  await page.goto(`${address}/members.html`);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText("Google hasn't verified your email yet.")).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a member connects a channel and sends a video there', async ({ page }) => {
  await signUpQuickly(page, 'youtube', product.dataDir);
  const size = { width: 320, height: 180, custom: true };
  const data_json = documentWith(['One coffee'], { movie: { size } });
  const project = { name: 'Coffee now', title: 'Coffee now', category: 'full-video', data_json };
  await openEditor(page, await saveProject(page, project, address), address);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: /^YouTube/ }).click();
  const popup = page.getByRole('dialog', { name: /^Publish/ });
  await popup.getByRole('link', { name: 'Connect YouTube' }).click();

  await expectToast(page, 'Your YouTube channel is connected.');
  await expect(popup.getByText('Ann’s channel')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('textbox', { name: 'Title' }).fill('Coffee, now');
  await popup.getByPlaceholder('coffee').fill('coffee');
  await popup.getByRole('button', { name: 'Publish on YouTube' }).click();
  await expect(popup.getByText('It’s on YouTube.')).toBeVisible({ timeout: 200_000 });
  expect(youtube.videos.map(({ snippet }) => snippet)).toEqual([
    expect.objectContaining({ title: 'Coffee, now', tags: ['coffee'], categoryId: '26' }),
  ]);
});
