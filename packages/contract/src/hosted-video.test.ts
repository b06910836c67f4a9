import { expect, it } from 'vitest';
import { youtubeId } from './hosted-video.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a video on a video site', (address) => {
  expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://example.com/clip.mp4',
  '/media/uploads/aa/clip.mp4',
])('%s is none', (address) => {
  expect(youtubeId(address)).toBeUndefined();
});
