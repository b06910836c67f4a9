import { expect, it } from 'vitest';
import { trackFor } from './track-for.ts';

const tracks = [
  { url: '/calm-1', mood: 'calm' },
  { url: '/calm-2', mood: 'calm' },
  { url: '/epic', mood: 'epic' },
];

it('finds music that fits the look, and keeps to it', () => {
  expect(trackFor(tracks, 'epic', 'coffee')).toBe('/epic');
  expect(trackFor(tracks, 'calm', 'coffee')).toMatch(/calm/);
  expect(trackFor(tracks, 'calm', 'coffee')).toBe(trackFor(tracks, 'calm', 'coffee'));
  expect(trackFor(tracks, 'dark', 'a')).toBeDefined();
  expect(trackFor([], 'calm', 'a')).toBeUndefined();
});
