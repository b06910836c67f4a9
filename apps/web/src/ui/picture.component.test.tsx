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
