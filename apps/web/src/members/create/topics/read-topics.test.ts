import { expect, it } from 'vitest';
import { readTopics } from './read-topics.ts';

it.each([
  ['coffee, home brewing', ['coffee', 'home brewing']],
  ['  coffee ,, home   brewing, ', ['coffee', 'home brewing']],
  ['Coffee, coffee, tea', ['Coffee', 'tea']],
  ['珈琲、抹茶，麦茶', ['珈琲', '抹茶', '麦茶']],
  [' , ', []],
])('reads %j', (text, topics) => {
  expect(readTopics(text)).toEqual({ topics });
});

it.each([
  ['coffee, c', 'Each topic needs at least 2 characters: “c” is too short.'],
  ['☕, 🍵', 'Each topic needs at least 2 characters: “☕” is too short.'],
  ['🍵', 'Each topic needs at least 2 characters: “🍵” is too short.'],
  ['x'.repeat(61), 'Each topic has at most 60 characters. Put commas between them.'],
  [
    Array.from({ length: 13 }, (_, index) => `topic ${index}`).join(),
    'Please name at most 12 topics. These are 13.',
  ],
])('says what has to change in %j', (text, problem) => {
  expect(readTopics(text)).toEqual({ problem });
});
