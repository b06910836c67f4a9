import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { MediaItem } from '@reelwright/contract';
import { recipeOf } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import { sharedGuestServer } from './shared-guest-server.ts';

const server = sharedGuestServer();

const search = async (query: Record<string, string>): Promise<MediaItem[]> => {
  const url = `/api/queries/media-search?${new URLSearchParams(query)}`;
  const reply = await server().app.inject({ url, headers: { cookie: server().cookie } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

describe('searching for pictures', () => {
  it('finds different ones in the shape of the film, each of which can be looked at', async () => {
    const found = await search({ keyword: 'coffee', num: '10', orientation: 'vertical' });
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ ident }) => ident)).size).toBe(10);
    expect(found[0]).toMatchObject({ type: 'image', width: 1080, height: 1920, source: 'builtin' });
    expect(recipeOf(found[0]?.url ?? '')).toMatchObject({ shape: 'vertical' });
    const picture = await server().app.inject({ url: found[0]?.thumbnail ?? '' });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await server().app.inject({ url: found[0]?.thumbnail ?? '' })).rawPayload).toEqual(
      picture.rawPayload,
    );
  });

  it('searches everywhere when a source is not there', async () => {
    expect(await search({ keyword: 'rocket', source: 'pixabay_images', num: '3' })).toHaveLength(3);
  });

  it('lists where it searches', async () => {
    const reply = await server().app.inject({ url: '/api/queries/media-sources' });
    expect(reply.json()).toMatchObject([
      { value: 'all', label: 'All sources', type: 'image', pro: false },
      { value: 'builtin', type: 'image', pro: false },
      { value: 'stickers', type: 'image', pro: false, apart: true },
    ]);
  });

  it('finds things without a background by their name only, and draws them', async () => {
    const query = 'type=image&keyword=dog&num=8';
    const found = (source: string) =>
      server().app.inject({
        url: `/api/queries/media-search?${query}&source=${source}`,
        headers: { cookie: server().cookie },
      });
    const stickers: MediaItem[] = (await found('stickers')).json();
    expect(stickers.length).toBeGreaterThan(2);
    expect(stickers[0]).toMatchObject({ source: 'stickers', width: 768, height: 768 });
    const drawn = await server().app.inject({ url: stickers[0]?.url ?? '' });
    const picture = await loadImage(drawn.rawPayload);
    const corner = createCanvas(picture.width, picture.height).getContext('2d');
    corner.drawImage(picture, 0, 0);
    expect([...corner.getImageData(0, 0, 1, 1).data]).toEqual([0, 0, 0, 0]);
    const everywhere: MediaItem[] = (await found('all')).json();
    expect(everywhere.some(({ source }) => source === 'stickers')).toBe(false);
  });

  it.each([
    '/library/objects/no-such-thing.webp',
    '/library/objects/%2e%2e%2fx.webp',
    '/library/pictures/nonsense.webp',
    '/library/pictures/place~dog.webp?w=320&x=/',
  ])('draws nothing for %s', async (url) => {
    expect((await server().app.inject({ url })).statusCode).toBe(404);
  });
});
