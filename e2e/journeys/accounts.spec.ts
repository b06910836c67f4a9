import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { codeMailedTo } from './mail.ts';
import { call, newEmail, openMenu, password, signUpQuickly, signUpVerified } from './people.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

test.describe('logging out while the page still sends what it noted', () => {
  // What arrives after the session has ended is refused, which the browser writes into its console.
  test.use({ allowRefusals: true });

  test('somebody signs up, verifies, logs out, logs in, forgets the password and sets a new one', async ({
    page,
  }) => {
    // A long way, with four pages to open and two mails to wait for.
    test.slow();
    const email = newEmail('mia');
    await page.goto('/members.html');
    await expect(page.getByText('Please sign up or log in to access your account')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await expect(page.getByText('No email is sent from here')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
    // The eighth digit submits it.
    await page
      .getByLabel(/8 digit code/)
      .fill(await codeMailedTo(email, 'is your Reelwright code'));
    await expectToast(page, 'Your email is verified');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Please verify your email')).toBeHidden();

    await openMenu(page, 'Log out');
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/members.html');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
    await openMenu(page, 'Log out');
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/members.html');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
    await page.getByRole('tab', { name: 'Log In' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email.toUpperCase());
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByLabel('Paste the 8 digit code')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeHidden();
    await page
      .getByLabel('Paste the 8 digit code')
      .fill(await codeMailedTo(email, 'is your code for a new password'));
    await page.getByRole('textbox', { name: 'New password' }).fill('another good one');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
  });
});

test.describe('with refusals', () => {
  test.use({ allowRefusals: true });

  test('a wrong password is answered in the form, and after several the browser proves it is no bot', async ({
    page,
  }) => {
    // A busy machine takes its time over the puzzle.
    test.slow();
    const email = await signUpVerified(page, 'guessed');
    await page.context().clearCookies();
    await page.goto('/members.html');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText("That email or password isn't right");

    for (let guess = 0; guess < 5; guess += 1) {
      await page.request.post('/api/user/login', { data: { email, password: 'a guess' } });
    }
    const retried = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/user/login') && request.postDataJSON().token2 !== undefined,
    );
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    const captcha = page.getByRole('dialog', { name: 'Captcha verification' });
    await expect(captcha).toContainText("Please prove that you're not a bot");
    await retried;
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
  });

  test('keeps what was typed when the session ends in mid-action, and saves it after the login', async ({
    page,
  }) => {
    const email = await signUpVerified(page, 'expired');
    await page.goto('/members.html');
    await openMenu(page, 'Profile');
    await page.getByLabel('Name').fill('Mia Wong');
    await page.context().clearCookies({ name: /session/ });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' }).last()).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Mia Wong' })).toBeVisible();
  });

  test('says what to do when somebody will not log in', async ({ page }) => {
    await signUpVerified(page, 'unwilling');
    await page.goto('/members.html');
    await openMenu(page, 'Profile');
    await page.getByLabel('Name').fill('Mia');
    await page.context().clearCookies({ name: /session/ });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByText(
        'Login is required to access this feature. If you are already logged in please clear cache and cookies then try again.',
      ),
    ).toBeVisible();
  });
});

