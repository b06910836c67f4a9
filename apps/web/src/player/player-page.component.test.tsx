import { readProjectData } from '@reelwright/movie';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { removeComponents, renderComponent } from '../testing/render-component.tsx';
import { captionChoice } from './caption-choice.ts';
import { createMovieScreen } from './movie-screen.ts';
import { PlayerPage } from './player-page.tsx';
import { PlayerPopup } from './player-popup.tsx';
import { parsePlayerQuery } from './player-query.ts';
import { VideoPlayer } from './video-player.tsx';

const text = (id: string, words: string) => ({
  id,
  type: 'text',
  x: 160,
  y: 340,
  width: 1600,
  height: 400,
  scaleX: 1,
  scaleY: 1,
  text: `<p style="text-align:center"><b>${words}</b></p>`,
  font: { family: 'Sen', size: 160, color: '#ffffff' },
  timing: { startTime: 0, endTime: 2 },
});
const slide = (id: string, color: string, words: string, duration = 2) => ({
  id,
  duration,
  background: { type: 'color', color },
  items: [text(`${id}-text`, words)] as object[],
});

/** Red for a while, then blue. */
const twoColours = (seconds = 2) => ({
  version: 1,
  frames: [slide('red', '#c00000', 'First', seconds), slide('blue', '#0000c0', 'Second', seconds)],
});

/** The player on a movie; what it shows can be changed while it is open. */
function play(movie: object, query = 'preview=1') {
  let shown = movie;
  const asked = answerCalls({
    '/api/videos/load': () => ({ id: 1, data_json: JSON.stringify(shown) }),
    '/api/members/error-log': () => ({ type: 'msg', msg: '' }),
  });
  renderComponent(<PlayerPage query={parsePlayerQuery(`?pid=1&${query}`)} />);
  return {
    asked,
    change: (next: object) => {
      shown = next;
    },
  };
}

/** The colour in the top left corner of the picture. */
function cornerColor(): string {
  const context = document.querySelector('canvas')?.getContext('2d');
  const [red = 0, , blue = 0] = context?.getImageData(2, 2, 1, 1).data ?? [];
  return red > blue ? 'red' : blue > red ? 'blue' : 'neither';
}

const position = () => page.getByRole('slider', { name: 'Position' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('plays from slide to slide, stops at its end and can be sought by keyboard', async () => {
  play(twoColours());
  await expect.poll(cornerColor).toBe('red');
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:00 of 0:04, slide 1 of 2');
  await expectAccessible();
  await button('Play').click();
  await expect.poll(cornerColor).toBe('blue');
  await expect.element(button('Play')).toBeVisible();
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:04 of 0:04, slide 2 of 2');
  await userEvent.keyboard('{Home}');
  await expect.poll(cornerColor).toBe('red');
  await userEvent.keyboard('7');
  await expect.poll(cornerColor).toBe('blue');
});

it('goes on playing when the movie is changed meanwhile, and its sound too', async () => {
  const sounds = countSounds();
  const movie = {
    ...twoColours(30),
    movie: { audio: { url: '/library/sample/music.mp3', music_volume: 50 } },
  };
  const { change } = play(movie, 'preview=1&update=1');
  await button('Play').click();
  await expect.poll(() => sounds).toEqual({ started: 1, stopped: 0 });
  const canvas = document.querySelector('canvas');

  change({ ...movie, frames: [slide('new', '#0000c0', 'New', 30), ...movie.frames] });
  await expect.poll(cornerColor).toBe('blue');
  await expect
    .element(position())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/of 1:30, slide 1 of 3/));
  expect(sounds).toEqual({ started: 1, stopped: 0 });
  expect(canvas?.isConnected).toBe(true);
  await expect.element(button('Pause')).toBeVisible();
});

it('keeps its picture when its size changes before the next one is there', async () => {
  const canvas = document.createElement('canvas');
  const colorOf = () => canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data.join();
  const { data: movie } = readProjectData(twoColours());
  const screen = createMovieScreen({ movie, loop: false, slideIndex: 0 });
  screen.showOn(canvas);
  screen.drawAt(320, 180);
  await expect.poll(colorOf).toBe('192,0,0,255');
  screen.transport.seek(1);
  const waiting = { ...text('late', ''), type: 'image', url: '/library/comes-later.png' };
  const [red, blue] = twoColours().frames;
  const changed = { ...twoColours(), frames: [{ ...blue, items: [waiting] }, red] };
  void screen.change(readProjectData(changed).data);
  screen.drawAt(160, 90);
  expect(colorOf()).toBe('192,0,0,255');
  screen.close();
});

