import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { emojiPicture } from '../../../apps/server/src/stage/emoji-picture.ts';
import { findFontFile } from '../../../apps/server/src/stage/find-font-file.ts';
import { samplePictures } from '../sample-pictures.ts';

const address = 'http://stage.localhost';

/** Opens a page in Chromium that holds the stage, and serves it fonts and pictures. */
export async function openStagePage(
  clipFrames: ReadonlyMap<string, Buffer>,
): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-background-networking',
    ],
  });
  const page = await browser.newPage();
  await page.route(`${address}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname).slice(1);
    const body = await bytesOf(path, clipFrames);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({
      body,
      contentType: path === 'page' ? 'text/html' : 'application/octet-stream',
    });
  });
  await page.goto(`${address}/page`);
  await page.addScriptTag({ content: await bundle() });
  return { browser, page };
}

async function bytesOf(
  path: string,
  clipFrames: ReadonlyMap<string, Buffer>,
): Promise<Buffer | undefined> {
  const [kind = '', ...rest] = path.split('/');
  const name = rest.join('/');
  switch (kind) {
    case 'page':
      return Buffer.from('<!doctype html><meta charset="utf-8"><body></body>');
    case 'fonts':
      return readFile(findFontFile(name) ?? '');
    case 'pictures':
      return samplePictures.get(name);
    case 'emoji':
      return (await emojiPicture(name))?.toBuffer('image/png');
    case 'clips':
      return clipFrames.get(name);
    default:
      return undefined;
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'entry.ts'), formats: ['iife'], name: 'stageEntry' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The stage was not bundled.');
  return output.output[0].code;
}
