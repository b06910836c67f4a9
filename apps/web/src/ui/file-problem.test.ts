import { describe, expect, it } from 'vitest';
import { fileProblem, formatBytes } from './file-problem.ts';

const photo = { name: 'beach.JPG', type: 'image/jpeg', size: 3_400_000 };

describe('a file dropped on the page', () => {
  it('is taken by kind, exact type or name ending', () => {
    expect(fileProblem(photo, { accept: [] })).toBeUndefined();
    expect(fileProblem(photo, { accept: ['video/*', 'image/*'] })).toBeUndefined();
    expect(fileProblem(photo, { accept: ['image/jpeg'] })).toBeUndefined();
    expect(fileProblem(photo, { accept: ['.jpg'] })).toBeUndefined();
  });

  it('is refused with what to do instead', () => {
    expect(fileProblem(photo, { accept: ['audio/mpeg', '.srt'] })).toBe(
      'beach.JPG can’t be used here. Please choose an MP3 or a .srt file.',
    );
    expect(fileProblem(photo, { accept: ['video/*', '.avi', '.mov', 'audio/*', '.ogg'] })).toBe(
      'beach.JPG can’t be used here. Please choose a video or a sound file.',
    );
    expect(fileProblem(photo, { accept: ['image/*'], maxBytes: 2_000_000 })).toBe(
      'beach.JPG is 3.4 MB, and the limit is 2 MB. Please choose a smaller file.',
    );
  });

  it.each([
    [0, '0 bytes'],
    [640_000, '640 KB'],
    [1_536_000, '1.5 MB'],
    [12_400_000, '12 MB'],
    [2_000_000_000, '2 GB'],
  ])('%i bytes is %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
});
