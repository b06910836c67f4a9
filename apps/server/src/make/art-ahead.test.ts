import { once } from 'node:events';
import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { createArtAhead } from './art-ahead.ts';

const url = (name: string) => `/library/objects/${name}.webp`;

it('draws what a movie shows once, whoever asks for it, and goes on after what cannot be drawn', async () => {
  const { data } = readProjectData({
    frames: [{ id: 'one', items: ['sun', 'broken', 'moon'].map(picture) }],
  });
  const drawn: string[] = [];
  const done = new EventTarget();
  const art = createArtAhead(async (address) => {
    drawn.push(address);
    if (address === url('moon')) done.dispatchEvent(new Event('done'));
    if (address === url('broken')) throw new Error('There is no such object.');
    return Buffer.from(address);
  });
  const last = once(done, 'done');
  art.begin(data, new AbortController().signal);
  await last;
  expect(await art.read(url('sun'))).toEqual(Buffer.from(url('sun')));
  await expect(art.read(url('broken'))).rejects.toThrow('no such object');
  expect(drawn).toEqual([url('sun'), url('broken'), url('moon')]);
});

function picture(name: string) {
  return {
    ...{ id: name, type: 'image', url: url(name), x: 0, y: 0, width: 10, height: 10 },
    timing: { startTime: 0, endTime: 2 },
  };
}
