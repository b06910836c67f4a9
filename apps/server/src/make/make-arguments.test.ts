import { describe, expect, it } from 'vitest';
import { readMakeArguments } from './make-arguments.ts';

describe('the words after npm run make', () => {
  it('need a keyword or answers, and a file', () => {
    expect(readMakeArguments(['listicle', '--keyword', ' coffee ', '--out', 'c.mp4'])).toEqual({
      wizard: 'listicle',
      keyword: 'coffee',
      out: 'c.mp4',
      answers: undefined,
      theme: undefined,
      voice: undefined,
      pictures: undefined,
      size: undefined,
      seed: '',
      count: undefined,
      captionFiles: [],
    });
    expect(readMakeArguments(['listicle', '--answers', 'a.json', '--out', 'c.mp4']).answers).toBe(
      'a.json',
    );
    expect(() => readMakeArguments(['listicle', '--out', 'c.mp4'])).toThrow(/Please say what/);
    expect(() => readMakeArguments(['--keyword', 'coffee', '--out', 'c.mp4'])).toThrow(/Please/);
  });

  it('take a sound for films that are made of one, and for no others', () => {
    const words = ['--audio', 'talk.mp3', '--out', 'c.mp4'];
    expect(readMakeArguments(['podcast', ...words])).toMatchObject({ sound: 'talk.mp3' });
    expect(
      readMakeArguments(['podcast', ...words, '--file', 'words.srt', '--clips']),
    ).toMatchObject({
      sound: 'talk.mp3',
      transcript: 'words.srt',
      clips: true,
      article: undefined,
    });
    expect(() => readMakeArguments(['quiz', ...words])).toThrow(/Please say what/);
  });

  it.each([
    [['--size', 'huge'], /wide, square, vertical, portrait, or/],
    [['--size', 'toString'], /wide, square, vertical, portrait, or/],
    [['--size', '1080x5000'], /from 100 to 2000/],
    [['--count', '21'], /from 1 to 20/],
    [['--theme', 'none-such'], /There is no theme none-such/],
    [['--captions', 'none-such'], /There are no captions called none-such. There are: bar, /],
    [['--language', 'klingon'], /--language is one of en, de, /],
    [['--out', 'film.avi'], /must end in .mp4/],
    [['--colour', 'red'], /Please say what/],
  ])('tell what is wrong with %s', (more, problem) => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', ...more];
    expect(() => readMakeArguments(words)).toThrow(problem);
  });

  it('can ask for a size of its own', () => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', '--size', '1080x1350'];
    expect(readMakeArguments(words).size).toEqual({ width: 1080, height: 1350 });
  });

  it('can ask for subtitles and a transcript', () => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', '--srt', '--transcript'];
    expect(readMakeArguments(words).captionFiles).toEqual(['srt', 'txt']);
  });

  it('can ask for several formats at once, in one order', () => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', '--sizes'];
    expect(readMakeArguments([...words, 'vertical, wide'])).toMatchObject({
      formats: ['wide', 'vertical'],
      size: { width: 1920, height: 1080 },
    });
    expect(() => readMakeArguments([...words, 'wide,huge'])).toThrow(/--sizes names some of: wide/);
    expect(() => readMakeArguments([...words, ''])).toThrow(/--sizes names some of/);
    expect(() => readMakeArguments([...words, 'wide', '--size', 'wide'])).toThrow(/either/);
  });

  it('can ask for silence', () => {
    const words = ['listicle', '--keyword', 'coffee', '--out', 'c.mp4', '--no-voice'];
    expect(readMakeArguments(words).voice).toBe(false);
  });
});
