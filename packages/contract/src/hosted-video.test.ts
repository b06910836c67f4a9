import { expect, it } from 'vitest';
import { hostedVideoFrame, hostedVideoOf, hostedVideoPage } from './hosted-video.ts';

const youtube = { site: 'youtube', id: 'dQw4w9WgXcQ' };
const vimeo = { site: 'vimeo', id: '76979871' };

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=PL1#x', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', { ...youtube, startSeconds: 90 }],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=90', { ...youtube, startSeconds: 90 }],
  ['//youtu.be/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared', youtube],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', { ...youtube, startSeconds: 5 }],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/#t=1h0m2s', vimeo],
  ['https://vimeo.com/76979871#t=1h0m2s', { ...vimeo, startSeconds: 3602 }],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', { ...vimeo, secret: '8272103f6e' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { ...vimeo, secret: '8272103f6e' }],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/1234567/video/76979871', vimeo],
])('%s is a video on a video site', (address, video) => {
  expect(hostedVideoOf(address)).toMatchObject(video);
});

it.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'https://youtu.be@evil.example/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQdQw4w9WgXcQ',
  'https://www.youtube.com/@someone',
  'https://www.youtube.com/playlist?list=PLdQw4w9WgXcQ',
  'https://vimeo.com/blog',
  'https://vimeo.com/76979871/../x',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://example.com/clip.mp4',
  '/media/uploads/aa/clip.mp4',
  'youtu.be/dQw4w9WgXcQ is nice',
])('%s is none', (address) => {
  expect(hostedVideoOf(address)).toBeUndefined();
});

it('has a page, and a frame that keeps no cookies', () => {
  const addresses = [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ?t=7',
    'https://vimeo.com/76979871/8272103f6e#t=1m',
  ].map((address) => {
    const video = hostedVideoOf(address);
    return video && [hostedVideoPage(video), hostedVideoFrame(video)];
  });
  expect(addresses).toEqual([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&start=7',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e#t=60s',
    ],
  ]);
});
