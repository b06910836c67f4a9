import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../apps/server/src/postgres/find-free-port.ts';
import { startIssuer } from '../../apps/server/test/test-issuer.ts';
import { expect, expectAccessible, test } from './test.ts';

const startFile = fileURLToPath(new URL('../../apps/server/src/bin/start.ts', import.meta.url));

// One worker, hence one installation.
test.describe.configure({ mode: 'serial' });

let address: string;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let endProduct: () => Promise<void>;

/** An installation of its own: the others have no Google, and their pictures show none. */
test.beforeAll(async () => {
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  issuer = await startIssuer(`${address}/api/user/google-auth/callback`);
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-google-'));
  chmodSync(folder, 0o711);
  const product = spawn(process.execPath, [startFile], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1,::1',
      ...issuer.settings,
    },
    stdio: 'ignore',
  });
  endProduct = async () => {
    const ended = once(product, 'exit');
    product.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  await endProduct();
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
  await expect(page.getByText('Google has not verified your email yet.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
