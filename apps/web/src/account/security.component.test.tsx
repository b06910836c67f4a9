import type { User } from '@reelwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { sessionStore } from './session-store.ts';

const user = { id: 7, email: 'mia@example.com', has_password: true } as User;
beforeEach(() => sessionStore.set({ status: 'known', user }));
afterEach(() => sessionStore.set({ status: 'unknown' }));

const nothing = {
  authenticator: false,
  recovery_codes_left: 0,
  passkeys_possible: true,
  passkeys: [],
};

it('sets up an app: asks for the password, shows picture and key, and the codes for a lost phone once', async () => {
  let ways: object = nothing;
  const codes = Array.from({ length: 10 }, (_, at) => `abcde-fghi${at}`);
  const calls = answerCalls({
    '/api/user/second-step': () => ways,
    '/api/user/second-step/authenticator/begin': () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Reelwright:mia%40example.com?secret=JBSWY3DPEHPK3PXP',
    }),
    '/api/user/second-step/authenticator/confirm': ({ body }) => {
      if (JSON.stringify(body).includes('000000'))
        return refuseWith('wrong-second-step', undefined);
      ways = { ...nothing, authenticator: true, recovery_codes_left: 10 };
      return { recovery_codes: codes };
    },
  });
  renderComponent(<SecuritySection user={user} />);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('a good password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('img', { name: /Picture for your auth/ })).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: '6 digit code' }).fill('000000');
  await expect.element(page.getByText(/This code isn’t right/)).toBeVisible();
  await page.getByRole('textbox', { name: '6 digit code' }).fill('123456');
  await expect.element(page.getByText('abcde-fghi9')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/begin'))?.body).toMatchObject({
    password: 'a good password',
  });
});

it('makes new recovery codes by the password and a code of the app', async () => {
  let ways: object = { ...nothing, authenticator: true, recovery_codes_left: 1 };
  const calls = answerCalls({
    '/api/user/second-step': () => ways,
    '/api/user/second-step/recovery-codes': () => {
      ways = { ...nothing, authenticator: true, recovery_codes_left: 10 };
      return { recovery_codes: ['abcde-fghi0', 'abcde-fghi1'] };
    },
  });
  renderComponent(<SecuritySection user={user} />);
  await expect.element(page.getByText('1 recovery code left')).toBeVisible();
  await page.getByRole('button', { name: 'New codes' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('a good password');
  await page.getByRole('textbox', { name: /^Code/ }).fill('123456');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect.element(page.getByText('abcde-fghi1')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/recovery-codes'))?.body).toEqual({
    password: 'a good password',
    code: '123456',
  });
});

it('lists passkeys, removes one by the password, and says why there can be none', async () => {
  const passkeys = [
    { id: 'a', name: 'Chrome on Linux', created_at: '2026-01-01T00:00:00Z', last_used_at: null },
  ];
  let ways: object = { ...nothing, passkeys };
  answerCalls({
    '/api/user/second-step': () => ways,
    '/api/user/second-step/passkey/remove': () => {
      ways = { ...nothing, passkeys_possible: false };
      return { type: 'msg', msg: 'That passkey no longer opens your account.' };
    },
  });
  renderComponent(<SecuritySection user={user} />);
  await expect.element(page.getByText('Chrome on Linux')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove passkey Chrome on Linux' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('a good password');
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect.element(page.getByText('That passkey no longer opens your account.')).toBeVisible();
  await expect.element(page.getByText(/Passkeys need a browser that supports them/)).toBeVisible();
});

it('takes a code of the app, or one for a lost phone', async () => {
  const calls = answerCalls({
    '/api/user/login/second-step': () => refuseWith('wrong-second-step', undefined),
  });
  renderComponent(
    <SecondStepForm step="begun" onBack={() => undefined} onDone={() => undefined} />,
  );
  await page.getByRole('textbox', { name: '6 digit code' }).fill('123456');
  await expect.element(page.getByText(/This code isn’t right/)).toBeVisible();
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('abcde-fghij');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => calls.length).toBe(2);
  await expectAccessible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { step: 'begun', code: '123456' },
    { step: 'begun', code: 'abcde-fghij' },
  ]);
});
