import { expect, it } from 'vitest';
import { createOwnArticles } from '../article-search/own-articles.ts';

const own = createOwnArticles('https://videos.example.com');

it('tells what happened around a day in other years, and where that can be read', async () => {
  const stories = await own.thisWeek(new Date('2026-07-21T12:00:00Z'));
  const landing = stories.find(({ title }) => title.startsWith('This week in 1969'));
  expect(landing?.description).toContain('July 20, 1969');
  expect(landing?.url).toMatch(/^https:\/\/videos\.example\.com\/articles\/[a-z0-9-]+#[a-z0-9-]+$/);
  expect(await own.articleAt(landing?.url ?? '')).toBeDefined();
});

it('counts days over the end of a year', async () => {
  const stories = await own.thisWeek(new Date('2026-12-30T12:00:00Z'));
  expect(stories.map(({ description }) => description).join(' ')).toContain('January 1, 1801');
});

it('says who or what it is about, once a day', async () => {
  const shown = async (day: string) =>
    (await own.thisWeek(new Date(day))).map(({ title, description }) => ({ title, description }));
  expect(await shown('2026-11-20T12:00:00Z')).toContainEqual({
    title: 'This week in 1963: John F. Kennedy, Dallas',
    description: 'John F. Kennedy was shot on November 22, 1963.',
  });
  const april = await shown('2026-04-12T12:00:00Z');
  expect(april.filter(({ title }) => title.startsWith('This week in 1961'))).toHaveLength(1);
  expect((await shown('2026-03-21T12:00:00Z'))[0]?.title).toContain('first tweet');
});
