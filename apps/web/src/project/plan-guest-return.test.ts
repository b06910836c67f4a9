import { describe, expect, it } from 'vitest';
import { planGuestReturn } from './plan-guest-return.ts';

const draft = (visit: string, category: string, keyword: string) => ({
  visit,
  edits: { meta: { name: '', title: '', category, thumbnail: null }, data: { keyword } },
});
const coffee = draft('coffee', 'listicle-video', 'coffee');
const tea = draft('tea', 'listicle-video', 'tea');
const quiz = draft('quiz', 'quiz-video', 'space');
const page = { category: 'listicle-video', keyword: undefined };

describe('what a guest made in this browser', () => {
  it('is there again when the page is loaded anew, or the next day', () => {
    const { take, ask } = planGuestReturn([quiz, coffee, tea], { ...page, isArrival: true });
    expect(take).toBe(coffee);
    expect(ask).toEqual([]);
  });

  it('comes back by its keyword, and leaves a film about something else alone', () => {
    const about = (keyword: string) =>
      planGuestReturn([coffee, tea], { ...page, keyword, isArrival: true });
    expect(about('tea').take).toBe(tea);
    expect(about('dogs')).toMatchObject({ take: undefined, ask: [] });
  });

  it('is asked about when another film of its kind is begun', () => {
    const { take, ask } = planGuestReturn([coffee, tea, quiz], { ...page, isArrival: false });
    expect(take).toBeUndefined();
    expect(ask).toEqual([coffee]);
    expect(planGuestReturn([quiz], { ...page, isArrival: false }).ask).toEqual([]);
  });

  it('does not pile up', () => {
    const many = Array.from({ length: 8 }, (_, at) => draft(String(at), 'quiz-video', 'space'));
    expect(planGuestReturn(many, { ...page, isArrival: true }).drop).toEqual(many.slice(6));
  });
});
