import type { User } from '@reelwright/contract';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { publishPopup } from '../../publish/open-publish.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PopupHost } from '../../ui/popup-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { PlayerPage } from './player-page.tsx';

afterEach(() => {
  sessionStore.set({ status: 'unknown' });
  publishPopup.set(undefined);
});

const project = {
  id: 5,
  name: 'tea',
  title: 'About tea',
  category: 'full-video',
  thumbnail: null,
  thumb: { slide: 0, url: null },
  data: { frames: 2 },
};
const slide = (id: string, title: string) => ({ id, title, duration: 40, items: [] });
const film = { version: 2, frames: [slide('a', 'Green tea'), slide('b', 'Black tea')] };
const unpublished = { proj_id: 5, status: null, video_url: null, embed_url: null, player: null };
const published = {
  ...unpublished,
  status: 'pass',
  video_url: '/files/videos/ab/abcdef.mp4',
  poster_url: '/files/videos/ab/abcdef.jpg',
  embed_url: 'https://videos.example.com/embed.html?pid=5',
  seconds: 80,
  about: { title: 'About tea', description: '', keywords: [], category: 26 },
};

function openPage(status: object | (() => object)) {
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
  const asked = answerCalls({
    '/api/user/projects/list': () => ({
      results: [project],
      $meta: { items_start: 0, items_total: 1, items_num: 5 },
    }),
    '/api/user/projects/load': () => ({ ...project, revision: 3, data_json: JSON.stringify(film) }),
    '/api/user/projects/save': () => ({ type: 'saved', id: 5, revision: 4, updated_at: '' }),
    '/api/members/vid-status': () => (typeof status === 'function' ? status() : status),
    '/api/members/video-info': () => status,
    '/videos/5/captions.vtt': () => new Response('WEBVTT\n'),
  });
  renderComponent(
    <>
      <ToastHost />
      <PopupHost />
      <PlayerPage />
    </>,
  );
  return asked;
}

async function chooseTea(): Promise<void> {
  await page.getByRole('button', { name: 'Choose your video' }).click();
  await page.getByRole('button', { name: 'About tea' }).click();
}

it('gives a published video a button for some seconds and the chapters of its film, and its code', async () => {
  const asked = openPage(published);
  await expect.element(page.getByText(/^This is a sample/)).toBeVisible();
  await chooseTea();
  const save = page.getByRole('button', { name: 'Save the player' });
  // The address of the sample is not kept for one's own video.
  await expect.element(save).toBeDisabled();
  await expect
    .element(page.getByRole('textbox', { name: 'Chapters' }))
    .toHaveValue('0:00 Green tea\n0:40 Black tea');
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('javascript:alert(1)');
  await expect.element(page.getByText(/^Please enter a whole address/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('tea.example/shop');
  // Before the field is left: a button that is off cannot take the focus from it.
  await expect.element(save).toBeEnabled();
  await page.getByRole('textbox', { name: 'Call to action' }).fill('Buy <b>tea</b>');
  await page.getByRole('textbox', { name: 'Shown from' }).fill('30');
  await page.getByRole('textbox', { name: 'For how long' }).fill('20');
  const action = page.getByRole('link', { name: 'Buy <b>tea</b>' });
  await expect.element(action).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOptions('Black tea');
  await expect.element(action).toHaveAttribute('href', 'https://tea.example/shop');
  await expect.element(action).toHaveAttribute('rel', 'noopener nofollow');
  await expectAccessible();
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Remove the player' })).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/video-info'))?.body).toEqual({
    proj_id: 5,
    player: {
      color: '#f0a23c',
      action: {
        text: 'Buy <b>tea</b>',
        link: 'https://tea.example/shop',
        color: '#f0a23c',
        start_seconds: 30,
        shown_seconds: 20,
      },
      chapters: [
        { start_seconds: 0, title: 'Green tea' },
        { start_seconds: 40, title: 'Black tea' },
      ],
    },
  });
  const { value } = page
    .getByRole('textbox', { name: 'Embed code' })
    .element() as HTMLTextAreaElement;
  expect(value).toContain('src="https://videos.example.com/embed.html?pid=5"');
});

it('takes subtitles as the captions of the video, and names a file that has none', async () => {
  const asked = openPage(published);
  await chooseTea();
  await expect.element(page.getByText('Use my own captions (SRT, VTT)')).toBeVisible();
  await expect.element(page.getByText('“About tea”. It has no captions yet.')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="srt"]');
  const bring = (text: string) => input && userEvent.upload(input, new File([text], 'tea.srt'));
  await bring('Hello');
  await expect.element(page.getByText(/^It has no subtitles we can read/)).toBeVisible();
  await bring('1\n00:00:01,000 --> 00:00:03,000\nTea is a leaf.\n');
  await expect.poll(() => publishPopup.get()).toMatchObject({ id: 5, tab: 'status' });
  await expect.element(page.getByText('“About tea”. Its captions come with it.')).toBeVisible();
  const saved = asked.find(({ path }) => path.endsWith('/projects/save'))?.body;
  const { data_json } = saved as { readonly data_json: string };
  expect(JSON.parse(data_json).captions.own).toMatchObject([{ text: 'Tea is a leaf.' }]);
});

it('leads to Publish where there is no video yet', async () => {
  openPage(unpublished);
  await chooseTea();
  await expect.element(page.getByText(/^“About tea” isn’t published yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish it' }).click();
  expect(publishPopup.get()).toMatchObject({ id: 5, tab: 'embed' });
});

it('says when a film is newer than its video, and shows the new one without losing what was answered', async () => {
  let status: object = { ...published, outdated: true };
  openPage(() => status);
  await chooseTea();
  await expect.element(page.getByText(/^You’ve changed “About tea” since/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Call to action' }).fill('Buy tea');
  await page.getByRole('button', { name: 'Publish again' }).click();
  expect(publishPopup.get()).toMatchObject({ id: 5, tab: 'status' });
  status = { ...published, video_url: '/files/videos/ab/newer1.mp4', outdated: false };
  // The list of videos, and whoever looks at one of them, hears of it when somebody comes back to the page.
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toContain('newer1');
  await expect.element(page.getByText(/^You’ve changed “About tea” since/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: 'Call to action' }))
    .toHaveValue('Buy tea');
});
