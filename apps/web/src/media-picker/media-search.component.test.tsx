import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImageEditor } from '../media/image-editor/image-editor.tsx';
import { setVolume } from '../media/players/set-volume.ts';
import { stopAt } from '../media/players/stop-at.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { MediaImporter } from './media-importer.tsx';
import { MediaSearch } from './media-search.tsx';

afterEach(() => vi.restoreAllMocks());

const source = (value: string, label: string, type: string) => ({
  value,
  label,
  type,
  description: '',
  pro: false,
});
const sources = [
  source('all', 'All sources', 'image'),
  source('all_videos', 'All video sources', 'video'),
  source('all_sounds', 'All sound sources', 'audio'),
  source('builtin', 'Built-in pictures', 'image'),
  source('slow_images', 'Slow pictures', 'image'),
  source('broken_images', 'Broken pictures', 'image'),
  source('films', 'Films', 'video'),
  source('freesound_audio', 'Freesound', 'audio'),
];
const found = (ident: string, type = 'image') => ({
  ident,
  type,
  url: `https://example.com/${ident}`,
  title: ident,
  source: 'x',
  thumbnail: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  width: 10,
  height: 10,
  credit: { author: 'Ann', licence: '', link: '' },
});

it('shows pictures and clips as they are found, while one source still thinks and another is broken', async () => {
  const slow = Promise.withResolvers<Response>();
  answerCalls({
    '/api/queries/media-sources': () => sources,
    '/api/queries/media-search': ({ url }) => {
      const asked = url.searchParams.get('source');
      if (asked === 'builtin') return [found('a drawn dog'), found('seen twice')];
      if (asked === 'films') return [found('a filmed dog', 'video')];
      if (asked === 'slow_images') return slow.promise;
      return Response.json({ error: 'Out of order' }, { status: 502 });
    },
  });
  renderComponent(
    <MediaSearch
      {...{ keywords: ['dogs'], chosen: [], source: undefined, orientation: 'wide' }}
      onSource={() => {}}
      onToggle={() => {}}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'a drawn dog' })).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'Loading..' })).toBeVisible();
  slow.resolve(Response.json([found('seen twice'), found('a late dog')]));
  await expect.element(page.getByRole('button', { name: 'a late dog' })).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'Loading..' })).not.toBeInTheDocument();
  await expect
    .element(page.getByText('Broken pictures didn’t answer; showing the others.'))
    .toBeVisible();
  const tiles = page.getByRole('listitem').getByRole('button').elements();
  expect(tiles.map((tile) => tile.getAttribute('title'))).toEqual([
    'a drawn dog',
    'seen twice',
    'a filmed dog',
    'a late dog',
  ]);

  await page.getByRole('button', { name: 'New search' }).click();
  await expect.element(page.getByRole('button', { name: 'a late dog' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'nature', exact: true }).click();
  await expect.element(page.getByRole('combobox').first()).toHaveValue('nature');
  await expect.element(page.getByRole('button', { name: 'a drawn dog' })).toBeVisible();
});

it('lays no suggestions over what was found', async () => {
  answerCalls({
    '/api/queries/media-sources': () => sources,
    '/api/queries/media-search': () => [found('a dog')],
    '/api/queries/suggest': () => ['puppies', 'puppy food'],
  });
  renderComponent(
    <MediaSearch
      {...{ keywords: ['dogs'], chosen: [], source: 'builtin', orientation: 'wide' }}
      onSource={() => {}}
      onToggle={() => {}}
    />,
  );
  const field = page.getByRole('combobox', { name: 'Search for pictures' });
  await field.fill('pupp');
  await expect.element(page.getByRole('option', { name: 'puppy food' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'a dog' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'puppy food' })).not.toBeInTheDocument();
});

it('opens on the upload for whoever wants to bring something', async () => {
  answerCalls({
    '/api/queries/media-sources': () => sources,
    '/api/queries/media-search': () => [found('a dog')],
    '/api/members/keywords': () => [],
  });
  renderComponent(
    <MediaImporter
      {...{
        keyword: 'dogs',
        kinds: ['image'],
        orientation: 'wide',
        maxItems: 0,
        opensOn: 'upload',
      }}
      onDone={() => {}}
    />,
  );
  await expect
    .element(page.getByRole('tab', { name: 'Upload' }))
    .toHaveAttribute('aria-selected', 'true');
});

