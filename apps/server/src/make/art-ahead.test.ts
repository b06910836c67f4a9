import { once } from 'node:events';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { quickPng } from '../library/built-in/quick-png.ts';
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

it('hands drawn art over as it is, see-through or not', async () => {
  const drawn = createCanvas(5, 3);
  const context = drawn.getContext('2d');
  context.fillStyle = 'rgb(200, 100, 50)';
  context.fillRect(0, 0, 2, 3);
  context.fillStyle = 'rgba(0, 0, 255, 0.5)';
  context.fillRect(2, 1, 2, 2);
  const read = createCanvas(5, 3);
  read.getContext('2d').drawImage(await loadImage(quickPng(drawn)), 0, 0);
  expect([...read.data()]).toEqual([...drawn.data()]);
});

function picture(name: string) {
  return {
    id: name,
    type: 'image',
    url: url(name),
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    timing: { startTime: 0, endTime: 2 },
  };
}
