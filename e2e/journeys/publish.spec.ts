import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { mailTo } from './mail.ts';
import { newEmail, password, signUpQuickly } from './people.ts';
import { expectSaved, makeProject, openEditor, text } from './project-tools.ts';
import { row } from './projects.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

/** Making a video takes its time on a small machine. */
const MADE_MS = 150_000;

const popup = (page: Page) => page.getByRole('dialog', { name: /^Publish/ });
const ready = (page: Page) => popup(page).getByRole('heading', { name: 'Your video is ready' });

test('a project becomes a video that is watched, downloaded, embedded and taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpQuickly(page, 'publish');
  const id = await makeProject(page, 'Coffee <b>now</b>', ['One coffee'], tiny);
  await openEditor(page, id);

  // An edit that is not saved yet is part of the video; everything up to the form by keyboard.
  await text(page, 1).fill('Two coffees');
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Download as MP4/ }).press('Enter');
  // No mail is sent from here, so nobody is asked for an address.
  await expect(popup(page).getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await popup(page).getByRole('textbox', { name: 'Title' }).press('Enter');

  await expect(popup(page).getByRole('tab', { name: 'Processing video' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(ready(page)).toBeVisible({ timeout: MADE_MS });
  await expectSaved(page);

  const arrived = page.waitForEvent('download');
  await popup(page).getByRole('link', { name: 'Download' }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/\.mp4$/);
  expect(statSync(await file.path()).size).toBeGreaterThan(2000);

  await popup(page).getByRole('tab', { name: 'Embed code' }).click();
  const code = popup(page).getByRole('textbox', { name: 'HTML' });
  await expect(code).not.toBeEditable();
  await popup(page).getByRole('button', { name: 'Copy code' }).click();
  await expectToast(page, 'Copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('width="1024" height="576"');

  await popup(page).getByRole('tab', { name: 'Your video' }).click();
  const opened = context.waitForEvent('page');
  await popup(page).getByRole('link', { name: 'Watch' }).click();
  const watch = await opened;
  await expect(watch.getByRole('heading', { level: 1, name: 'Coffee <b>now</b>' })).toBeVisible();
  expect(new URL(watch.url()).pathname).toBe(`/videos/${id}-coffee-b-now-b.html`);
  await expectPlays(watch);

  const shop = await openShop(copied);
  await watch.goto(shop.address);
  await expect(watch.frameLocator('iframe').locator('video')).toBeVisible();
  shop.close();
  await watch.close();

  // For oneself alone: the link is dead, and comes back.
  const status = async () => (await page.request.get(`/videos/${id}-coffee-b-now-b.html`)).status();
  await popup(page).getByRole('button', { name: 'Only for me' }).click();
  await expect(popup(page).getByText('Only you can see it')).toBeVisible();
  expect(await status()).toBe(404);
  await popup(page).getByRole('button', { name: 'Let anyone with the link watch' }).click();
  await expect(popup(page).getByRole('link', { name: 'Watch' })).toBeVisible();
  expect(await status()).toBe(200);

  await popup(page).getByRole('button', { name: 'Take it offline' }).click();
  const sure = page.getByRole('dialog', { name: 'Take this video offline?' });
  await sure.getByRole('button', { name: 'Take it offline' }).click();
  await expect(popup(page).getByText('Not published yet')).toBeVisible();
  expect((await page.request.get(`/videos/${id}/video.mp4`)).status()).toBe(404);
});

test('a guest leaves an email and gets an account, a saved project and a video', async ({
  page,
}) => {
  await beginAsGuest(page, 'By a guest');
  const email = newEmail('guest-video');
  await askForVideo(page, email);
  await expect(page.getByText('Your video is being rendered.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the progress' }).click();
  await expect(ready(page)).toBeVisible({ timeout: MADE_MS });
  expect(await mailTo(email, /ready/i)).toContain('/videos/');
  await page.keyboard.press('Escape');
  await page.goto('/members.html#/projects');
  const made = row(page, 'By a guest');
  await expect(made.getByText('Rendered')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await made.getByRole('button', { name: /^More for/ }).focus();
  await expect(made.locator('img')).toHaveAttribute('src', /preview\.webp/);
});

test.describe('for an address that has an account', () => {
  test.use({ allowRefusals: true });

  test('a guest is asked to log in, and the video is made after that', async ({ page }) => {
    const email = await signUpQuickly(page, 'known');
    await page.context().clearCookies();
    await beginAsGuest(page, 'Known after all');
    await askForVideo(page, email);
    const login = page.getByRole('dialog', { name: 'Reelwright' });
    await expect(
      login.getByText('This email is already in use. Please login instead'),
    ).toBeVisible();
    await login.getByRole('textbox', { name: 'Password' }).fill(password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Your video is being rendered.')).toBeVisible();
    await expect(page.getByText('Your project is saved in your account.')).toBeVisible();
  });
});

/** A video of a second or two is made quickly. */
const tiny = { movie: { size: { width: 320, height: 180, custom: true } } };

/** Somebody else's site with this piece of HTML on its page. */
async function openShop(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<title>Shop</title>${html}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A page that has just loaded may set its video in place anew: a play() cut off by that is tried again. */
async function expectPlays(page: Page): Promise<void> {
  await expect(async () => {
    const state = await page.locator('video').evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      if (element.paused) await element.play();
      const { currentTime, paused, readyState, networkState, error } = element;
      return { plays: currentTime > 0, paused, readyState, networkState, error: error?.message };
    });
    expect(state).toMatchObject({ plays: true });
  }).toPass();
}

async function beginAsGuest(page: Page, words: string): Promise<void> {
  await page.goto('/members.html#/full-video');
  await page.getByRole('button', { name: /guest/i }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Add text' }).click();
  await text(page, 1).fill(words);
}

async function askForVideo(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Download as MP4/ }).click();
  await page.getByRole('textbox', { name: /^Your email, for the account/ }).fill(email);
  await page.getByRole('button', { name: 'Download video' }).click();
}
