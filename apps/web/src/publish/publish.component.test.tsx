import type { User } from '@reelwright/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../account/session-store.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { CopyField } from './copy-field.tsx';
import { PublishPopup } from './publish-popup.tsx';

it('copies through a selection where there is no clipboard, and says what to do when that fails too', async () => {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true);
  renderComponent(
    <>
      <ToastHost />
      <CopyField label="Link" text="https://example.com/watch/1" copyLabel="Copy link" />
    </>,
  );
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  await expect.element(page.getByText('Copied to clipboard')).toBeVisible();
  expect(clipboard).toHaveBeenCalledWith('https://example.com/watch/1');
  expect(copy).toHaveBeenCalledWith('copy');

  copy.mockReturnValue(false);
  await button.click();
  await expect
    .element(page.getByText('Failed, please copy manually by pressing CTRL+C'))
    .toBeVisible();
});

it('opens the chosen way, also on a phone, shows an expired plan what paid ones have, and says when it is offline', async () => {
  await page.viewport(640, 900);
  const access = { paid: false, limits: { videoMinutesPerMonth: 10 } };
  const user = {
    id: 7,
    guest: false,
    email: 'mia@example.com',
    plan: 'pro',
    expired: true,
    access,
  };
  sessionStore.set({ status: 'known', user: user as unknown as User });
  const words = [{ text: 'Hello.', startTime: 0, endTime: 1 }];
  const narration = { url: '/library/hello.mp3', text: 'Hello.', words };
  const movie = { version: 1, frames: [{ id: 'a', duration: 2, items: [], narration }] };
  const video = { proj_id: 5, status: null, outdated: false, problems: [] };
  const noted: string[] = [];
  let isOffline = true;
  answerCalls({
    '/api/members/vid-status': () => video,
    '/api/user/projects/load': () => ({ id: 5, data_json: JSON.stringify(movie) }),
    '/api/members/queue-video': () => {
      if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
      return video;
    },
    '/api/members/leads/form': () => ({ form: null, confirmed: 0 }),
    '/api/members/leads/list': () => ({
      results: [],
      $meta: { items_start: 0, items_num: 10, items_total: 0 },
    }),
    '/api/members/credits': () => ({
      credits: [
        {
          title: 'A cup',
          author: 'Joey Farina',
          licence: 'Pexels License',
          link: 'https://www.pexels.com/photo/1/',
        },
      ],
      text: 'Credits',
    }),
    '/api/user/activity': ({ url }) => {
      noted.push(url.searchParams.get('name') ?? '');
      return {};
    },
  });
  renderComponent(
    <>
      <ToastHost />
      <PublishPopup open={{ id: 5, title: 'Coffee', tab: 'download' }} />
    </>,
  );
  const chosen = page.getByRole('tab', { name: 'Download as MP4' });
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  // What paid plans have is told first, and may be left for later.
  await page.getByRole('tab', { name: 'Generate leads' }).click();
  await expect.element(page.getByText('Automatic distribution')).toBeVisible();
  await page
    .getByRole('button', { name: "Maybe later, I'll try with a watermarked version first" })
    .click();
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  const isInSight = () => {
    const { left, right } = chosen.element().getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  await expect.poll(isInSight).toBe(true);
  const form = page.getByRole('form', { name: 'Download as MP4' });
  await expect.element(page.getByText(/SD and with the Reelwright watermark/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Transcript' }))
    .toHaveAttribute('href', '/api/members/captions?proj_id=5&kind=txt');
  await page.getByRole('button', { name: 'Show the credits' }).click();
  await expect
    .element(page.getByRole('link', { name: 'A cup' }))
    .toHaveAttribute('href', 'https://www.pexels.com/photo/1/');
  await expect.element(page.getByRole('button', { name: 'Copy the credits' })).toBeVisible();
  // However long the form is, its button is in sight.
  const make = form.getByRole('button', { name: 'Make the MP4' });
  expect(make.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await make.click();
  await expect
    .element(page.getByText(/^We couldn’t reach Reelwright\. .* Your changes are kept/))
    .toBeVisible();
  expect(noted).toEqual([]);
  isOffline = false;
  await make.click();
  await expect.poll(() => noted, { timeout: 10_000 }).toEqual(['project_completed']);
  await page.viewport(1024, 768);
  sessionStore.set({ status: 'unknown' });
});

it('offers to publish again beside the code of a video that is older than its project', async () => {
  const access = { paid: true, limits: { videoMinutesPerMonth: 120 } };
  const mia = { id: 7, email: 'mia@example.com', plan: 'pro', access };
  sessionStore.set({ status: 'known', user: mia as unknown as User });
  const video = {
    proj_id: 5,
    status: 'pass',
    outdated: true,
    problems: [],
    formats: [],
    making_formats: [],
    embed_url: 'https://videos.example.com/embed.html?pid=5',
  };
  const asked = answerCalls({
    '/api/members/vid-status': () => video,
    '/api/user/projects/load': () => ({ id: 5, data_json: '{"version":1,"frames":[]}' }),
    '/api/members/queue-video': () => ({ ...video, status: 'pending', outdated: false }),
    '/api/user/activity': () => ({}),
  });
  renderComponent(<PublishPopup open={{ id: 5, title: 'Coffee', tab: 'embed' }} />);
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect
    .element(page.getByRole('tab', { name: 'Processing video' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(asked.find(({ path }) => path.endsWith('/queue-video'))?.body).toMatchObject({
    proj_id: 5,
  });
});

const member = {
  id: 7,
  guest: false,
  email: 'mia@example.com',
  plan: 'free',
  expired: false,
  access: { paid: false, limits: { videoMinutesPerMonth: 10 } },
};
const cup = { version: 1, frames: [{ id: 'a', duration: 2, items: [] }] };
const draft = {
  proj_id: 5,
  status: null,
  audience: null,
  outdated: false,
  problems: [],
  formats: [],
  making_formats: [],
};
const working = { ...draft, status: 'processing', stage: 'drawing', percent: 40, message: null };
const ready = {
  ...draft,
  status: 'pass',
  video_url: null,
  download_url: '/media/video.mp4',
  published_at: '2026-01-02T12:04:00Z',
  youtube: null,
  message: null,
};

function showPublish(
  open: { tab: 'download' | 'embed' | 'status' },
  video: { now: object },
  movie: object = cup,
) {
  sessionStore.set({ status: 'known', user: member as unknown as User });
  const calls = answerCalls({
    '/api/members/vid-status': () => video.now,
    '/api/members/video-progress': () => new Response('', { status: 503 }),
    '/api/user/projects/load': () => ({ id: 5, data_json: JSON.stringify(movie) }),
    '/api/members/queue-video': () => {
      video.now = working;
      return working;
    },
    '/api/members/video-info': ({ body }) => {
      const { audience } = body as { audience: string };
      const page_url = audience === 'link' ? 'https://films.example/videos/5-cup.html' : null;
      video.now = { ...ready, audience, page_url };
      return video.now;
    },
    '/api/user/activity': () => ({}),
  });
  renderComponent(
    <>
      <ToastHost />
      <PublishPopup open={{ id: 5, title: 'Cup', ...open }} />
    </>,
  );
  return calls;
}

it('makes an MP4 that only its owner sees, asks for no address where no mail is sent, and opens it later', async () => {
  const kept = document.head.appendChild(document.createElement('meta'));
  kept.name = 'mails';
  kept.content = 'kept';
  const video = { now: draft as object };
  const calls = showPublish({ tab: 'download' }, video);
  await page.getByRole('radio', { name: 'Only me' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Make the MP4' }).click();
  await expect.element(page.getByRole('tab', { name: 'Processing video' })).toBeVisible();
  const sent = calls.find(({ path }) => path === '/api/members/queue-video')?.body;
  expect(sent).toMatchObject({ audience: 'me', data: { email: 'mia@example.com' } });
  video.now = { ...ready, audience: 'me', page_url: null };
  await expect.element(page.getByText('Only you can see it'), { timeout: 10_000 }).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Watch' })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Embed code' }).click();
  await expect.element(page.getByRole('textbox', { name: 'HTML' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Let anyone with the link watch' }).click();
  await expect.element(page.getByRole('textbox', { name: 'HTML' })).toBeVisible();
  await page.getByRole('tab', { name: 'Your video' }).click();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  sessionStore.set({ status: 'unknown' });
  kept.remove();
});

it('shows how far it is where the embed code was asked for, and finds the link under its own name', async () => {
  showPublish({ tab: 'embed' }, { now: draft });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('Your video is being rendered.')).toBeVisible();
  await expect.element(page.getByText('40 %')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  sessionStore.set({ status: 'unknown' });
});

it('publishes a page to share from the tab of that name', async () => {
  const calls = showPublish({ tab: 'status' }, { now: draft });
  await expect
    .element(page.getByRole('tab', { name: 'Share a link' }))
    .toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Publish and get the link' }).click();
  await expect.element(page.getByRole('tab', { name: 'Processing video' })).toBeVisible();
  const sent = calls.find(({ path }) => path === '/api/members/queue-video')?.body;
  expect(sent).toMatchObject({ audience: 'link' });
  sessionStore.set({ status: 'unknown' });
});

it('writes captions on the picture of one publishing, and the next time without them', async () => {
  const words = [{ text: 'Hello.', startTime: 0, endTime: 1 }];
  const narration = { url: '/library/hello.mp3', text: 'Hello.', words };
  const frames = [{ id: 'a', duration: 2, items: [], narration }];
  const movie = { ...cup, frames, title: 'Spoken' };
  const video = { now: draft as object };
  const calls = showPublish({ tab: 'download' }, video, movie);
  const sent = () => calls.filter(({ path }) => path === '/api/members/queue-video').at(-1)?.body;
  await page.getByRole('switch', { name: /Write captions on the picture/ }).click();
  await expect.element(page.getByText(/Everybody can read along/)).toBeVisible();
  await page.getByRole('button', { name: 'Make the MP4' }).click();
  await expect.element(page.getByRole('tab', { name: 'Processing video' })).toBeVisible();
  expect(sent()).toMatchObject({ captions: true });
  video.now = { ...ready, audience: 'link', captions: true };
  await expect
    .element(page.getByRole('tab', { name: 'Your video' }), { timeout: 10_000 })
    .toBeVisible();
  await page.getByRole('tab', { name: 'Download as MP4' }).click();
  await page.getByRole('button', { name: 'Make it without captions on it' }).click();
  // As the project says: a change there counts from then on.
  await expect.poll(() => sent()).toMatchObject({ captions: null });
  sessionStore.set({ status: 'unknown' });
});

it('does not ask about captions where nothing is said', async () => {
  showPublish({ tab: 'download' }, { now: draft });
  await expect.element(page.getByRole('button', { name: 'Make the MP4' })).toBeVisible();
  await expect
    .element(page.getByRole('switch', { name: /Write captions on the picture/ }))
    .not.toBeInTheDocument();
  sessionStore.set({ status: 'unknown' });
});