test('a member changes name, email and password, and sees and ends sessions', async ({
  page,
  browser,
}) => {
  const email = await signUpVerified(page, 'changing');
  const elsewhere = await browser.newPage();
  await call(elsewhere, 'login', { email, password, remember: false });
  await page.goto('/members.html');

  await openMenu(page, 'Devices');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: /^Log out A browser|^Log out Chrome/ }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out (A browser|Chrome)/ })).toBeHidden();

  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await page.getByLabel('Name').fill('Mia Wong');
  await page.getByRole('button', { name: 'Update email?' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  const moved = newEmail('moved');
  await page.getByRole('textbox', { name: 'Email' }).fill(moved);
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(`Code sent to ${moved}`)).toBeFocused();
  await page
    .getByLabel(`Code sent to ${moved}`)
    .fill(await codeMailedTo(moved, 'confirms your new email'));
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(moved);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');

  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByRole('textbox', { name: 'Old password' }).fill(password);
  await page.getByRole('textbox', { name: 'New password' }).fill('another good one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();

  await page.getByRole('tab', { name: 'Devices' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Log out everywhere?' })
    .getByRole('button', { name: 'Log out everywhere' })
    .click();
  await expect(page).toHaveURL(/\/$/);
});

/** As in a new browser. What the page notes about itself is not sent without the visit it belongs to. */
async function loseVisit(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('a member logs in by a passkey and by codes of an app, and logs out others', async ({
  browser,
  page,
}) => {
  test.slow();
  const email = await signUpVerified(page, 'keys');
  const elsewhere = await browser.newPage();
  await call(elsewhere, 'login', { email, password, remember: false });
  // A device that has passkeys, and somebody whose finger is always on it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/members.html');
  await openMenu(page, 'Devices');
  await page.getByRole('button', { name: 'Log out others' }).click();
  await expectToast(page, 'Your other devices are logged out.');
  await expect(page.getByRole('button', { name: 'Log out others' })).toBeHidden();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) });
  await page.getByLabel('6 digit code').fill(app.generate());
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  const recovery = await page.getByLabel('Recovery codes').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await loseVisit(page);
  await page.goto('/members.html');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();

  await loseVisit(page);
  await page.goto('/members.html');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
  await devtools.send('WebAuthn.disable');
  await devtools.detach();
});

test.describe('deleting the account while the page still sends what it noted', () => {
  test.use({ allowRefusals: true });

  test('a member takes their data along and deletes the account, knowing what is lost', async ({
    page,
  }) => {
    await signUpVerified(page, 'leaving');
    await page.goto('/members.html');
    await openMenu(page, 'Your data');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('reelwright-data.zip');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('This cannot be undone.')).toBeVisible();
    await expect(page.getByText(/^Your projects are deleted/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your password' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Your password' }).fill(password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/members.html');
    await expect(page.getByText('Please sign up or log in')).toBeVisible();
  });
});

test('a guest looks around, becomes a member, and is asked to verify once a session', async ({
  page,
}) => {
  await page.goto('/members.html');
  await page.getByRole('button', { name: 'Look around as a guest' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to make?' })).toBeVisible();
  await expect(page.getByText('Please verify your email')).toBeHidden();
  // Whoever has an account after all, and presses "Log in" on the front page, can log in.
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).click();
  const logIn = page.getByRole('dialog');
  await expect(logIn.getByRole('form', { name: 'Log in' })).toBeVisible();
  await logIn.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page needs an account' })).toBeVisible();
  const email = newEmail('guest');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByRole('heading', { name: '5 small habits for a better morning' }),
  ).toBeVisible();
  const banner = page.getByText(/^Please verify your email to unlock all features/);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: '5 small habits for a better morning' }),
  ).toBeVisible();
  await expect(banner).toBeHidden();
});

test('every visit to the verify view has a code sent, and a mistyped address is corrected there', async ({
  page,
}) => {
  await signUpQuickly(page, 'mistyped');
  const email = newEmail('corrected');
  await page.goto('/members.html');
  const verify = async () => {
    const sent = page.waitForRequest('**/api/user/verify/send');
    await page.getByRole('main').getByRole('button', { name: 'Verify' }).click();
    await sent;
  };
  await verify();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await verify();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`Enter the code for ${email}`)).toBeVisible();
  // The eighth digit submits it.
  await page.getByLabel(/8 digit code/).fill(await codeMailedTo(email, 'is your Reelwright code'));
  await expectToast(page, 'Your email is verified');
  // Whoever came from the bar goes on with what they were at.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
});

test('an account can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/members.html');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.keyboard.type(newEmail('keys'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/8 digit code/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
