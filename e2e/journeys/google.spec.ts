import { startIssuer } from '../../apps/server/test/test-issuer.ts';
import { startOwnProduct } from './own-product.ts';
import { expect, expectAccessible, test } from './test.ts';

// One worker, hence one installation.
test.describe.configure({ mode: 'serial' });

let address: string;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startOwnProduct(async (own) => {
    issuer = await startIssuer(`${own}/api/user/google-auth/callback`);
    return issuer.settings;
  });
  address = product.address;
});

test.afterAll(async () => {
  await product.close();
  await issuer.close();
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
