import type { User } from '@reelwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { ProjectsPage } from './projects-page.tsx';

const perPage = 5;

const summary = (id: number, title: string, more: object = {}) => ({
  ...{ id, name: title, title, category: 'listicle-video', thumbnail: null, revision: 1 },
  ...{ description: '', data: { frames: 2 }, duration: 10, width: 1920, height: 1080, bytes: 900 },
  ...{ thumb: { slide: 0, url: null }, edited_since: false, deleted_at: null },
  ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString(), ...more },
});

/** A server with these videos, as it answers the list page by page. */
const listOf =
  (videos: readonly object[]) =>
  ({ url }: { readonly url: URL }) => {
    const start = Number(url.searchParams.get('items_start') ?? 0);
    return {
      results: videos.slice(start, start + perPage),
      $meta: { items_start: start, items_total: videos.length, items_num: perPage },
    };
  };

const letters = ['Golf', 'Foxtrot', 'Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha'];
const videos = letters.map((title, index) => summary(index + 1, title));
const titles = () =>
  page
    .getByRole('list', { name: 'Videos' })
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

const mia = { id: 7, guest: false, email: 'mia@example.com', name: 'Mia Wong', access: {} };

beforeEach(() => sessionStore.set({ status: 'known', user: mia as unknown as User }));
afterEach(() => sessionStore.set({ status: 'unknown' }));

it('leads back to the last page when the address names one past the end', async () => {
  answerCalls({ '/api/user/projects/list': listOf(videos), '/api/members/video-status': () => [] });
  renderComponent(<ProjectsPage />, { at: '/projects?page=9' });
  await expect.poll(titles).toEqual(['Bravo', 'Alpha']);
});

it('lets a finished video be watched and downloaded, and looks again at one on its way', async () => {
  let status = 'processing';
  answerCalls({
    '/api/user/projects/list': listOf([summary(7, 'Café & more')]),
    '/api/members/video-status': () => [
      { proj_id: 7, status, video_url: status === 'pass' ? '/files/some-video' : null },
    ],
  });
  renderComponent(<ProjectsPage />);
  await expect.element(page.getByText('Converting')).toBeVisible();
  const download = page.getByRole('link', { name: 'Download Café & more' });
  await expect.element(download).not.toBeInTheDocument();
  status = 'pass';
  await expect.element(page.getByText('Rendered')).toBeVisible();
  await expect.element(download).toHaveAttribute('href', '/files/some-video');
  await expect
    .element(page.getByRole('link', { name: 'Watch Café & more' }))
    .toHaveAttribute('href', '/videos/7-cafe-more.html');
});

it('says so when the server does not answer, and tries again', async () => {
  let isThere = false;
  const list = listOf([summary(1, 'still here')]);
  answerCalls({
    '/api/user/projects/list': (request) =>
      isThere ? list(request) : Response.json({ error: 'Connection error' }, { status: 408 }),
    '/api/members/video-status': () => [],
    '/api/members/error-log': () => ({ type: 'msg', msg: '' }),
  });
  renderComponent(<ProjectsPage />);
  await expect.element(page.getByText('We couldn’t load your videos')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain('Connection error');
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(titles).toEqual(['Still Here']);
});

it('fits a phone, however long the words are', async () => {
  await page.viewport(640, 900);
  const long = summary(9, 'a-very-long-word-'.repeat(11), { description: 'x'.repeat(300) });
  answerCalls({
    '/api/user/projects/list': listOf([long, ...videos]),
    '/api/members/video-status': () => [],
  });
  renderComponent(<ProjectsPage />);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => titles().length).toBe(5);
  expect(overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => titles().length).toBe(3);
  expect(overflow()).toBeLessThanOrEqual(0);
  await expectAccessible();
});
