import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createGuardedFetch,
  type GuardedFetch,
} from '../../../guarded-fetch/create-guarded-fetch.ts';
import { createMediaProviders } from '../create-media-providers.ts';

/** Replies in the form that each service documents, cut down to two hits. */
const replies: Readonly<Record<string, unknown>> = {
  pixabay_images: {
    total: 2,
    hits: [1, 2].map((id) => ({
      id,
      pageURL: `https://pixabay.com/photos/${id}/`,
      tags: 'coffee, cup',
      user: 'Ann',
      views: 7,
      largeImageURL: `https://pixabay.com/get/${id}_1280.jpg`,
      webformatURL: `https://pixabay.com/get/${id}_640.jpg`,
      imageWidth: 4000,
      imageHeight: 2250,
    })),
  },
  pixabay_videos: {
    hits: [1, 2].map((id) => ({
      id,
      pageURL: `https://pixabay.com/videos/${id}/`,
      tags: 'sea',
      user: 'Ann',
      duration: 12,
      videos: {
        medium: {
          url: `https://cdn.pixabay.com/${id}_medium.mp4`,
          width: 1280,
          height: 720,
          thumbnail: `https://cdn.pixabay.com/${id}.jpg`,
        },
        small: {
          url: `https://cdn.pixabay.com/${id}_small.mp4`,
          width: 960,
          height: 540,
          thumbnail: `https://cdn.pixabay.com/${id}.jpg`,
        },
      },
    })),
  },
  pexels_images: {
    photos: [1, 2].map((id) => ({
      id,
      width: 6000,
      height: 4000,
      url: `https://www.pexels.com/photo/${id}/`,
      photographer: 'Bo',
      alt: 'A cup',
      src: {
        large2x: `https://images.pexels.com/${id}.jpeg?h=650`,
        medium: `https://images.pexels.com/${id}.jpeg?h=350`,
      },
    })),
  },
  pexels_videos: {
    videos: [1, 2].map((id) => ({
      id,
      width: 3840,
      height: 2160,
      url: `https://www.pexels.com/video/${id}/`,
      image: `https://images.pexels.com/${id}.jpeg`,
      duration: 9,
      user: { name: 'Bo' },
      video_files: [
        {
          link: `https://videos.pexels.com/${id}-uhd.mp4`,
          file_type: 'video/mp4',
          width: 3840,
          height: 2160,
        },
        {
          link: `https://videos.pexels.com/${id}-hd.mp4`,
          file_type: 'video/mp4',
          width: 1920,
          height: 1080,
        },
      ],
    })),
  },
  unsplash_images: {
    results: ['a', 'b'].map((id) => ({
      id,
      width: 3000,
      height: 2000,
      alt_description: null,
      user: { name: 'Cy' },
      description: 'A cup of tea',
      urls: {
        regular: `https://images.unsplash.com/${id}?w=1080`,
        small: `https://images.unsplash.com/${id}?w=400`,
      },
      links: { html: `https://unsplash.com/photos/${id}` },
    })),
  },
  openverse_images: {
    results: ['x', 'y'].map((id) => ({
      id,
      url: `https://live.staticflickr.com/${id}.jpg`,
      foreign_landing_url: `https://www.flickr.com/${id}`,
      title: 'Cup',
      creator: 'Di',
      thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
      width: 1024,
      height: 683,
      license: 'by-sa',
      license_version: '2.0',
    })),
  },
  wikimedia_images: {
    query: {
      pages: [1, 2].map((pageid) => ({
        pageid,
        index: 3 - pageid,
        title: `File:Cup ${pageid}.jpg`,
        imageinfo: [
          {
            thumburl: `https://upload.wikimedia.org/${pageid}.jpg`,
            url: `https://upload.wikimedia.org/full/${pageid}.jpg`,
            descriptionurl: `https://commons.wikimedia.org/wiki/File:${pageid}`,
            mime: 'image/jpeg',
            thumbwidth: 1920,
            thumbheight: 1280,
            extmetadata: {
              Artist: { value: '<a href="x">Eve</a>' },
              ImageDescription: { value: '<p>A cup of tea</p>' },
              LicenseShortName: { value: 'CC BY-SA 4.0' },
            },
          },
        ],
      })),
    },
  },
  wikimedia_videos: {
    query: {
      pages: [1, 2].map((pageid) => ({
        pageid,
        index: pageid,
        title: `File:Waves ${pageid}.webm`,
        videoinfo: [
          {
            url: `https://upload.wikimedia.org/full/${pageid}.webm`,
            descriptionurl: `https://commons.wikimedia.org/wiki/File:${pageid}`,
            thumburl: `https://upload.wikimedia.org/${pageid}.jpg`,
            mime: 'video/webm',
            width: 3840,
            height: 2160,
            duration: 12.5,
            derivatives: [
              {
                src: `https://upload.wikimedia.org/${pageid}.1080p.webm`,
                type: 'video/webm; codecs="vp9"',
                width: 1920,
                height: 1080,
              },
            ],
            extmetadata: {
              Artist: { value: 'Eve' },
              LicenseShortName: { value: 'CC BY-SA 4.0' },
            },
          },
        ],
      })),
    },
  },
  freesound_audio: {
    count: 2,
    next: 'https://freesound.org/apiv2/search/text/?page=2',
    results: [1, 2].map((id) => ({
      id,
      name: `Rain ${id}.wav`,
      username: 'Di',
      duration: 4.2,
      description: 'A <b>cup</b>\n of tea',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      url: `https://freesound.org/people/Di/sounds/${id}/`,
      previews: { 'preview-hq-mp3': `https://cdn.freesound.org/previews/${id}-hq.mp3` },
      images: { waveform_m: `https://cdn.freesound.org/displays/${id}_wave_M.png` },
    })),
  },
};

