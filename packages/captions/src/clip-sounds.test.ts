import { Item, readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { captionLines } from './caption-lines.ts';
import { shownCaptions } from './shown-captions.ts';

const url = '/media/uploads/talk.mp4';
const words = ['Good', 'morning', 'everybody.', 'Tea', 'is', 'ready', 'now.'].map((text, at) => ({
  text,
  startTime: 1 + at,
  endTime: 1.6 + at,
}));

/** A slide of 20 s with a clip of 10 s on it, from second 2 on. */
function film(fields: Partial<Item> = {}) {
  const clip = Item.parse({
    id: 'clip',
    type: 'video',
    url,
    timing: { startTime: 2, endTime: 20 },
    speech: { url, seconds: 10, words },
    ...fields,
  });
  return readProjectData({
    version: 2,
    captions: { on: true },
    frames: [
      { id: 'before', duration: 3, items: [] },
      { id: 's', duration: 20, items: [clip] },
    ],
  }).data;
}

const heard = (fields?: Partial<Item>) =>
  captionLines(film(fields)).flatMap((line) =>
    line.words.map(({ text, start }) => `${text} ${Math.round(start * 100) / 100}`),
  );

describe('captions of what is said in a clip', () => {
  it('stand where the clip plays', () => {
    expect(heard()).toEqual([
      'Good 6',
      'morning 7',
      'everybody. 8',
      'Tea 9',
      'is 10',
      'ready 11',
      'now. 12',
    ]);
    expect(shownCaptions(film())).not.toEqual([]);
  });

  it('are cut with it', () => {
    expect(heard({ startTime: 3, endTime: 5.5 })).toEqual(['everybody. 5', 'Tea 6', 'is 7']);
    expect(heard({ timing: { startTime: 2, endTime: 4.5 } })).toEqual(['Good 6', 'morning 7']);
  });

  it('come again with every round of a loop', () => {
    const rounds = heard({ startTime: 4, endTime: 8, loop: true });
    expect(rounds.slice(0, 6)).toEqual(['Tea 5', 'is 6', 'ready 7', 'now. 8', 'Tea 9', 'is 10']);
    // Without an end of its own it begins anew when the file is over.
    expect(heard({ loop: true }).at(7)).toBe('Good 16');
  });

  it('are none where it is silent, hidden, or plays another file', () => {
    expect(heard({ volume: 0 })).toEqual([]);
    expect(heard({ hide: true })).toEqual([]);
    expect(heard({ url: '/media/uploads/other.mp4' })).toEqual([]);
  });

  it('are corrected wherever the clip is cut', () => {
    const movie = film({ startTime: 4 });
    const corrections = [{ spoken: 'Tea is ready now.', from: 0, to: 4, text: 'Coffee is ready!' }];
    const captions = { ...film().captions, on: true, corrections } as (typeof movie)['captions'];
    expect(captionLines({ ...movie, captions }).map(({ text }) => text)).toEqual([
      'Coffee is ready!',
    ]);
  });
});
