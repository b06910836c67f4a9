import { describe, expect, it } from 'vitest';
import { readMakeArguments } from './make-arguments.ts';

describe('the words after npm run make', () => {
  it('need a keyword or answers, and a file', () => {
    expect(readMakeArguments(['listicle', '--keyword', ' coffee ', '--out', 'c.mp4'])).toEqual({
      ...{ wizard: 'listicle', keyword: 'coffee', out: 'c.mp4', answers: undefined },
      ...{ theme: undefined, voice: undefined, pictures: undefined, size: undefined },
      ...{ seed: '', count: 5 },
    });
    expect(readMakeArguments(['listicle', '--answers', 'a.json', '--out', 'c.mp4']).answers).toBe(
      'a.json',
    );
    expect(() => readMakeArguments(['listicle', '--out', 'c.mp4'])).toThrow(/Please say what/);
    expect(() => readMakeArguments(['--keyword', 'coffee', '--out', 'c.mp4'])).toThrow(/Please/);
  });

  it.each([
    [['--size', 'huge'], /wide, square or vertical/],
    [['--size', 'toString'], /wide, square or vertical/],
    [['--count', '21'], /from 1 to 20/],
    [['--theme', 'none-such'], /There is no theme none-such/],
    [['--out', 'film.avi'], /must end in .mp4/],
    [['--colour', 'red'], /Please say what/],
  ])('tell what is wrong with %s', (more, problem) => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', ...more];
    expect(() => readMakeArguments(words)).toThrow(problem);
  });

  it('can ask for silence', () => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', '--no-voice'];
    expect(readMakeArguments(words).voice).toBe(false);
  });
});
