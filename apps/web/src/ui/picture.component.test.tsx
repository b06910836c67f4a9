import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { removeComponents, renderComponent } from '../testing/render-component.tsx';
import { Picture } from './picture.tsx';

it('is no longer fetched when its popup was closed before it came', async () => {
  renderComponent(<Picture src="/library/sample/poster.webp" alt="Coffee" />);
  const image = (await page.getByRole('img', { name: 'Coffee' }).findElement()) as HTMLImageElement;
  // As on a slow line.
  Object.defineProperty(image, 'complete', { value: false });
  removeComponents();
  await expect.poll(() => image.hasAttribute('src')).toBe(false);
});

it('shows its small copy until it is there', async () => {
  const early = '/library/sample/poster.webp';
  renderComponent(<Picture src="/never-there.webp?slow" early={early} alt="Large coffee" />);
  const image = (await page
    .getByRole('img', { name: /Large coffee/ })
    .findElement()) as HTMLElement;
  expect(image.style.background).toContain('poster.webp');
});
