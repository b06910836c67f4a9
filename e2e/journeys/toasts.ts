import { expect, type Page } from '@playwright/test';

/**
 * To be called before the page is opened: notes what toasts say. They go by themselves after a few seconds, and on a busy
 * machine a test may look for one when it is gone.
 */
export async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = new Set<string>();
    Object.assign(globalThis, { notedToasts: noted });
    const note = () => {
      for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
        noted.add(toast.textContent ?? '');
      }
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** A toast said this, whether or not it is still there. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const noted = () =>
    page
      .evaluate(() => [...((globalThis as { notedToasts?: Set<string> }).notedToasts ?? [])])
      // The page is going on to another address.
      .catch((): string[] => []);
  await expect
    .poll(async () => (await noted()).filter((shown) => matches(shown, words)), {
      message: `a toast that says ${words}`,
    })
    .not.toEqual([]);
}

const matches = (shown: string, words: string | RegExp) =>
  typeof words === 'string' ? shown.includes(words) : words.test(shown);
