import type { WatchData } from '@reelwright/contract';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { forgetChoice } from '../../ui/choice-memory.ts';
import { VideoScreen } from '../video-screen.tsx';

const video: WatchData = {
  id: 7,
  title: 'Ten teas',
  description: '',
  pageUrl: 'https://films.example/videos/7-ten-teas.html',
  embedUrl: 'https://films.example/embed.html?pid=7',
  videoUrl: 'https://films.example/videos/7/video.mp4',
  // With a picture, nothing of the file is fetched before it is to play.
  posterUrl: 'https://films.example/library/samples/listicle.webp',
  captionsUrl: 'https://films.example/videos/7/captions.vtt',
  watermark: false,
  width: 1920,
  height: 1080,
  formats: [],
  seconds: 60,
  player: null,
  publishedAt: '2026-01-02T12:04:00Z',
  lead: {
    moment: 'before',
    at_seconds: 0,
    question: 'Want the recipe?',
    consent: 'Tea & Co. may write to me about tea.',
    may_skip: true,
  },
};

afterEach(() => forgetChoice('lead-7'));

function renderVideo(changes: Partial<WatchData> = {}): void {
  renderComponent(
    <div style={{ width: 800, height: 500 }}>
      <VideoScreen video={{ ...video, ...changes }} />
    </div>,
  );
}

it('asks before the film plays, needs consent, and tells of the mail that follows', async () => {
  const asked = answerCalls({
    '/videos/7/captions.vtt': () => new Response('WEBVTT'),
    '/videos/7/video.mp4': () => new Response(''),
    '/api/videos/leads/give': () => ({ type: 'msg', msg: 'Please press the link in the mail.' }),
  });
  renderVideo();
  const dialog = page.getByRole('dialog', { name: 'Want the recipe?' });
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  // The first field has the focus, and what is typed is no key of the player.
  await userEvent.keyboard('Mia Moss f');
  // What is wrong is said at once, not one after the other.
  await dialog.getByLabelText('Email').fill('mia@');
  await dialog.getByRole('button', { name: 'Send and watch' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Please enter your email, like name@example.com.Please agree first.');
  await dialog.getByLabelText('Email').fill('mia@example.com');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send and watch' }).click();
  await expect.element(dialog.getByText('Please press the link in the mail.')).toBeVisible();
  expect(asked.find(({ path }) => path === '/api/videos/leads/give')?.body).toEqual({
    pid: 7,
    name: 'Mia Moss f',
    email: 'mia@example.com',
    consent: true,
    place: 'watch',
  });
  await dialog.getByRole('button', { name: 'Watch the video' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('lets people go on without answering, where its owner says so, and says what went wrong', async () => {
  answerCalls({
    '/videos/7/captions.vtt': () => new Response('WEBVTT'),
    '/videos/7/video.mp4': () => new Response(''),
    '/api/videos/leads/give': () =>
      Response.json({ error: 'This address takes no mail.' }, { status: 400 }),
  });
  renderVideo();
  const play = page.getByRole('button', { name: 'Play the video' });
  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Want the recipe?' });
  await dialog.getByLabelText('Name').fill('Mia');
  await dialog.getByLabelText('Email').fill('mia@example.com');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send and watch' }).click();
  await expect.element(dialog.getByText('This address takes no mail.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks over a film of which there is no file yet, which goes on once that is answered', async () => {
  const background = { type: 'color', color: '#204060' };
  const frames = [{ id: 'only', duration: 60, background, items: [] }];
  answerCalls({
    '/api/videos/load': () => ({ id: 7, data_json: JSON.stringify({ version: 1, frames }) }),
  });
  renderVideo({ videoUrl: null, posterUrl: null });
  await page.getByRole('button', { name: 'Play the video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Want the recipe?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
});
