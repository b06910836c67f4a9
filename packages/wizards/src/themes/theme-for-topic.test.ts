import { describe, expect, it } from 'vitest';
import { themeForTopic } from './theme-for-topic.ts';
import { themeList } from './theme-list.ts';

/** A part of library/knowledge/topics. */
const topics = [
  'coffee',
  'dogs',
  'planets',
  'productivity',
  'electric cars',
  'home decor',
  'japan',
  'pizza',
  'dinosaurs',
  'investing',
  'mythology',
  'volcanoes',
  'christmas',
  'ice cream',
  'bread',
  'football',
  'guitar',
  'programming',
  'robots',
  'oceans',
  'cars',
  'flags',
  'forests',
  'cats',
  'makeup',
  'weddings',
  'books',
  'mathematics',
  'sleep',
  'habits',
  'leadership',
  'startups',
  'marketing',
  'social media',
  'photography',
  'wine',
  'running',
  'museums',
  'gardening',
  'hats',
];

describe('the theme of a film whose look nobody chose', () => {
  it.each([
    ['coffee', 'warm'],
    ['electric cars', 'driving'],
    ['startups', 'calm'],
  ])('%s looks %s', (keyword, mood) => {
    expect(themeForTopic({ keyword }).mood).toBe(mood);
  });

  it('differs from topic to topic', () => {
    const chosen = topics.map((keyword) => themeForTopic({ keyword }).id);
    const counts = [...new Set(chosen)].map((id) => chosen.filter((each) => each === id).length);
    expect(counts.length).toBeGreaterThan(14);
    expect(Math.max(...counts)).toBeLessThan(topics.length / 6);
  });

  it('comes with every plan where it has to', () => {
    const free = new Set(themeList.slice(0, 5).map(({ id }) => id));
    const chosen = new Set(
      [...topics, 'qwrtz'].map((keyword) => themeForTopic({ keyword }, { isFree: true }).id),
    );
    expect([...chosen].every((id) => free.has(id))).toBe(true);
    expect(chosen.size).toBe(5);
  });

  it('does not wear what the last films wore, while something else fits', () => {
    const first = themeForTopic({ keyword: 'coffee' }).id;
    const second = themeForTopic({ keyword: 'coffee' }, { recent: [first] }).id;
    expect(second).not.toBe(first);
    const third = themeForTopic({ keyword: 'coffee' }, { recent: [first, second] }).id;
    expect([first, second]).not.toContain(third);
    expect(themeForTopic({ keyword: 'coffee' }, { recent: [first, second, third] }).id).toBe(first);
    const free = themeForTopic({ keyword: 'coffee' }, { isFree: true }).id;
    expect(themeForTopic({ keyword: 'coffee' }, { isFree: true, recent: [free] }).id).not.toBe(
      free,
    );
  });
});
