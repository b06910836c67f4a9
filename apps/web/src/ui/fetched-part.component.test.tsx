import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { fetchedPart } from './fetched-part.tsx';
import { ToastHost } from './toast-host.tsx';

afterEach(() => vi.restoreAllMocks());

it('waits for the connection instead of breaking the page', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => () => <p>The popup</p>);
  const Popup = fetchedPart(load);
  renderComponent(
    <>
      <ToastHost />
      <Suspense>
        <Popup />
      </Suspense>
    </>,
  );
  await expect
    .element(page.getByText('You’re offline. This opens as soon as you’re back online.'))
    .toBeVisible();
  expect(load).not.toHaveBeenCalled();
  offline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The popup')).toBeVisible();
});

it('leaves the rest of the page alone when its code cannot be fetched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const Popup = fetchedPart(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  renderComponent(
    <>
      <ToastHost />
      <p>My work</p>
      <Suspense>
        <Popup />
      </Suspense>
    </>,
  );
  await expect.element(page.getByText(/^This couldn’t be loaded/)).toBeVisible();
  await expect.element(page.getByText('My work')).toBeVisible();
});
