import { expect, type Page } from '@playwright/test';
import { codeMailedTo } from './mail.ts';

export const password = 'a good password';

export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Makes an account by the calls alone and leaves the browser signed in. Its list of videos is empty. */
export async function signUpQuickly(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await call(page, 'signup', { email, password, remember: true });
  const list = await page.request.get('/api/user/projects/list');
  for (const { id } of (await list.json()).results) {
    await call(page, 'projects/remove', { id });
    await call(page, 'projects/purge', { id });
  }
  return email;
}

export async function signUpVerified(page: Page, name: string): Promise<string> {
  const email = await signUpQuickly(page, name);
  await call(page, 'verify/check', { otp: await codeMailedTo(email, 'is your Reelwright code') });
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
    if (!(await item.isVisible())) {
      await page.getByRole('button', { name: /^Account of/ }).click({ timeout: 5000 });
    }
    await item.click({ timeout: 5000 });
    await expect(item).toBeHidden({ timeout: 2000 });
  }).toPass();
}