const empty: Readonly<Record<string, unknown>> = {
  pixabay_images: { hits: [] },
  pixabay_videos: { hits: [] },
  pexels_images: { photos: [] },
  pexels_videos: { videos: [] },
  unsplash_images: { results: [] },
  openverse_images: { results: [] },
  wikimedia_images: { batchcomplete: true },
  wikimedia_videos: { batchcomplete: true },
  freesound_audio: { results: [] },
};

const settings = {
  PIXABAY_KEY: 'pix-key',
  PEXELS_KEY: 'pex-key',
  UNSPLASH_KEY: 'uns-key',
  FREESOUND_KEY: 'free-key',
  OPEN_MEDIA: true,
  OPENVERSE: false,
  WIKIMEDIA_COMMONS: false,
};
const query = {
  keyword: 'coffee & tea',
  type: 'image',
  num: 500,
  shape: 'vertical',
  signal: new AbortController().signal,
} as const;

interface Answer {
  readonly status?: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stands in for every service: says what it is set to answer, and remembers what it was asked. */
const stand = createServer((request, reply) => {
  asked.push({ url: new URL(request.url ?? '', 'https://service'), headers: request.headers });
  const { status = 200, body, headers } = nextAnswer;
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
});
let asked: { readonly url: URL; readonly headers: IncomingHttpHeaders }[] = [];
let nextAnswer: Answer = { body: '' };
/** The real way out, but to the stand-in: what would have gone to a service goes there. */
let fetch: GuardedFetch;

beforeAll(async () => {
  await once(stand.listen(0, '127.0.0.1'), 'listening');
  const { port } = stand.address() as AddressInfo;
  const guarded = createGuardedFetch({ allowAddress: () => true });
  fetch = (address, options) => {
    const { pathname, search, protocol } = new URL(address);
    expect(protocol).toBe('https:');
    return guarded(`http://127.0.0.1:${port}${pathname}${search}`, options);
  };
});
afterAll(() => void stand.close());
afterEach(() => {
  asked = [];
  vi.useRealTimers();
});

function open(value: string) {
  const provider = createMediaProviders(settings, fetch).find((one) => one.value === value);
  if (!provider) throw new Error(`There is no source ${value}.`);
  return provider;
}

const json = (body: unknown): Answer => ({ body: JSON.stringify(body) });

describe.each(Object.keys(replies))('%s', (value) => {
  it('gives media with a size, a thumbnail and whom they are owed to', async () => {
    nextAnswer = json(replies[value]);
    const provider = open(value);
    const found = await provider.search(query);
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ ident }) => ident)).size).toBe(2);
    for (const item of found) {
      expect(item).toMatchObject({
        source: value,
        type: provider.type,
        url: expect.stringMatching(/^https:/),
      });
      expect(item.thumbnail).toMatch(/^https:/);
      // Others have no words beside a title.
      const isDescribed = /^(wikimedia|unsplash)_images$|^freesound_audio$/.test(value);
      expect(item.description).toBe(isDescribed ? 'A cup of tea' : undefined);
      if (provider.type !== 'audio') expect(item.width * item.height).toBeGreaterThan(0);
      if (provider.type !== 'image') expect(item.duration).toBeGreaterThan(0);
      expect(item.credit?.author).toMatch(/^(Ann|Bo|Cy|Di|Eve)$/);
      expect(item.credit).toMatchObject({
        licence: expect.stringMatching(/\w/),
        link: expect.stringMatching(/^https:/),
      });
    }
  });

  it('asks for the keyword as it is, for no more than the service allows, page by page', async () => {
    nextAnswer = json(empty[value]);
    const provider = open(value);
    expect(await provider.search(query)).toEqual([]);
    await provider.search({ ...query, num: 10, page: 3 });
    const [first, third] = asked.map(({ url }) => url.searchParams);
    const given = first?.get('q') ?? first?.get('query') ?? first?.get('gsrsearch');
    expect(given).toContain('coffee & tea');
    const num = first?.get('per_page') ?? first?.get('page_size') ?? first?.get('gsrlimit');
    expect(Number(num)).toBeLessThanOrEqual(100);
    expect(asked[0]?.headers['user-agent']).toMatch(/Reelwright/);
    // One counts results instead of pages.
    expect(third?.get('page') ?? Number(third?.get('gsroffset')) / 10 + 1).toEqual(
      third?.has('page') ? '3' : 3,
    );
  });

  it('has nothing behind the last page, whatever the service answers there', async () => {
    nextAnswer = { status: 400, body: '[ERROR 400] "page" is out of valid range.' };
    expect(await open(value).search({ ...query, page: 9 })).toEqual([]);
  });

  it('answers the same question from memory, and asks anew the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    nextAnswer = json(replies[value]);
    const provider = open(value);
    const found = await provider.search(query);
    expect(await provider.search({ ...query, keyword: 'Coffee & Tea ' })).toEqual(found);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await provider.search(query);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['refuses the key', { status: 401, body: '{"error":"Unauthorized"}' }],
    ['is broken', { status: 500, body: '<h1>Oops</h1>' }],
    ['answers with a page', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['answers half', { body: '{"hits": [' }],
    ['answers something else', { body: '{"photos": 7, "hits": 7, "results": 7, "query": 7}' }],
  ])('says so when the service %s', async (_what, answer) => {
    nextAnswer = answer;
    await expect(open(value).search(query)).rejects.toMatchObject({ code: 'source-unavailable' });
  });

  it('leaves a service alone that has had enough, for as long as it says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    nextAnswer = { status: 429, body: 'API rate limit exceeded', headers: { 'retry-after': '30' } };
    const provider = open(value);
    for (let time = 0; time < 2; time += 1) {
      await expect(provider.search(query)).rejects.toMatchObject({ code: 'source-busy' });
    }
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31_000);
    nextAnswer = json(replies[value]);
    expect(await provider.search(query)).toHaveLength(2);
  });
});

it('offers only what the operator has set up', () => {
  const none = {
    PIXABAY_KEY: undefined,
    PEXELS_KEY: undefined,
    UNSPLASH_KEY: undefined,
    FREESOUND_KEY: undefined,
    OPEN_MEDIA: false,
    OPENVERSE: false,
    WIKIMEDIA_COMMONS: false,
  };
  expect(createMediaProviders(none, fetch).map(({ value }) => value)).toEqual([
    'builtin',
    'stickers',
  ]);
});
