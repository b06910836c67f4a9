import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const [theme] = themeList;

function quizSlide(
  answers: readonly string[],
  role: 'question' | 'answer',
  width: number,
  height: number,
) {
  if (!theme) throw new Error('There are no themes.');
  const part: ScriptPart = {
    id: 'part',
    role,
    layout: 'question_mcq',
    heading: 'What does the skin of a shark feel like?',
    kicker: 'Question 1 of 4',
    rightLine: 'line-0',
    lines: answers.map((text, at) => ({
      id: `line-${at}`,
      text,
      spoken: text,
      media: [],
      picture: { style: 'studio', objects: ['shark'], seed: 'a' },
    })),
  };
  const lineTimes = answers.map((_, at) => ({ start: at, end: at + 1 }));
  return composeSlide(part, {
    width,
    height,
    theme,
    index: 1,
    seconds: 5,
    lineTimes,
    wordTimes: [],
  });
}

const widthOf = (items: ReturnType<typeof quizSlide>, id: string) =>
  items.find((item) => item.id === id)?.width ?? 0;

describe('the cards of a question', () => {
  it('stand in pairs in a square, unless a word would be cut in two', () => {
    const short = quizSlide(['Silk', 'Fur', 'Rubber', 'Ivory'], 'question', 1080, 1080);
    const long = quizSlide(['Silk', 'Fur', 'Hammerhead', 'Ivory'], 'question', 1080, 1080);
    expect(widthOf(short, 'part-answer-1-card')).toBeLessThan(540);
    expect(widthOf(long, 'part-answer-1-card')).toBeGreaterThan(700);
  });

  it('have large letters on a phone', () => {
    const items = quizSlide(['Silk', 'Fur', 'Rubber', 'Ivory'], 'question', 1080, 1920);
    const [answer] = items.filter(({ id }) => id === 'part-answer-1');
    expect(answer?.font?.size).toBeGreaterThan(1080 * 0.075);
  });

  it('are one large card when the right one is told', () => {
    const asked = quizSlide(['Silk', 'Fur'], 'question', 1920, 1080);
    const told = quizSlide(['Silk', 'Fur'], 'answer', 1920, 1080);
    expect(widthOf(told, 'part-answer-1-card')).toBeGreaterThan(
      widthOf(asked, 'part-answer-1-card'),
    );
    expect(widthOf(told, 'part-answer-2-card')).toBe(0);
  });
});
