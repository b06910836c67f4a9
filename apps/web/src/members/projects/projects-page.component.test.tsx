import type { User } from '@reelwright/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { playerPopup } from '../../player/open-player.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { forgetChoice, rememberChoice } from '../../ui/choice-memory.ts';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import { StartHere } from '../create/start-here.tsx';
import { ProjectsPage } from './projects-page.tsx';

const perPage = 20;

const summary = (id: number, title: string, more: object = {}) => ({
  id,
  name: title,
  title,
  category: 'listicle-video',
  thumbnail: null,
  revision: 1,
  description: '',
  data: { frames: 2 },
  duration: 10,
  width: 1920,
  height: 1080,
  bytes: 900,
  thumb: { slide: 0, url: null },
  edited_since: false,
  deleted_at: null,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  ...more,
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

/** Two more than a page. */
const videos = Array.from({ length: 22 }, (_, index) => summary(index + 1, `Film ${22 - index}`));
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
  await expect.poll(titles).toEqual(['Film 2', 'Film 1']);
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

it('tells when a video was made and changed since, and plays it in its picture', async () => {
  const media = window.matchMedia;
  // Tests run with less motion; pictures that move are what this one is about.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    media.call(window, query.includes('reduced-motion') ? 'not all' : query),
  );
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const times = { created_at: before(73), updated_at: before(2) };
  const asked = answerCalls({
    '/api/user/projects/list': listOf([
      summary(7, 'Coffee', { ...times, edited_since: true }),
      summary(8, 'Tea', { created_at: before(5), updated_at: before(5) }),
    ]),
    '/api/members/video-status': () => [{ proj_id: 7, status: 'pass', video_url: '/files/video' }],
  });
  renderComponent(<ProjectsPage />);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect
    .element(row('Coffee').getByText('Edited since: publish again to update it'))
    .toBeVisible();
  await expect.element(row('Coffee').getByText('Created: 3 days ago')).toBeVisible();
  await expect.element(row('Coffee').getByText('Edited: 2 hours ago')).toBeVisible();
  await expect.element(row('Tea').getByText('Created: 5 hours ago')).toBeVisible();
  await expect.element(row('Tea').getByText('Edited:')).not.toBeInTheDocument();

  // One that was never published moves too: its movie is fetched once somebody points at it.
  const isFetched = () => asked.some(({ path }) => path === '/api/user/projects/load');
  expect(isFetched()).toBe(false);
  // The pointer may lie where the row appears, left there by another test: it comes from elsewhere.
  await userEvent.hover(page.getByPlaceholder('search videos..'));
  await userEvent.hover(row('Tea'));
  await expect.poll(isFetched).toBe(true);
  await page.getByRole('button', { name: 'Play Coffee' }).click();
  expect(playerPopup.get()).toMatchObject({ id: 7, title: 'Coffee' });
  playerPopup.set(undefined);
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
  await expect.poll(titles).toEqual(['still here']);
});

it('fits a phone, however long the words are', async () => {
  await page.viewport(640, 900);
  const long = summary(99, 'a-very-long-word-'.repeat(11), { description: 'x'.repeat(300) });
  answerCalls({
    '/api/user/projects/list': listOf([long, ...videos]),
    '/api/members/video-status': () => [],
  });
  renderComponent(<ProjectsPage />);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => titles().length).toBe(20);
  expect(overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => titles().length).toBe(3);
  expect(overflow()).toBeLessThanOrEqual(0);
  await expectAccessible();
  // Side by side as well, and it stays so for this browser.
  (page.getByRole('radio', { name: 'Grid' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
  expect(overflow()).toBeLessThanOrEqual(0);
  await expectAccessible();
  forgetChoice('projects-shape');
});

it('lays out side by side what is still on its way, where videos are seen so', async () => {
  await page.viewport(640, 900);
  rememberChoice('projects-shape', 'grid', { days: 1 });
  const arrival = Promise.withResolvers<void>();
  const list = listOf(videos);
  answerCalls({
    '/api/user/projects/list': async (request) => {
      await arrival.promise;
      return list(request);
    },
    '/api/members/video-status': () => [],
  });
  renderComponent(<ProjectsPage />);
  const places = () =>
    [...document.querySelectorAll('[data-shape="grid"] > *')].slice(0, 2).map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return { left, top, width };
    });
  await expect.element(page.getByText('Loading..')).toBeVisible();
  const before = places();
  expect(before[1]?.top).toBe(before[0]?.top);
  arrival.resolve();
  await expect.poll(() => titles().length).toBe(20);
  expect(places()).toEqual(before);
  // On a small phone the words of a button are not cut either.
  await page.viewport(390, 844);
  const words = page.getByText('Create new video').element();
  await expect.poll(() => words.scrollWidth - words.clientWidth).toBe(0);
  forgetChoice('projects-shape');
});

it('leads somebody new to a film that plays, to change a word and publish', async () => {
  sessionStore.set({ status: 'known', user: null });
  answerCalls({});
  renderComponent(
    <>
      <StartHere isNew />
      <Address />
    </>,
  );
  const film = page.getByRole('region', { name: 'A sample video' });
  await expect.element(film.getByRole('button', { name: 'Play with sound' })).toBeEnabled();
  await expect.element(page.getByText('Change a word. The preview changes with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit this video' }).click();
  await expect.element(page.getByText('/full-video?from=sample')).toBeVisible();
});

/** Where the router is. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface SearchBoxProps {
  readonly onSearch: (search: string) => void;
  /** Gives what lets a search arrive. */
  readonly onDrawn: (arrive: (search: string) => void) => void;
}

/** A search that comes back when a test says so. */
function SearchBox({ onSearch, onDrawn }: SearchBoxProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  onDrawn(setSearch);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{search}</output>
    </>
  );
}

it('asks once for letters in a row, and keeps what was typed while a search was on its way', async () => {
  const asked: string[] = [];
  let arrive: (search: string) => void = () => {};
  renderComponent(
    <SearchBox onSearch={(next) => asked.push(next)} onDrawn={(set) => (arrive = set)} />,
  );
  const box = page.getByRole('textbox', { name: 'Search' });
  const shown = page.getByRole('status');
  await expect.element(box).toBeVisible();
  const input = box.element() as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const value of [' ', ' 1', ' 10']) {
    setValue?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.poll(() => asked).toEqual(['10']);
  await userEvent.type(box, '0%');
  arrive('10');
  await expect.element(shown).toHaveTextContent('10');
  await expect.element(box).toHaveValue(' 100%');
  await expect.poll(() => asked.at(-1)).toBe('100%');
  arrive('100%');
  await expect.element(shown).toHaveTextContent('100%');
  await expect.element(box).toHaveValue(' 100%');
  arrive('');
  await expect.element(box).toHaveValue('');
  arrive('10');
  await expect.element(box).toHaveValue('10');
});
