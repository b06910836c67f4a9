import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { seriousRules } from '../../apps/web/src/testing/serious-rules.ts';
import { noteToasts } from './toasts.ts';
import { useWarmContext } from './warm-context.ts';

export { expect };

interface Settings {
  /** For journeys in which the server has to say no or is out of reach: the browser notes it in its console. */
  readonly allowRefusals: boolean;
}

/** Every test fails on an error in the console, a broken script or a breach of the content policy. */
export const test = base.extend<Settings & { quietConsole: undefined }>({
  allowRefusals: [false, { option: true }],
  // An address of its own for every test, so that none uses up another's calls.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': someAddress() });
  },
  context: async ({ browser, extraHTTPHeaders, permissions }, use) => {
    await useWarmContext({ browser, headers: extraHTTPHeaders ?? {}, permissions }, use);
  },
  quietConsole: [
    async ({ page, allowRefusals }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isRefusal =
          /Failed to load resource.*(status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(
            message.text(),
          );
        if (message.type() !== 'error' || (allowRefusals && isRefusal)) return;
        // Whoever reads it wants to know what could not be loaded.
        complaints.push([message.text(), message.location().url].filter(Boolean).join(' at '));
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await noteToasts(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const widths = [1440, 1024, 640] as const;

/**
 * Nothing serious that a screen reader, a keyboard or weak eyes would stumble over. Axe is put into the page
 * by hand, once: its own driver for Playwright opens a second page for every look and takes four times as long.
 */
export async function expectAccessible(page: Page, own: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const looked = own.length > 0 ? { runOnly: [...own] } : { rules: seriousRules };
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // It would fetch all style sheets once more, for a rule that is about turning the screen.
    const options = { resultTypes: ['violations' as const], preload: false, ...rules };
    const found = await axe.run(document, options);
    return found.violations.map(({ id, impact, nodes }) => ({
      impact,
      sentence: `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    }));
  }, looked);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ sentence }) => sentence)).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A page that was just resized is laid out anew.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** To be called before the page is opened: everything stands still, in light colours. */
export async function prepareLooks(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await resize(page, width);
}

/** For pictures of Create: until then a card shows a drawing in place of its film. */
export async function untilSamplesShown(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^A .* video$/ })).toHaveCount(8);
}

/**
 * The page as it stands, held against its pictures: in light at every width, by resizing the window, and
 * in dark at the first, which should be the one the page was opened in. There it is also held to be
 * readable by everyone. Every page follows the system's colours and the window's size while it is open.
 */
export async function expectLooks(
  page: Page,
  picture: string,
  own: readonly number[] = widths,
): Promise<void> {
  for (const [index, width] of own.entries()) {
    await resize(page, width);
    await expectPicture(page, `${picture}-${width}-light.png`);
    if (index > 0) continue;
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectPicture(page, `${picture}-${width}-dark.png`);
    // Other colours change nothing but the contrast.
    await expectAccessible(page, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveScreenshot(name);
}

/**
 * To be called before the page is opened: its clock stands still. Playwright's own clock would stand still for all
 * pages of the context, those of later tests too.
 */
export async function setTime(page: Page, time: string): Promise<void> {
  await page.addInitScript((timeMs) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, args) =>
        Reflect.construct(target, args.length > 0 ? args : [timeMs]) as Date,
      get: (target, name, receiver) =>
        name === 'now' ? () => timeMs : Reflect.get(target, name, receiver),
    });
  }, Date.parse(time));
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}

function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}