it('finds sounds, to be chosen, and heard one at a time or several at once', async () => {
  answerCalls({
    '/api/queries/media-sources': () => sources,
    '/api/queries/media-search': () =>
      [1, 3].map((line) => ({
        ...found(`Rain ${line}`, 'audio'),
        url: `/library/sample/line-${line}.mp3`,
      })),
  });
  const onToggle = vi.fn();
  renderComponent(
    <>
      <MediaSearch
        {...{ keywords: ['rain'], kinds: ['audio'], chosen: [], source: undefined, onToggle }}
        orientation="wide"
        onSource={() => {}}
      />
      <ToastHost />
    </>,
  );
  await page.getByRole('button', { name: 'Use Rain 1' }).click();
  expect(onToggle).toHaveBeenCalledWith(
    expect.objectContaining({ url: '/library/sample/line-1.mp3', title: 'Rain 1' }),
  );
  const sounds = () => [...document.querySelectorAll('audio')];
  const hear = async () => {
    for (const sound of sounds()) {
      sound.loop = true;
      sound.currentTime = 0;
      await sound.play();
    }
    return sounds().map(({ paused }) => !paused);
  };
  await expect.poll(() => sounds().map(({ readyState }) => readyState)).toEqual([4, 4]);
  expect(await hear()).toEqual([false, true]);
  await page.getByRole('checkbox', { name: 'Hear several at once' }).click();
  for (const sound of sounds()) sound.pause();
  expect(await hear()).toEqual([true, true]);

  const [sound] = sounds();
  if (!sound) throw new Error('No sound');
  setVolume(sound, 40);
  expect(sound.volume).toBe(0.4);
  setVolume(sound, 140);
  await expect.element(page.getByText('Cannot set volume to 140')).toBeVisible();

  const unwatch = stopAt(sound, 0.2);
  await expect.poll(() => sound.paused).toBe(true);
  expect(sound.currentTime).toBeGreaterThanOrEqual(0.2);
  unwatch();
});

