import { createServer, type Server } from 'node:http';
import { errorTable } from '@reelwright/contract';

/** What people see at the installation's address until it can answer itself. */
export interface StartingPage {
  /** Tells what is being waited for, in the words of whoever waits. */
  show(reason: string): void;
  /** Gives the address back. */
  close(): Promise<void>;
}

/**
 * Answers at the installation's address while the database gets ready, which after a crash or a full disk may
 * take minutes. Programs are told to come again; people see a page that does so by itself. Where the address
 * cannot be had, whoever needs it next says why.
 */
export async function showStartingPage({
  HOST,
  PORT,
}: {
  readonly HOST: string;
  readonly PORT: number;
}): Promise<StartingPage> {
  let reason = '';
  const server = createServer((request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    reply.writeHead(503, {
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'retry-after': '3',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    const { sentence } = errorTable['not-ready'];
    reply.end(wantsPage ? pageOf(reason) : JSON.stringify({ error: sentence }));
  });
  const isListening = await listen(server, HOST, PORT);
  return {
    show(words) {
      reason = words;
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (!isListening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => resolve(true));
  });
}

function pageOf(reason: string): string {
  const why = reason
    ? `<p>The database is not ready yet. It says: <q>${escapeHtml(reason)}</q></p><p>After a crash or a full disk it reads its journal first, which can take some minutes; a full disk needs room. Nothing is lost.</p>`
    : '<p>This takes a few seconds.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Reelwright is starting</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; display: grid; min-height: 90vh; place-content: center; padding: 1rem }
main { max-width: 32rem }
h1 { font-size: 1.5rem; line-height: 1.2 }
</style>
<main><h1>Reelwright is starting</h1>${why}<p>This page reloads by itself.</p></main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
