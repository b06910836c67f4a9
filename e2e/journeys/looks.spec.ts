import { expect, expectAccessible, expectNoSidewaysScroll, schemes, test, widths } from './test.ts';

const screens = [
  { name: 'landing', address: '/', heading: /video/i },
  { name: 'pricing', address: '/pricing', heading: /start free/i },
  { name: 'support', address: '/support?subject=change+plan', heading: /how can we help/i },
  { name: 'guide', address: '/support/affiliate-video-marketing', heading: /^affiliate video/i },
  { name: 'docs', address: '/docs', heading: /^documentation/i },
  { name: 'create', address: '/members.html#/create', heading: /ready/i },
  {
    name: 'building-blocks',
    address: '/members.html#/building-blocks',
    heading: /^colour/i,
  },
] as const;

for (const { name, address, heading } of screens) {
  for (const width of widths) {
    for (const scheme of schemes) {
      test(`${name} looks right at ${width} px, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(
          page.getByRole('main').getByRole('heading', { name: heading }).first(),
        ).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectNoSidewaysScroll(page);
        await expect(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`);
        await expectAccessible(page);
      });
    }
  }
}
