import type { CDPSession, Page } from '@playwright/test';

interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string | Buffer;
  readonly contentType?: string;
  /** Which refusal of the error table it is. */
  readonly errorCode?: string;
}

/** `lost`: the line is cut. `server`: the server answers after all. */
type Outcome = Reply | 'never' | 'lost' | 'server';
type Answer = Outcome | ((url: string, method: string) => Outcome | Promise<Outcome>);

interface Rule {
  readonly pattern: string;
  readonly answer: Answer;
}

interface Answered {
  readonly session: CDPSession;
  readonly rules: Rule[];
}

const answered = new WeakMap<Page, Answered>();

/**
 * Answers what a page asks for in the server's place; the last rule that fits counts, `*` stands for anything.
 * Only these requests are stopped. `page.route` stops all hundred of a page, and the browser forgets what it has
 * fetched and compiled before.
 */
export async function answer(page: Page, pattern: string, reply: Answer): Promise<void> {
  const known = answered.get(page) ?? (await begin(page));
  known.rules.unshift({ pattern, answer: reply });
  const patterns = [...new Set(known.rules.map((rule) => rule.pattern))];
  await known.session.send('Fetch.enable', {
    patterns: patterns.map((urlPattern) => ({ urlPattern })),
  });
}

async function begin(page: Page): Promise<Answered> {
  const session = await page.context().newCDPSession(page);
  const rules: Rule[] = [];
  const send = async (requestId: string, outcome: Outcome) => {
    if (outcome === 'never') return;
    if (outcome === 'server') await session.send('Fetch.continueRequest', { requestId });
    else if (outcome === 'lost') {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    } else await session.send('Fetch.fulfillRequest', { requestId, ...responseOf(outcome) });
  };
  session.on('Fetch.requestPaused', async ({ requestId, request: { url, method } }) => {
    const found = rules.find(({ pattern }) => fits(pattern, url))?.answer ?? 'server';
    const outcome = typeof found === 'function' ? await found(url, method) : found;
    // The page may have gone on to another one.
    await send(requestId, outcome).catch(() => {});
  });
  const known = { session, rules };
  answered.set(page, known);
  return known;
}

function fits(pattern: string, url: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(url);
}

function responseOf({ status = 200, json, body = '', contentType, errorCode }: Reply) {
  const sent = json === undefined ? body : JSON.stringify(json);
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
  return {
    responseCode: status,
    responseHeaders: [
      { name: 'Content-Type', value: type },
      ...(errorCode ? [{ name: 'x-error-code', value: errorCode }] : []),
    ],
    body: Buffer.from(sent).toString('base64'),
  };
}
