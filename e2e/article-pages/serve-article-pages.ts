// Pages of different make on loopback, as they are met on the web: for the tests of the reader and for journeys.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const folder = new URL('./', import.meta.url);

/** File → what a server says it is. */
export const articlePages: Readonly<Record<string, string>> = {
  'amp.html': 'text/html; charset=utf-8',
  'atom.xml': 'application/atom+xml',
  'blog.html': 'text/html; charset=utf-8',
  'cookie-wall.html': 'text/html; charset=utf-8',
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'forum.html': 'text/html; charset=utf-8',
  'german.html': 'text/html; charset=utf-8',
  'how-to.html': 'text/html; charset=utf-8',
  'news.html': 'text/html; charset=utf-8',
  'news-feed.xml': 'application/rss+xml; charset=utf-8',
  'paywall.html': 'text/html; charset=utf-8',
  'plain.txt': 'text/plain; charset=utf-8',
  'print.html': 'text/html',
  'product.html': 'text/html; charset=utf-8',
  'recipe.html': 'text/html; charset=utf-8',
  'script-only.html': 'text/html; charset=utf-8',
  'shift-jis.html': 'text/html; charset=Shift_JIS',
  'wiki.html': 'text/html; charset=UTF-8',
  // Its charset stands in the page alone.
  'windows-1252.html': 'text/html',
};

export function readArticlePage(name: string): Buffer {
  return readFileSync(new URL(name, folder));
}

interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** All of them at '/{file}'; '/moved' leads to the news, '/refused' to nobody, '/picture.png' to no page; '/endless.html' never ends. */
export async function serveArticlePages(port = 0): Promise<PageServer> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').split('?', 1)[0]?.slice(1) ?? '';
    const type = articlePages[name];
    if (type) response.setHeader('content-type', type).end(readArticlePage(name));
    else if (name === 'moved') response.writeHead(301, { location: '/news.html' }).end();
    else if (name === 'refused')
      response.writeHead(403, { 'content-type': 'text/html' }).end('No.');
    else if (name === 'picture.png') response.setHeader('content-type', 'image/png').end('PNG');
    else if (name === 'large.html') {
      response.setHeader('content-type', 'text/html').end(`<p>${'word '.repeat(1_200_000)}</p>`);
    } else if (name === 'endless.html') {
      response.setHeader('content-type', 'text/html');
      const more = Buffer.alloc(256 * 1024, '<p>And so on, and on.</p>');
      const write = () => {
        while (!response.destroyed && response.write(more));
      };
      response.on('drain', write);
      write();
    } else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: given } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${given}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
