import type { User } from '@reelwright/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PopupHost } from '../../ui/popup-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { ThumbnailPage } from './thumbnail-page.tsx';

afterEach(() => sessionStore.set({ status: 'unknown' }));

const text = { id: 't', type: 'text', text: 'Tea', font: { size: 300 }, width: 400, height: 400 };
const film = { version: 2, frames: [{ id: 'a', duration: 3, items: [text] }] };
const project = {
  id: 5,
  name: 'tea',
  title: 'About tea',
  category: 'full-video',
  thumbnail: null,
  thumb: { slide: 0, url: null },
  data: { frames: 1 },
};

function drawPage(): void {
  renderComponent(
    <>
      <ToastHost />
      <PopupHost />
      <ThumbnailPage />
    </>,
  );
}

it('downloads a JPG of 1280 × 720 with the words that were typed', async () => {
  const saved = Promise.withResolvers<Blob>();
  const create = URL.createObjectURL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.resolve(blob as Blob);
    return create(blob);
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  drawPage();
  await page.getByRole('textbox', { name: 'Words' }).fill('Cheap flights');
  await page.getByRole('button', { name: 'Banner' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Download JPG' }).click();
  const picture = await saved.promise;
  expect(picture.type).toBe('image/jpeg');
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([1280, 720]);
  await expect
    .poll(() => clicked.mock.contexts[0])
    .toMatchObject({ download: 'cheap-flights.jpg' });
});

it('takes a frame of a video, and keeps the thumbnail as its poster', async () => {
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
  const asked = answerCalls({
    '/api/user/projects/list': () => ({
      results: [project],
      $meta: { items_start: 0, items_total: 1, items_num: 5 },
    }),
    '/api/user/projects/load': () => ({ ...project, revision: 3, data_json: JSON.stringify(film) }),
    '/api/queries/s3-url': () => ({ url: '/media/p.jpg', thumbnail: '', type: 'image' }),
    '/api/user/projects/save': () => ({ type: 'saved', id: 5, revision: 4, updated_at: '' }),
  });
  drawPage();
  await page.getByRole('button', { name: 'Frame of my video' }).click();
  await page.getByRole('button', { name: 'About tea' }).click();
  await page.getByRole('button', { name: 'Use this frame' }).click();
  await page.getByRole('button', { name: 'Use as poster of “About tea”' }).click();
  await expect.element(page.getByText(/^Saved. “About tea” shows it/)).toBeVisible();
  const { body } = asked.find(({ path }) => path.endsWith('/save')) ?? {};
  expect(body).toMatchObject({ id: 5, revision: 3 });
  const { data_json } = body as { data_json: string };
  expect(JSON.parse(data_json).publish.poster).toEqual({ url: '/media/p.jpg' });
});
