import type { Page } from '@playwright/test';
import { openMenu } from './people.ts';
import { showAs } from './pretend.ts';
import { expect, expectLooks, prepareLooks, test, widths } from './test.ts';

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
    ready: untilFilmsDrawn,
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

/** Until then a card shows a drawing in place of its film. */
async function untilFilmsDrawn(page: Page): Promise<void> {
  const films = page.getByRole('img', { name: /^A .* video$/ });
  await expect(films).toHaveCount(4);
  const countDrawn = () =>
    films.evaluateAll((canvases) => {
      const isDrawn = (canvas: HTMLCanvasElement) =>
        canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] !== 0;
      return (canvases as HTMLCanvasElement[]).filter(isDrawn).length;
    });
  await expect.poll(countDrawn).toBe(4);
}

const openFromOutside = async (page: Page) => {
  await page.goto('/members.html#/create');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
};
const openAsMember = async (page: Page, entry: string, person = {}) => {
  await showAs(page, person);
  await page.goto('/members.html#/projects');
  await openMenu(page, entry);
};

/** Popups, each as somebody would come to it. */
const popups: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'popup-sign-up',
    open: async (page) => {
      await openFromOutside(page);
      await page.getByRole('dialog').getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('mia@example.com');
    },
  },
  {
    name: 'popup-log-in',
    open: async (page) => {
      await openFromOutside(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Password is required').waitFor();
    },
  },
  {
    name: 'popup-forgot',
    open: async (page) => {
      await page.route('**/api/user/forgot/send', (route) =>
        route.fulfill({
          json: {
            type: 'msg',
            msg: 'If mia@example.com has an account, we sent it an 8-digit code. Please check your inbox.',
          },
        }),
      );
      await openFromOutside(page);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('mia@example.com');
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByRole('textbox', { name: /8 digit code/ }).fill('12345678');
    },
  },
  { name: 'popup-verify', open: (page) => openAsMember(page, 'Profile', { verified: false }) },
  { name: 'popup-profile', open: (page) => openAsMember(page, 'Profile') },
  { name: 'popup-devices', open: (page) => openAsMember(page, 'Devices') },
  {
    name: 'popup-delete',
    open: async (page) => {
      await openAsMember(page, 'Your data');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByText('This cannot be undone.').waitFor();
    },
  },
  { name: 'popup-billing', open: (page) => openAsMember(page, 'Billing', { plan: 'pro' }) },
  {
    name: 'popup-palette',
    open: async (page) => {
      await showAs(page);
      await page.goto('/members.html#/projects');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search for a page or an action' }).waitFor();
    },
  },
];

for (const { name, open } of popups) {
  test(`${name} looks right`, async ({ page }) => {
    await prepareLooks(page, 1024);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLooks(page, name, [1024, 640]);
  });
}
