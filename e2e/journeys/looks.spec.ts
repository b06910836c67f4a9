import type { Page } from '@playwright/test';
import { answer } from './answer.ts';
import { openMenu } from './people.ts';
import { showAs } from './pretend.ts';
import { expect, expectLooks, prepareLooks, test, untilSamplesShown, widths } from './test.ts';

interface Screen {
  readonly name: string;
  readonly address: string;
  readonly heading: RegExp;
  readonly widths?: readonly number[];
  /** What happens before the page is opened: who is there, say. */
  readonly before?: (page: Page) => Promise<void>;
  /** What has to be there before it is looked at. */
  readonly ready?: (page: Page) => Promise<void>;
}

const asMember = (page: Page) => showAs(page);

/** Documents change little between a laptop and a wide screen. */
const plainPageWidths = [1440, 640];

const screens: readonly Screen[] = [
  { name: 'landing', address: '/', heading: /video/i },
  { name: 'signed-out', address: '/members.html#/create', heading: /^welcome/i },
  {
    name: 'create',
    address: '/members.html#/create',
    heading: /like to make/i,
    before: (page) => showAs(page, { verified: false, created_at: new Date().toISOString() }),
    ready: untilSamplesShown,
  },
  {
    name: 'projects',
    address: '/members.html#/projects',
    heading: /first video/i,
    before: asMember,
  },
  { name: 'pricing', address: '/pricing', heading: /start free/i, widths: plainPageWidths },
  {
    name: 'support',
    address: '/support?subject=change+plan',
    heading: /how can we help/i,
    widths: plainPageWidths,
  },
  {
    name: 'guide',
    address: '/support/affiliate-video-marketing',
    heading: /^affiliate video/i,
    widths: plainPageWidths,
  },
  { name: 'docs', address: '/docs', heading: /^documentation/i, widths: plainPageWidths },
];

for (const { name, address, heading, before, ready, widths: own = widths } of screens) {
  test(`${name} looks right`, async ({ page }) => {
    await prepareLooks(page, own[0] ?? 1440);
    await before?.(page);
    await page.goto(address);
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading }).first(),
    ).toBeVisible();
    await ready?.(page);
    await expectLooks(page, name, own);
  });
}

/** Popups that the same person opens one after the other, on a page that is opened once. */
interface Visit {
  readonly who: string;
  readonly address: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly popups: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const openLogin = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();

const visits: readonly Visit[] = [
  {
    who: 'somebody outside',
    address: '/members.html#/create',
    before: async (page) => {
      await answer(page, '*/api/user/forgot/send', {
        json: {
          type: 'msg',
          msg: 'If mia@example.com has an account, we sent it an 8-digit code. Please check your inbox.',
        },
      });
    },
    popups: {
      'popup-log-in': async (page) => {
        await openLogin(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
        await page.getByText('Password is required').waitFor();
      },
      'popup-forgot': async (page) => {
        await openLogin(page);
        await page.getByRole('button', { name: 'Forgot password?' }).click();
        await page.getByRole('textbox', { name: 'Email' }).fill('mia@example.com');
        await page.getByRole('button', { name: 'Send code' }).click();
        await page.getByRole('textbox', { name: /8 digit code/ }).fill('12345678');
      },
      'popup-sign-up': async (page) => {
        await openLogin(page);
        await page.getByRole('dialog').getByRole('tab', { name: 'Sign Up' }).click();
        await page.getByRole('textbox', { name: 'Email' }).fill('mia@example.com');
      },
    },
  },
  {
    who: 'a member',
    address: '/members.html#/projects',
    before: asMember,
    popups: {
      'popup-profile': (page) => openMenu(page, 'Profile'),
      'popup-devices': (page) => openMenu(page, 'Devices'),
      'popup-delete': async (page) => {
        await openMenu(page, 'Your data');
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await page.getByText('This cannot be undone.').waitFor();
      },
      'popup-palette': async (page) => {
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByRole('combobox', { name: 'Search for a page or an action' }).waitFor();
      },
    },
  },
  {
    who: 'somebody whose email is not verified',
    address: '/members.html#/projects',
    before: (page) => showAs(page, { verified: false }),
    popups: { 'popup-verify': (page) => openMenu(page, 'Profile') },
  },
  {
    who: 'somebody who pays',
    address: '/members.html#/projects',
    before: (page) => showAs(page, { plan: 'pro' }),
    popups: { 'popup-billing': (page) => openMenu(page, 'Billing') },
  },
];

for (const { who, address, before, popups } of visits) {
  test(`popups look right for ${who}`, async ({ page }) => {
    await prepareLooks(page, 1024);
    await before?.(page);
    await page.goto(address);
    for (const [name, open] of Object.entries(popups)) {
      await prepareLooks(page, 1024);
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLooks(page, name, [1024, 640]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