it('chooses by keys and by dragging, no more than there is room for, and keeps copies with their credits', async () => {
  const calls = answerCalls({
    '/api/queries/media-sources': () => [source('builtin', 'Built-in pictures', 'image')],
    '/api/queries/media-search': () => ['one', 'two', 'three', 'four'].map((name) => found(name)),
    '/api/members/keywords': () => ['puppies'],
    '/api/queries/s3-url': ({ body }) => ({
      url: `/media/${(body as { name: string }).name}`,
      thumbnail: '/small',
      type: 'image',
    }),
  });
  const onDone = vi.fn();
  renderComponent(
    <>
      <MediaImporter
        {...{ keyword: 'dogs', kinds: ['image'], orientation: 'wide', maxItems: 3, onDone }}
      />
      <ToastHost />
    </>,
  );
  const tile = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(tile('puppies')).toBeVisible();
  await userEvent.dragAndDrop(tile('one'), tile('two'));
  await expect.element(tile('two')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tile('one')).toHaveAttribute('aria-pressed', 'true');
  (tile('two').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(tile('three')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End} ');
  await expect.element(page.getByText('Cannot select more than 3 items')).toBeVisible();
  await tile('Use selected (3)').click();
  await expect.poll(() => onDone.mock.lastCall?.[0].length).toBe(3);
  const copies = calls.filter(({ path }) => path === '/api/queries/s3-url');
  expect(copies[0]?.body).toMatchObject({
    url: 'https://example.com/one',
    name: 'one',
    credit: { author: 'Ann' },
  });
  expect(onDone.mock.lastCall?.[0][0]).toMatchObject({
    url: '/media/one',
    source_url: 'https://example.com/one',
    credit: { author: 'Ann' },
    // An editor that puts it on a slide needs its shape.
    width: 10,
    height: 10,
  });
});

it('shows the stock where nothing to search in is set up, and takes no sound for a clip', async () => {
  answerCalls({
    '/api/queries/media-sources': () => [source('builtin', 'Built-in pictures', 'image')],
    '/api/members/keywords': () => [],
    '/api/members/movie-bgs': () => [],
    '/api/queries/s3-url': () => ({ url: '/media/song.mp3', thumbnail: '', type: 'audio' }),
  });
  const onDone = vi.fn();
  renderComponent(
    <>
      <MediaImporter
        {...{ keyword: '', kinds: ['video'], orientation: 'wide', maxItems: 1, onDone }}
      />
      <ToastHost />
    </>,
  );
  await expect.element(page.getByText(/^Searching for videos isn’t set up here/)).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Search' })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Web address' }).click();
  await page.getByRole('textbox', { name: 'Web address' }).fill('https://example.com/song.mp3');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.element(page.getByText('This is a sound. Please choose videos here.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('plays a video of a video site in its frame, asked for by a click alone, and offers its picture', async () => {
  const calls = answerCalls({
    '/api/queries/media-sources': () => [],
    '/api/members/keywords': () => [],
    '/api/queries/yt-info': () => ({
      duration: 62,
      title: 'The sea',
      author: 'Bo',
      thumbnail: 'https://i.example/sea.jpg',
    }),
    '/api/queries/s3-url': () => ({ url: '/media/sea.jpg', thumbnail: '/small', type: 'image' }),
  });
  const onDone = vi.fn();
  renderComponent(
    <MediaImporter
      {...{ keyword: 'x', kinds: ['image', 'video'], orientation: 'wide', maxItems: 1, onDone }}
    />,
  );
  await page.getByRole('tab', { name: 'Web address' }).click();
  await page
    .getByRole('textbox', { name: 'Web address' })
    .fill('https://vimeo.com/76979871?h=abcdef12');
  await expect.element(page.getByText(/^Vimeo doesn’t let its videos be copied/)).toBeVisible();
  const play = page.getByRole('button', { name: 'Play The sea' });
  await expect.element(play).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  // Even its picture comes through our own server.
  expect(play.element().querySelector('img')?.getAttribute('src')).toMatch(
    /^\/api\/queries\/cors\?/,
  );
  // Nothing is asked of the site in a test.
  const policy = document.createElement('meta');
  Object.assign(policy, { httpEquiv: 'content-security-policy', content: "frame-src 'none'" });
  document.head.append(policy);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await play.click();
  await expect.element(page.getByText('Failed to load video')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Watch it on Vimeo' }))
    .toHaveAttribute('href', 'https://vimeo.com/76979871/abcdef12');
  isOnline.mockReturnValue(true);
  await page.getByRole('button', { name: 'Load again' }).click();
  const frame = page.getByTitle('The sea');
  await expect.element(frame).toBeVisible();
  const { src, referrerPolicy, sandbox } = frame.element() as HTMLIFrameElement;
  expect(src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef12');
  expect(referrerPolicy).toBe('strict-origin');
  expect([...sandbox]).not.toContain('allow-top-navigation');

  await page.getByRole('button', { name: 'Use its picture' }).click();
  await expect
    .poll(() => onDone.mock.lastCall?.[0][0])
    .toMatchObject({
      url: '/media/sea.jpg',
      type: 'image',
      title: 'The sea',
      ident: '76979871',
      credit: { author: 'Bo', licence: '', link: 'https://vimeo.com/76979871/abcdef12' },
    });
  expect(calls.find(({ path }) => path === '/api/queries/s3-url')?.body).toMatchObject({
    url: 'https://i.example/sea.jpg',
    credit: { author: 'Bo' },
  });
});

const picture = (colour: string) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 48, height: 32 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 48, 32);
  }
  return canvas.toDataURL();
};

it('cuts a picture to the shape of its place before anything else', async () => {
  renderComponent(
    <ImageEditor
      {...{ address: picture('#ff0000'), original: undefined, forceCrop: 1, name: 'Cup' }}
      onSave={() => {}}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Apply crop' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Apply crop' }).click();
  const size = () => {
    const canvas = document.querySelector('canvas');
    return [canvas?.width, canvas?.height];
  };
  await expect.poll(size).toEqual([32, 32]);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Apply crop' })).toBeVisible();
});

it('goes back to the picture as it was before anybody edited it', async () => {
  renderComponent(
    <ImageEditor
      {...{ address: picture('#ff0000'), original: picture('#0000ff'), forceCrop: undefined }}
      name="Cup"
      onSave={() => {}}
    />,
  );
  const shown = () => {
    const canvas = document.querySelector('canvas');
    return [...(canvas?.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])];
  };
  await expect.poll(shown).toEqual([255, 0, 0, 255]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(shown).toEqual([0, 0, 255, 255]);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual([255, 0, 0, 255]);
});
