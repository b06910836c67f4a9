import type { Page } from '@playwright/test';

/**
 * Cuts the line of this page alone. Playwright's own way cuts it for all pages of the context one after the other, and
 * those of earlier tests are among them: back online, a page would hear of it before its own line is there.
 * @returns mends it
 */
export async function cutLine(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setOffline = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await setOffline(true);
  return async () => {
    await setOffline(false);
    await session.detach();
  };
}
