import { expect, type Page } from '@playwright/test';
import { seedAccount } from './seed-account.ts';

export const password = 'a good password';
/** The data folder of the installation that all journeys share, but for those that start their own. */
const runFolder = process.env.E2E_DATA_DIR ?? '';

export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Makes an account without the pages for it and leaves the browser signed in. Its list of videos is empty. */
export function signUpQuickly(page: Page, name: string, dataDir = runFolder): Promise<string> {
  return makeAccount(page, name, { verified: false }, dataDir);
}

export function signUpVerified(page: Page, name: string, dataDir = runFolder): Promise<string> {
  return makeAccount(page, name, { verified: true }, dataDir);
}

/** Somebody who pays, and may do everything. */
export function signUpPaid(page: Page, name: string, dataDir = runFolder): Promise<string> {
  return makeAccount(page, name, { verified: true, plan: 'pro' }, dataDir);
}

/** Whoever owns the installation from then on: no other journey may count on owning it. */
export function signUpOwner(page: Page, name: string, dataDir = runFolder): Promise<string> {
  return makeAccount(page, name, { verified: true, owner: true }, dataDir);
}

interface About {
  readonly verified: boolean;
  readonly plan?: string;
  readonly owner?: boolean;
}

async function makeAccount(page: Page, name: string, about: About, dataDir: string) {
  const email = newEmail(name);
  await seedAccount(page, { email, password, ...about }, dataDir);
  return email;
}

export async function call(page: Page, action: string, body: object): Promise<void> {
  const reply = await page.request.post(`/api/user/${action}`, { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** As a person does it: while the page is still being drawn, the menu may move away under the pointer. */
export async function openMenu(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry });
  await expect(async () => {
    // A click on a page that is busy drawing may be told as too late, though it has opened something.
    if (await page.getByRole('dialog').isVisible()) return;
    if (!(await item.isVisible())) {
      await page.getByRole('button', { name: /^Account of/ }).click({ timeout: 15_000 });
    }
    await item.click({ timeout: 15_000 });
  }).toPass();
  await expect(item).toBeHidden();
}
