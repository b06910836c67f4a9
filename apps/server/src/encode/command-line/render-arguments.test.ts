import { describe, expect, it } from 'vitest';
import { progressLine } from './progress-bar.ts';
import { readRenderArguments } from './render-arguments.ts';

const read = (line: string) => readRenderArguments(line.split(' ').filter(Boolean));

describe('npm run render', () => {
  it('takes a movie and the video to make of it', () => {
    expect(read('movie.json out.mp4')).toEqual({
      kind: 'video',
      movie: 'movie.json',
      out: 'out.mp4',
      size: undefined,
      fromSeconds: undefined,
      toSeconds: undefined,
    });
  });

  it('takes a size and a part of the movie', () => {
    expect(read('movie.json out.mp4 --size 1280x720 --from 2.5 --to 4')).toMatchObject({
      size: { width: 1280, height: 720 },
      fromSeconds: 2.5,
      toSeconds: 4,
    });
  });

  it('takes a moment to make a picture of', () => {
    expect(read('movie.json --still 1.5 out.png')).toEqual({
      kind: 'still',
      movie: 'movie.json',
      out: 'out.png',
      size: undefined,
      seconds: 1.5,
    });
  });

  it.each([
    ['', 'Please say what to render'],
    ['movie.json', 'Please say what to render'],
    ['movie.json out.mp4 more.mp4', '"more.mp4" is one file too many.'],
    ['movie.json out.avi', 'out.avi must end in .mp4.'],
    ['movie.json --still 1 out.jpg', 'out.jpg must end in .png.'],
    ['movie.json --still soon out.png', '--still must be seconds, such as 2.5 (it is "soon").'],
    ['movie.json --still 1 out.png --from 2', '--still takes neither --from nor --to.'],
    ['movie.json out.mp4 --size big', '(it is "big")'],
    ['movie.json out.mp4 --size 9x9', '16 to 4096 each'],
    ['movie.json out.mp4 --size 9000x9000', '16 to 4096 each'],
    ['movie.json out.mp4 --from -1', '--from must be seconds, such as 2.5 (it is "-1").'],
    ['--help', 'npm run render -- movie.json video.mp4'],
    ['movie.json out.mp4 --from 5 --to 4', '--to (4) must be later than --from (5).'],
    ['movie.json out.mp4 --colour red', "Unknown option '--colour'"],
  ])('answers "%s" with a sentence that says what is wrong', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});

describe('the progress bar', () => {
  it('says how far it is, with which slide, and how long it will take', () => {
    const progress = { percent: 42, slide: 3, slides: 8, secondsLeft: 75 };
    expect(progressLine(progress)).toBe(
      '[#############.................]  42 %, slide 3 of 8, 1:15 min left',
    );
    expect(progressLine({ ...progress, percent: 0, secondsLeft: undefined })).toBe(
      '[..............................]   0 %, slide 3 of 8',
    );
  });
});