it('shows the rest of a movie when a picture cannot be had, and says which', async () => {
  const movie = twoColours();
  const broken = { ...text('gone', ''), type: 'image', url: '/library/no-such-picture.png' };
  movie.frames[0]?.items.unshift(broken);
  const music = { url: '/library/no-such-music.mp3', music_volume: 50 };
  const { asked } = play({ ...movie, movie: { audio: music } });
  await expect.poll(cornerColor).toBe('red');
  const note = page.getByRole('status');
  for (const sentence of [
    'Slide #1: The picture “no-such-picture.png” could not be loaded.',
    'Music could not be loaded, so it isn’t heard.',
  ])
    await expect.element(note.getByText(sentence)).toBeVisible();
  const reports = () => asked.filter(({ path }) => path === '/api/members/error-log');
  await expect.poll(reports).toHaveLength(1);
  expect(reports()[0]?.body).toMatchObject({
    problems: expect.arrayContaining([
      { kind: 'missing-picture', url: '/library/no-such-picture.png' },
      { kind: 'missing-sound', url: '/library/no-such-music.mp3', name: 'Music' },
    ]),
  });
  await expectAccessible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

/** Nine slides of five seconds, each covered by a picture of its own: red ones, and blue from the eighth on. */
function nineCovered() {
  // Pictures stay on the page: those of another try would be there already.
  const tried = crypto.randomUUID();
  const colourOf = (at: number) => (at < 7 ? '#c00000' : '#0000c0');
  const addresses = Array.from({ length: 9 }, (_, at) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="n${at}-${tried}" width="16" height="9"><rect width="16" height="9" fill="${colourOf(at)}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  const frames = addresses.map((url, at) => ({
    id: `covered-${at}`,
    duration: 5,
    background: { type: 'color', color: '#00c000' },
    items: [coveringPicture(`picture-${at}`, url)],
  }));
  return { movie: { version: 1, frames }, addresses };
}

const coveringPicture = (id: string, url: string) => ({
  ...text(id, ''),
  type: 'image',
  url,
  x: 0,
  y: 0,
  width: 1920,
  height: 1080,
  timing: { startTime: 0, endTime: 5 },
});

it('fetches what is looked at and a little more while it rests, and the rest when it plays', async () => {
  const decoded = vi.spyOn(globalThis, 'createImageBitmap');
  const { movie, addresses } = nineCovered();
  movie.frames[7]?.items.unshift(coveringPicture('gone', '/library/no-such-later-picture.png'));
  const fetched = () => {
    const sources = decoded.mock.calls.map(([image]) => (image as HTMLImageElement).src);
    return addresses.flatMap((url, at) => (sources.includes(url) ? [at + 1] : []));
  };
  play(movie);
  await expect.poll(cornerColor).toBe('red');
  await expect.poll(fetched).toEqual([1, 2, 3, 4]);
  await expect.element(button('Play')).toBeEnabled();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();

  await userEvent.keyboard('8');
  await expect.poll(cornerColor).toBe('blue');
  const missing = 'Slide #8: The picture “no-such-later-picture.png” could not be loaded.';
  await expect.element(page.getByRole('status').getByText(missing)).toBeVisible();
  await expect.poll(fetched).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);

  await button('Play').click();
  await expect.poll(fetched).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  decoded.mockRestore();
});

