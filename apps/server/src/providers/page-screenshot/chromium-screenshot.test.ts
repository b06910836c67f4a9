import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it, onTestFinished } from 'vitest';
import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { hasJail } from './browser-jail.ts';
import { createChromiumScreenshot } from './chromium-screenshot.ts';
import { findBrowser } from './find-browser.ts';

const program = process.env.CHROME_PATH || findBrowser();
const { signal } = new AbortController();

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

const isJailed = await hasJail();

// Not every machine gives programs a network of their own. One of the two is true of each.
const window = { whole: false, phone: false };

it(
  isJailed
    ? 'takes a picture of a page, which reaches nothing on this machine or beside it'
    : 'starts no browser and asks for no page where programs have no network of their own',
  async () => {
    const neighbour = await serve((_request, reply) => reply.end('secret'));
    const at = `127.0.0.1:${neighbour.port}`;
    const page = `<body style="margin:0;background:#0000ff"><link rel="stylesheet" href="look.css">
      <img src="http://${at}/"><iframe src="http://${at}/frame"></iframe>
      <iframe src="http://169.254.169.254/latest/meta-data/"></iframe>
      <script>
        fetch('http://${at}/', { mode: 'no-cors' }).catch(() => undefined);
        navigator.sendBeacon('http://${at}/', 'x');
        new WebSocket('ws://${at}/');
        new RTCPeerConnection({ iceServers: [{ urls: 'stun:${at}' }] }).createDataChannel('x');
        alert('Hello');
      </script>`;
    const asked: string[] = [];
    const site = await serve((request, reply) => {
      asked.push(request.url ?? '');
      const moved = request.url === '/' ? { location: '/shop/' } : undefined;
      const isLook = request.url === '/shop/look.css';
      reply
        .writeHead(moved ? 302 : 200, {
          'content-type': isLook ? 'text/css' : 'text/html',
          ...moved,
        })
        .end(isLook ? 'body { background: #00ff00 !important }' : page);
    });
    const fetch = createGuardedFetch({ allowAddress: (_address, port) => port === site.port });
    const screenshot = createChromiumScreenshot(program, fetch);
    if (!isJailed) {
      const taking = screenshot.take(`http://127.0.0.1:${site.port}/`, window, signal);
      await expect(taking).rejects.toMatchObject({ code: 'screenshot-unavailable', status: 501 });
      expect(asked).toEqual([]);
      return;
    }
    const picture = await loadImage(
      await screenshot.take(`http://127.0.0.1:${site.port}/`, window, signal),
    );
    expect([picture.width, picture.height]).toEqual([1280, 800]);
    const whole = { whole: true, phone: true };
    const long = await loadImage(
      await screenshot.take(`http://127.0.0.1:${site.port}/`, whole, signal),
    );
    expect(long.width).toBe(780);
    expect(long.height).toBeGreaterThanOrEqual(1688);
    const context = createCanvas(1280, 800).getContext('2d');
    context.drawImage(picture, 0, 0);
    expect([...context.getImageData(1200, 700, 1, 1).data]).toEqual([0, 255, 0, 255]);
    expect(asked.slice(0, 3)).toEqual(['/', '/shop/', '/shop/look.css']);
    expect(neighbour.connections()).toBe(0);

    const refused = screenshot.take(`http://${at}/`, window, signal);
    await expect(refused).rejects.toMatchObject({ code: 'address-not-allowed' });
    expect(neighbour.connections()).toBe(0);
  },
);

it('says so where there is no browser', async () => {
  const site = await serve((_request, reply) => reply.setHeader('content-type', 'text/html').end());
  const fetch = createGuardedFetch({ allowAddress: () => true });
  const screenshot = createChromiumScreenshot('/nowhere/chromium', fetch);
  const taking = screenshot.take(`http://127.0.0.1:${site.port}/`, window, signal);
  await expect(taking).rejects.toMatchObject({ code: 'screenshot-unavailable', status: 501 });
});
