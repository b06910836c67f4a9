import { describe, expect, it } from 'vitest';
import {
  type AutoMediaSettings,
  assignMedia,
  type MediaLine,
  type SearchMedia,
} from './assign-media.ts';

const settings: AutoMediaSettings = {
  creativity: 1,
  engine: 'pixabay_images',
  overwrite: false,
  perSentence: 1,
};
const line = (id: string, text: string, more: Partial<MediaLine> = {}): MediaLine => ({
  id,
  text,
  media: [],
  ...more,
});

/** Finds ten pictures for anything, and remembers what was asked. */
function shelf(has: (keyword: string, source: string) => boolean = () => true) {
  const asked: string[] = [];
  const search: SearchMedia = async ({ keyword, source, num }) => {
    asked.push(`${source}: ${keyword}`);
    if (!has(keyword, source)) return [];
    return Array.from({ length: num }, (_, at) => ({
      url: `https://pictures.test/${keyword}-${at}.jpg`,
      credit: { author: 'Ann', licence: 'CC BY 4.0', link: 'https://pictures.test/' },
    }));
  };
  return { asked, search };
}

const urls = (found: Awaited<ReturnType<typeof assignMedia>>) =>
  [...found.media.values()].flat().map(({ url }) => url);

describe('auto media', () => {
  it('takes one for every sentence, never the same twice, and the same again for the same seed', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => line(`l${at}`, 'Coffee keeps you awake.'));
    const first = await assignMedia({ lines, settings, seed: 'a', search: shelf().search });
    expect(urls(first)).toHaveLength(12);
    expect(new Set(urls(first)).size).toBe(12);
    expect(await assignMedia({ lines, settings, seed: 'a', search: shelf().search })).toEqual(
      first,
    );
    expect(first.media.get('l0')?.[0]).toMatchObject({
      autoMedia: true,
      type: 'image',
      credit: { author: 'Ann', licence: 'CC BY 4.0' },
    });
  });

  it('searches for bold words first, then the keyword of the line, then what the sentence names', async () => {
    const { asked, search } = shelf((_, source) => source === 'none');
    const lines = [
      line('a', 'Our <b>green tea</b> grows on old farms.', {
        keyword: 'tea leaves',
        name: 'Sencha',
      }),
    ];
    await assignMedia({ lines, settings, seed: 'a', search });
    expect(asked.slice(0, 8).filter((one) => one.startsWith('pixabay'))).toEqual([
      'pixabay_images: green tea',
      'pixabay_images: tea leaves',
      'pixabay_images: green tea grows',
      'pixabay_images: farms',
    ]);
  });

  it('falls back to other sources when there are fewer than three', async () => {
    const { asked, search } = shelf((_, source) => source === 'image_search');
    const found = await assignMedia({ lines: [line('a', 'Tea')], settings, seed: 'a', search });
    expect(asked).toEqual(['pixabay_images: Tea', 'image_search: Tea']);
    expect(urls(found)).toHaveLength(1);
  });

  it('searches exactly for what was asked for', async () => {
    const { asked, search } = shelf((_, source) => source === 'yahoo_images');
    await assignMedia({
      lines: [line('a', 'A long sentence.', { exactSearch: 'red bus' })],
      settings,
      seed: 'a',
      search,
    });
    expect(asked).toEqual(['pixabay_images: red bus', 'yahoo_images: red bus']);
  });

  it('keeps what is there unless told to overwrite it', async () => {
    const lines = [line('a', 'Tea', { media: [{ url: '/media/own.jpg' }] }), line('b', 'Tea')];
    expect(
      (await assignMedia({ lines, settings, seed: 'a', search: shelf().search })).media.has('a'),
    ).toBe(false);
    const over = await assignMedia({
      lines,
      settings: { ...settings, overwrite: true },
      seed: 'a',
      search: shelf().search,
    });
    expect(over.media.get('a')).toHaveLength(1);
    expect(over.media.get('a')?.[0]?.url).not.toBe('/media/own.jpg');
  });

  it('gives two where two are wanted, and one or two at the highest level', async () => {
    const lines = Array.from({ length: 20 }, (_, at) =>
      line(`l${at}`, `Sentence about thing${at}.`),
    );
    const two = await assignMedia({
      lines,
      settings: { ...settings, perSentence: 2 },
      seed: 'a',
      search: shelf().search,
    });
    expect([...two.media.values()].every(({ length }) => length === 2)).toBe(true);
    const ultra = await assignMedia({
      lines,
      settings: { ...settings, creativity: 4 },
      seed: 'a',
      search: shelf().search,
    });
    expect(new Set([...ultra.media.values()].map(({ length }) => length))).toEqual(new Set([1, 2]));
  });

  it('stops with a sentence when nothing is found anywhere', async () => {
    const lines = [line('a', 'Tea'), line('b', 'Zzyzx'), line('c', 'Tea')];
    const found = await assignMedia({
      lines,
      settings,
      seed: 'a',
      search: shelf((keyword) => keyword === 'Tea').search,
    });
    expect([...found.media.keys()]).toEqual(['a']);
    expect(found.problem).toBe(
      'No results found for Zzyzx. Please try a different keyword or search engine',
    );
    // Whoever typed a keyword reads that one, not a sentence; and what was to be found exactly by its name.
    const nothing = async (more: Partial<MediaLine>) => {
      const asked = [line('a', 'Coffee keeps you awake.', more)];
      const none = shelf(() => false).search;
      return (
        await assignMedia({ lines: asked, settings, seed: 'a', topic: 'mocha', search: none })
      ).problem;
    };
    expect(await nothing({})).toMatch(/^No results found for mocha\. /);
    expect(await nothing({ exactSearch: 'red bus' })).toMatch(/^No results found for red bus\. /);
  });

  it('tells how far it is, and stops when it is told to', async () => {
    const stop = { aborted: false };
    const seen: number[] = [];
    const found = await assignMedia({
      lines: [line('a', 'Tea'), line('b', 'Coffee'), line('c', 'Milk')],
      settings,
      seed: 'a',
      search: shelf().search,
      signal: stop,
      onProgress: (done) => {
        seen.push(done);
        if (done === 1) stop.aborted = true;
      },
    });
    expect(seen).toEqual([0, 1]);
    expect(found).toMatchObject({ aborted: true });
    expect([...found.media.keys()]).toEqual(['a']);
  });
});
