import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a person leaves behind in a browser; what the browser has fetched and compiled stays. */
const storageTypes =
  'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage';

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
    const context = await browser.newContext();
    const holder = await context.newPage();
    await holder.goto('/favicon.svg');
    return new WarmContext(context, holder, await context.newCDPSession(holder));
  }

  /** To be called after every test. */
  async clear(): Promise<void> {
    const { context } = this;
    // Whatever they began ends here. They stay as blank pages: closing one empties what their process remembers.
    for (const page of context.pages()) if (page !== this.#holder) await leave(page);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
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

const warm = new Map<string, Promise<WarmContext>>();

/** Lets a test use the context of its worker that is in this place, with headers of its own. */
export async function useWarmContext(
  { browser, place, headers }: { browser: Browser; place: string; headers: Record<string, string> },
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const opening = warm.get(place) ?? WarmContext.open(browser);
  warm.set(place, opening);
  const { context } = await opening;
  await context.setExtraHTTPHeaders(headers);
  await use(context);
  await (await opening).clear();
}
