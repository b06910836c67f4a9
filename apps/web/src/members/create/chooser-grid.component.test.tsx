import { newProjectData } from '@reelwright/movie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { removeComponents, renderComponent } from '../../testing/render-component.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { ChooserGrid } from './chooser-grid.tsx';

// A card that appears under the pointer, where the test before left it, fetches its film at once.
beforeEach(async () => {
  renderComponent(<p style={{ position: 'fixed', right: 0, bottom: 0 }}>Far from every card</p>);
  await userEvent.hover(page.getByText('Far from every card'));
  removeComponents();
});
afterEach(() => vi.restoreAllMocks());

const still = '/library/sample/poster.webp';

function renderCard(film: () => Promise<ReturnType<typeof newProjectData>>): void {
  const sample = { still, film };
  const words = { title: 'Quiz', words: 'Questions, a ticking clock, the answer.' };
  renderComponent(
    <>
      <ToastHost />
      <ChooserGrid entries={[{ id: 'quiz', to: '/quiz-video', preview: null, sample, ...words }]} />
    </>,
  );
}

it('shows the picture of a sample, and fetches its film only when somebody wants to see it', async () => {
  const film = vi.fn(async () => newProjectData());
  renderCard(film);
  await expect.element(page.getByRole('img', { name: 'A Quiz video' })).toBeVisible();
  await expectAccessible();
  expect(film).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Watch a sample' }).click();
  await expect.element(page.getByRole('dialog', { name: 'A Quiz video' })).toBeVisible();
  expect(film).toHaveBeenCalledOnce();
});

it('says so when a film cannot be fetched', async () => {
  renderCard(() => Promise.reject(new TypeError('Failed to fetch')));
  await page.getByRole('button', { name: 'Watch a sample' }).click();
  await expect.element(page.getByText(/^This couldn’t be loaded/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A Quiz video' })).toBeVisible();
});

it('waits for the line before it asks for a film', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const film = vi.fn(async () => newProjectData());
  renderCard(film);
  await page.getByRole('button', { name: 'Watch a sample' }).click();
  await expect.element(page.getByText(/^You’re offline/)).toBeVisible();
  expect(film).not.toHaveBeenCalled();
  offline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('dialog', { name: 'A Quiz video' })).toBeVisible();
});
