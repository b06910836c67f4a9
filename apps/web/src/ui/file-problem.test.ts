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
    expect(fileProblem(photo, { accept: ['image/*'], maxBytes: 2 * 1024 * 1024 })).toBe(
      'beach.JPG is 3.2 MB, and the limit is 2 MB. Please choose a smaller file.',
    );
  });

  it.each([
    [0, '0 bytes'],
    [640 * 1024, '640 KB'],
    [1536 * 1024, '1.5 MB'],
    [12.4 * 1024 * 1024, '12 MB'],
  ])('%i bytes is %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
});
