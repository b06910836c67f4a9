import { readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { frameSeconds } from './frame-time.ts';
import { segmentsOf } from './segments-of.ts';
import type { VideoSettings } from './video-settings.ts';

const settings: VideoSettings = {
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  preset: 'veryfast',
  crf: 23,
};
const hashes = new Map([['photo.jpg', 'hash of the photo']]);
const ingredients = {
  settings,
  maker: 'test',
  contentHash: (url: string) => hashes.get(url),
};

const text = (id: string, words: string) => ({ id, type: 'text', text: words });
const slide = (id: string, more: object = {}) => ({
  id,
  duration: 4,
  items: [text(`${id}-text`, id)],
  ...more,
});
const five = [...'abcde'].map((id) => slide(id));
const segments = (data: object, other: object = {}) =>
  segmentsOf(readProjectData({ version: 1, frames: five, ...data }).data, {
    ...ingredients,
    ...other,
  });
const keys = (data: object, other: object = {}) => segments(data, other).map(({ key }) => key);
/** Which slides' keys differ between two movies. */
const changed = (one: object, two: object, other: object = {}) => {
  const [first, second] = [keys(one), keys(two, other)];
  return first.flatMap((key, index) => (key === second[index] ? [] : [index]));
};
const withSlide = (index: number, more: object, frames: object[] = five) =>
  frames.map((one, place) => (place === index ? { ...one, ...more } : one));
const sliding = { type: 'css', in: { effect: 'fade', duration: 250 } };

describe('a movie is cut at its slides', () => {
  it('without losing or doubling a frame', () => {
    const frames = [1.01, 2.345, 3.3333, 1.5].map((duration, index) =>
      slide(`s${index}`, { duration }),
    );
    const cut = segments({ frames });
    let next = 0;
    for (const { startFrame, frameCount } of cut) {
      expect(startFrame).toBe(next);
      expect(frameCount).toBeGreaterThan(0);
      next += frameCount;
    }
    expect(next).toBe(Math.round((1.01 + 2.345 + 3.3333 + 1.5) * 30));
  });

  it('so that each frame shows the slide it is filed under', () => {
    const durations = [5.1, 4.9, 5.1, 1.7, 2.2, 3.3];
    const frames = durations.map((duration, index) => slide(`s${index}`, { duration }));
    for (const { slideIndex, startFrame, frameCount } of segments({ frames })) {
      const begins = durations.slice(0, slideIndex).reduce((sum, one) => sum + one, 0);
      const ends = begins + (durations[slideIndex] ?? 0);
      expect(frameSeconds(startFrame, 30)).toBeGreaterThanOrEqual(begins);
      expect(frameSeconds(startFrame + frameCount - 1, 30)).toBeLessThan(ends);
    }
  });

  it('and within long slides', () => {
    const cut = segments({ frames: [slide('long', { duration: 100 })] });
    expect(cut.map(({ frameCount }) => frameCount)).toEqual([750, 750, 750, 750]);
    expect(new Set(cut.map(({ key }) => key)).size).toBe(4);
  });
});

describe('a part of a movie', () => {
  const part = (startFrame: number, endFrame: number) =>
    segmentsOf(readProjectData({ version: 1, frames: five }).data, ingredients, {
      startFrame,
      endFrame,
    }).map(({ slideIndex, startFrame: first, frameCount }) => [slideIndex, first, frameCount]);

  it('has the frames that were asked for', () => {
    expect(part(100, 250)).toEqual([
      [0, 100, 20],
      [1, 120, 120],
      [2, 240, 10],
    ]);
    expect(part(590, 1000)).toEqual([[4, 590, 10]]);
  });

  it('uses whole slides that were drawn before', () => {
    const whole = segments({});
    const some = segmentsOf(readProjectData({ version: 1, frames: five }).data, ingredients, {
      startFrame: 100,
      endFrame: 250,
    });
    expect(some[1]?.key).toBe(whole[1]?.key);
    expect(some[0]?.key).not.toBe(whole[0]?.key);
  });
});

describe('the key of a segment', () => {
  it('stays the same for the same movie', () => {
    expect(changed({}, {})).toEqual([]);
  });

  it('changes with what is on its slide, and with nothing on the others', () => {
    const frames = withSlide(2, { items: [text('c-text', 'other words')] });
    expect(changed({}, { frames })).toEqual([2]);
  });

  it('changes with the slide before where a transition shows it', () => {
    const before = withSlide(3, { transition: sliding });
    const after = withSlide(2, { items: [text('c-text', 'other words')] }, before);
    expect(changed({ frames: before }, { frames: after })).toEqual([2, 3]);
  });

  it('changes with a default transition like with its own', () => {
    const frames = withSlide(1, { items: [] });
    expect(changed({ defaultTransition: sliding }, { defaultTransition: sliding, frames })).toEqual(
      [1, 2],
    );
  });

  it('stays for the first slide whatever transition it gets: it comes after nothing', () => {
    expect(changed({}, { frames: withSlide(0, { transition: sliding }) })).toEqual([]);
  });

  it('changes on both sides of a transition clip', () => {
    const transition = { type: 'video', url: 'wipe_S1E2_D3.webm' };
    expect(changed({}, { frames: withSlide(2, { transition }) })).toEqual([1, 2]);
  });

  it('does not change with what is heard or only edited', () => {
    const frames = withSlide(2, {
      title: 'Another title',
      head: 3,
      narration: { url: 'voice.mp3', duration: 2 },
      items: [
        { ...text('c-text', 'c'), name: 'Headline', locked: true, audio: { url: 'line.mp3' } },
      ],
    });
    expect(changed({}, { frames })).toEqual([]);
  });

  it('changes everywhere with what is everywhere', () => {
    const all = [0, 1, 2, 3, 4];
    expect(changed({}, { movie: { bg: { type: 'color', color: 'red' } } })).toEqual(all);
    expect(changed({}, { movie: { overlay: { enabled: true, fx: 'Grainy' } } })).toEqual(all);
    expect(changed({}, { movie: { size: { width: 720, height: 720 } } })).toEqual(all);
    expect(changed({}, { watermark: { type: 'text', text: 'me' } })).toEqual(all);
    expect(changed({}, {}, { maker: 'newer' })).toEqual(all);
    expect(changed({}, {}, { settings: { ...settings, crf: 20 } })).toEqual(all);
  });

  it('does not change when slides before it get longer', () => {
    expect(changed({}, { frames: withSlide(1, { duration: 9 }) })).toEqual([1]);
  });

  it('does so where something runs through the whole movie', () => {
    const movie = { bg: { type: 'video', video: 'sea.mp4' } };
    const frames = withSlide(1, { duration: 9 });
    expect(changed({ movie }, { movie, frames })).toEqual([0, 1, 2, 3, 4]);
  });

  it('does so where a slide now begins between two frames', () => {
    expect(changed({}, { frames: withSlide(0, { duration: 4.01 }) })).toEqual([0, 1, 2, 3, 4]);
  });

  it('follows the content of a file, not its address', () => {
    const picture = (url: string) => withSlide(4, { items: [{ id: 'p', type: 'image', url }] });
    const moved = new Map([['elsewhere.jpg', 'hash of the photo']]);
    const replaced = new Map([['photo.jpg', 'hash of another photo']]);
    const data = { frames: picture('photo.jpg') };
    expect(
      changed(
        data,
        { frames: picture('elsewhere.jpg') },
        { contentHash: (url: string) => moved.get(url) },
      ),
    ).toEqual([]);
    expect(changed(data, data, { contentHash: (url: string) => replaced.get(url) })).toEqual([4]);
  });
});

describe('captions', () => {
  const spoken = (text: string) => ({
    narration: {
      url: 'voice.mp3',
      text,
      words: text.split(' ').map((word, at) => ({ text: word, startTime: at, endTime: at + 0.5 })),
    },
  });
  const said = withSlide(2, spoken('Beans matter most'));
  const captions = { on: true };

  it('change the slides on which somebody speaks, and no others', () => {
    expect(changed({ frames: said }, { frames: said, captions })).toEqual([2]);
    const other = withSlide(2, spoken('Beans matter least'));
    expect(changed({ frames: said, captions }, { frames: other, captions })).toEqual([2]);
    const style = { on: true, style: 'pop' };
    expect(changed({ frames: said, captions }, { frames: said, captions: style })).toEqual([2]);
  });

  it('change with the language of the film, and with what an item is called', () => {
    const before = { frames: said, captions, language: 'en' };
    expect(changed(before, { ...before, language: 'de' })).toEqual([2]);
    const items = [{ ...text('c-text', 'c'), name: 'Our logo' }];
    const named = withSlide(2, { items }, said);
    expect(changed(before, { ...before, frames: named })).toEqual([2]);
    // Without captions nobody sees what it is called.
    expect(changed({ frames: said }, { frames: named })).toEqual([]);
  });

  it('leave a slide as it is that comes later than before', () => {
    const longer = withSlide(0, { duration: 7 }, said);
    expect(changed({ frames: said, captions }, { frames: longer, captions })).toEqual([0]);
  });
});
