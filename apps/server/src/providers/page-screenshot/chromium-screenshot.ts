import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { untilAborted } from '../../abort/until-aborted.ts';
import { withNewFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { hasJail, startJailedBrowser } from './browser-jail.ts';
import { type DevTools, openDevTools } from './devtools-pipe.ts';
import { PageFiles } from './page-files.ts';
import type { PageScreenshot, PageView } from './page-screenshot-port.ts';

const window = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
const phoneWindow = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** Of a page that never ends, this much is taken: in px of the page. */
const maxPageHeight = 8000;
/** A page that goes on loading for ever is taken as it looks by then. */
const loadMs = 15_000;
const wholeMs = 30_000;
/** For what a page does right after it was loaded. */
const settleMs = 700;

/**
 * Pictures of pages by the machine's Chromium, in a network where nobody else is. What a page asks for is brought
 * by us, through the guarded fetch: there is no other way out. Without a Chromium or such a network, it says so.
 */
export function createChromiumScreenshot(
  program: string | undefined,
  fetch: GuardedFetch,
): PageScreenshot {
  let jail: Promise<boolean> | undefined;
  return {
    async take(url, view, signal) {
      jail ??= hasJail();
      if (!program || !(await jail)) throw new CodedError('screenshot-unavailable');
      const limit = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
      return withNewFolder(join(tmpdir(), 'reelwright-page-files-'), async (folder) => {
        const taken = new AbortController();
        const files = new PageFiles(fetch, AbortSignal.any([limit, taken.signal]), folder);
        const address = await files.open(url);
        const browser = await startJailedBrowser(program);
        try {
          const page = openDevTools(browser.child);
          return await untilAborted(pictureOf(page, address, files, view), limit);
        } catch (error) {
          if (signal.aborted) throw signal.reason;
          if (limit.aborted) throw new CodedError('address-too-slow');
          const code = browser.wasTooHeavy() ? 'screenshot-too-heavy' : 'screenshot-unavailable';
          throw new CodedError(code, undefined, { cause: error });
        } finally {
          taken.abort();
          await browser.close();
        }
      });
    },
  };
}

async function pictureOf(
  browser: DevTools,
  url: string,
  files: PageFiles,
  view: PageView,
): Promise<Buffer> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: object) => browser.send(method, params, String(sessionId));
  const sendFile = (method: string, params: object, path: string) =>
    browser.sendFile(method, params, path, String(sessionId));
  const loaded = Promise.withResolvers<void>();
  browser.on((method, params) => {
    if (method === 'Page.loadEventFired') loaded.resolve();
    if (method === 'Page.javascriptDialogOpening') {
      send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
    }
    if (method === 'Fetch.requestPaused') {
      answer({ send, sendFile }, PausedRequest.parse(params), files).catch(() => undefined);
    }
  });
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await send('Page.enable');
  const shown = view.phone ? phoneWindow : window;
  await send('Emulation.setDeviceMetricsOverride', shown);
  // It resolves when the page has begun, or could not.
  send('Page.navigate', { url }).catch(() => undefined);
  await Promise.race([loaded.promise, sleep(loadMs, undefined, { ref: false })]);
  await sleep(settleMs);
  const clip = view.whole && (await wholePage(send, shown));
  const { data } = await send('Page.captureScreenshot', {
    format: 'png',
    ...(clip && { clip, captureBeyondViewport: true }),
  });
  return Buffer.from(String(data), 'base64');
}

const PageMetrics = z.object({ cssContentSize: z.object({ height: z.number() }) });

async function wholePage(send: Send, { width, height }: typeof window) {
  const { cssContentSize } = PageMetrics.parse(await send('Page.getLayoutMetrics'));
  const pageHeight = Math.min(maxPageHeight, Math.max(height, Math.ceil(cssContentSize.height)));
  return { x: 0, y: 0, width, height: pageHeight, scale: 1 };
}

const PausedRequest = z.object({
  requestId: z.string(),
  request: z.object({ url: z.string(), method: z.string() }),
});

type Send = (method: string, params?: object) => Promise<unknown>;
type SendFile = (method: string, params: object, path: string) => Promise<unknown>;

/** Brings what the page asked for, or tells it that there is none. */
async function answer(
  { send, sendFile }: { readonly send: Send; readonly sendFile: SendFile },
  { requestId, request }: z.output<typeof PausedRequest>,
  files: PageFiles,
): Promise<void> {
  const file = request.method === 'GET' ? await files.bring(request.url).catch(() => null) : null;
  if (file) {
    const { path, ...head } = file;
    const params = { requestId, ...head };
    if (path) await sendFile('Fetch.fulfillRequest', params, path);
    else await send('Fetch.fulfillRequest', { ...params, body: '' });
  } else await send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}
