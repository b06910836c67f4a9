import { describe, expect, it } from 'vitest';
import { mediaAddress } from './media-address.ts';

const from = (url: string) => mediaAddress(url, 'https://videos.example.com');

describe('where a browser gets media', () => {
  it.each([
    '/media/uploads/ab/abc.png',
    '/library/sample/beach.webp',
    'data:image/png;base64,AAAA',
    'blob:https://videos.example.com/1',
    'https://videos.example.com/media/uploads/ab/abc.png',
    '',
  ])('%j is its own address', (url) => {
    expect(from(url)).toBe(url);
  });

  it.each([
    ['https://photos.example.org/a b.jpg?w=1&h=2', 'https://photos.example.org/a b.jpg?w=1&h=2'],
    ['HTTP://photos.example.org/a.jpg', 'HTTP://photos.example.org/a.jpg'],
    ['//photos.example.org/a.jpg', 'https://photos.example.org/a.jpg'],
    ['https://videos.example.com.evil.org/a', 'https://videos.example.com.evil.org/a'],
  ])('%j comes through our server', (url, asked) => {
    expect(from(url)).toBe(`/api/queries/cors?url=${encodeURIComponent(asked)}`);
  });
});