it('says nothing of what is missing to somebody who only watches', async () => {
  const movie = twoColours();
  const broken = { ...text('gone', ''), type: 'image', url: '/library/no-such-picture.png' };
  movie.frames[0]?.items.unshift(broken);
  play(movie, '');
  await expect.poll(cornerColor).toBe('red');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

it('tells a guest to save the project, in place of a preview', async () => {
  answerCalls({
    '/api/videos/load': () => Response.json({ error: 'Not found.' }, { status: 404 }),
    '/api/user/info': () => ({ type: 'user', user: null }),
  });
  const words = 'Save your project to enable preview';
  renderComponent(<PlayerPage query={parsePlayerQuery('?pid=1&preview=1')} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  removeComponents();
  renderComponent(<PlayerPage query={parsePlayerQuery('?preview=1')} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
});

it('has the keyboard from the start in its popup, so that Space does not press Close', async () => {
  answerCalls({});
  const open = { id: 1, title: 'Coffee', size: { width: 1920, height: 1080 } };
  renderComponent(<PlayerPopup open={open} />);
  await expect.element(page.getByRole('dialog', { name: 'Coffee' })).toBeVisible();
  await expect.element(page.getByTitle('Preview of Coffee')).toHaveFocus();
});

it('shows the poster and one large button before anything of a finished video is fetched', async () => {
  renderComponent(
    <VideoPlayer
      src="/none.mp4"
      poster="/library/sample/dawn.webp"
      title="Coffee"
      durationSeconds={84}
    />,
  );
  const video = page.getByLabelText('Coffee', { exact: true });
  await expect.element(video).toHaveAttribute('poster', '/library/sample/dawn.webp');
  await expect.element(video).toHaveAttribute('preload', 'none');
  await expect.element(video).not.toHaveAttribute('controls');
  const large = page.getByRole('button', { name: 'Play the video' });
  await expect.element(large).toBeEnabled();
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:00 of 1:24');
});

/** A video in one format, then in another. */
function Formats() {
  const place = useRef({ seconds: 0, isPlaying: false });
  const [format, setFormat] = useState('wide');
  return (
    <>
      <button type="button" onClick={() => setFormat('vertical')}>
        Upright
      </button>
      <VideoPlayer
        key={format}
        src={`/none-${format}.mp4`}
        poster="/library/sample/dawn.webp"
        title={format}
        durationSeconds={84}
        place={place}
      />
    </>
  );
}

it('goes on where somebody was when another format of the video is chosen', async () => {
  renderComponent(<Formats />);
  const labelled = (name: string) => page.getByLabelText(name, { exact: true });
  const video = (name: string) => labelled(name).element() as HTMLVideoElement;
  await expect.element(labelled('wide')).toBeInTheDocument();
  video('wide').currentTime = 12;
  await page.getByRole('button', { name: 'Upright' }).click();
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:12 of 1:24');
  expect(video('vertical').currentTime).toBe(12);
});

/** How many sounds began, and how many were broken off. */
function countSounds(): { started: number; stopped: number } {
  const sounds = { started: 0, stopped: 0 };
  const { start, stop } = AudioBufferSourceNode.prototype;
  vi.spyOn(AudioBufferSourceNode.prototype, 'start').mockImplementation(function (
    this: AudioBufferSourceNode,
    ...when
  ) {
    sounds.started += 1;
    start.apply(this, when);
  });
  vi.spyOn(AudioBufferSourceNode.prototype, 'stop').mockImplementation(function (
    this: AudioBufferSourceNode,
    at,
  ) {
    // At a moment to come is only how it will end.
    if (!at || at <= this.context.currentTime + 0.1) sounds.stopped += 1;
    stop.call(this, at);
  });
  return sounds;
}

/** Two sentences on two slides, as a voice said them. */
function spokenMovie() {
  const said = (words: string) => ({
    url: '/library/missing.mp3',
    text: words,
    words: words.split(' ').map((text, at) => ({ text, startTime: at / 2, endTime: at / 2 + 0.4 })),
  });
  const movie = twoColours(2);
  const [first, second] = movie.frames;
  return {
    ...movie,
    frames: [
      { ...first, narration: said('Coffee wakes everybody.') },
      { ...second, narration: said('Tea calms.') },
    ],
  };
}

const captions = () => button('Captions');
const shownWords = () => document.querySelector('[data-captions]')?.textContent;

it('shows what is said when somebody asks for captions, and remembers that in this browser', async () => {
  localStorage.removeItem('reelwright.captions');
  captionChoice.set(false);
  play(spokenMovie(), '');
  await expect.element(captions()).toHaveAttribute('aria-pressed', 'false');
  expect(shownWords()).toBeUndefined();
  await captions().click();
  await expect.poll(shownWords).toBe('Coffee wakes everybody.');
  await expect.element(captions()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  expect(localStorage.getItem('reelwright.captions')).toBe('on');
  await userEvent.keyboard('5');
  await expect.poll(shownWords).toBe('Tea calms.');
  await userEvent.keyboard('c');
  await expect.element(captions()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('reelwright.captions')).toBe('off');
});

it('offers no captions for a movie in which nothing is said', async () => {
  play(twoColours());
  await expect.element(button('Play')).toBeEnabled();
  await expect.element(captions()).not.toBeInTheDocument();
});

it('shows the captions of a finished video, from the file beside it', async () => {
  captionChoice.set(true);
  answerCalls({
    '/videos/5/captions.vtt': () =>
      new Response('WEBVTT\n\n00:00.000 --> 00:09.000\nSalt &amp; pepper\nand rice\n'),
  });
  renderComponent(
    <VideoPlayer
      src="/videos/5/video.mp4"
      poster={undefined}
      captions="/videos/5/captions.vtt"
      title="Spices"
      durationSeconds={9}
    />,
  );
  await expect.poll(shownWords).toBe('Salt & pepper\nand rice');
  await expect.element(captions()).toHaveAttribute('aria-pressed', 'true');
  captionChoice.set(false);
});
