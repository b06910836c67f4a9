import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { CataloguePage } from './catalogue-page.tsx';

const example = (name: string) => page.getByRole('img', { name: `${name}, an example` });

it('shows every kind of effect, and each moves while it is pointed at', async () => {
  renderComponent(<CataloguePage />, { at: '/catalogue', route: '/catalogue/:section?' });
  for (const [tab, entry] of [
    ['In and out', 'Fade in up'],
    ['While it stays', 'Heartbeat'],
    ['Transitions', 'Push left'],
    ['Overlays and filters', 'Old movie'],
    ['Fonts', 'Montserrat'],
    ['Text effects', 'Typewriter'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.element(example(entry)).toBeVisible();
  }
  await expectAccessible();
  const pixels = () => {
    const canvas = example('Typewriter').element() as HTMLCanvasElement;
    return canvas.toDataURL();
  };
  await expect.poll(() => isDrawn(example('Typewriter').element() as HTMLCanvasElement)).toBe(true);
  const still = pixels();
  await userEvent.hover(page.getByRole('button', { name: /Typewriter/ }));
  await expect.poll(() => pixels() === still).toBe(false);
});

function isDrawn(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, 2, 2) ?? { data: [0, 0, 0, 0] };
  return (data[3] ?? 0) > 0;
}
