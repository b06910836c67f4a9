import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * What a person leaves behind in a browser; what the browser has fetched and compiled stays. So does what a test changes
 * for a whole context: `setTime` and `cutLine` change one page, `page.clock` and `context.setOffline` all of them.
 */
const storageTypes =
  'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage';

const maxBlankPages = 10;

/**
 * One browser context for all tests of a worker, as empty for each as a new one. In a new one the whole
 * product is fetched, read and compiled again, which took a third of what opening a page costs.
 */
class WarmContext {
  /** Keeps the process that draws our pages: it would end with the last of them. */
  readonly #holder: Page;
  readonly #storage: CDPSession;
  readonly #origins = new Set<string>();
  readonly context: BrowserContext;

  constructor(context: BrowserContext, holder: Page, storage: CDPSession) {
    this.context = context;
    this.#holder = holder;
    this.#storage = storage;
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) this.#origins.add(new URL(frame.url()).origin);
      });
    });
  }

  static async open(browser: Browser): Promise<WarmContext> {
    // What one test may do is granted to it alone.
    const context = await browser.newContext({ permissions: [] });
    const holder = await context.newPage();
    await holder.goto('/favicon.svg');
    return new WarmContext(context, holder, await context.newCDPSession(holder));
  }

  /** To be called after every test. */
  async clear(): Promise<void> {
    const { context } = this;
    const left = context.pages().filter((page) => page !== this.#holder);
    // Whatever they began ends here. They stay as blank pages for a while: closing them empties what their process
    // remembers, but many of them slow it down.
    for (const page of left) await leave(page);
    if (left.length > maxBlankPages) for (const page of left) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    for (const origin of this.#origins) {
      await this.#storage.send('Storage.clearDataForOrigin', { origin, storageTypes });
    }
    this.#origins.clear();
  }
}

async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page may ask whether to leave it, and nobody answers.
  if (page.url() !== 'about:blank') await page.goto('about:blank').catch(() => page.close());
}

interface Visit {
  readonly browser: Browser;
  readonly headers: Record<string, string>;
  readonly permissions: readonly string[] | undefined;
}

let warm: WarmContext | undefined;

/** Lets a test use the context of its worker, with headers and permissions of its own. */
export async function useWarmContext(
  { browser, headers, permissions }: Visit,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  warm ??= await WarmContext.open(browser);
  await warm.context.setExtraHTTPHeaders(headers);
  if (permissions) await warm.context.grantPermissions([...permissions]);
  await use(warm.context);
  await warm.clear();
}
