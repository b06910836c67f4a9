import { describe, expect, it } from 'vitest';
import { quizOf } from './thing-quiz.ts';
import { readTopicShelf } from './topic-shelf.ts';

const shelf = await readTopicShelf();
const quizAbout = (keyword: string) => {
  const pack = shelf.topicOf(keyword);
  if (!pack) throw new Error(`${keyword} is not known`);
  return { pack, quiz: quizOf(shelf, pack) };
};

describe('a quiz about a thing', () => {
  it('asks about nothing else where three questions are its own', () => {
    const { pack, quiz } = quizAbout('space race');
    expect(pack.quiz.length).toBeGreaterThanOrEqual(5);
    expect(quiz.every(({ about }) => about === undefined)).toBe(true);
    expect(quiz.length).toBeGreaterThanOrEqual(5);
    expect(quiz).toContainEqual({
      question: 'Space race: American and Soviet ships met in orbit in which year?',
      right: '1975',
      wrong: ['1966', '1984', '1957'],
      objects: pack.objects?.slice(0, 2),
    });
    // Another of its questions has her name as its answer.
    const words = quiz.map(({ question }) => question).join(' ');
    expect(words).not.toContain('Valentina Tereshkova flew');
  });

  it('takes no creature of myths for a bird', () => {
    const asked = quizAbout('pigeon').quiz.map(({ question }) => question);
    expect(asked.filter((question) => /phoenix/i.test(question))).toEqual([]);
  });

  it.each([
    ['octopus', 'other sea animals'],
    ['Norway', 'other European countries'],
    ['gravity', 'physics'],
    ['golden retriever', 'other dog breeds'],
  ])('%s: its own questions, then those about %s', (keyword, about) => {
    const { pack, quiz } = quizAbout(keyword);
    expect(quiz.slice(0, pack.quiz.length)).toEqual(pack.quiz);
    expect(quiz.length).toBeGreaterThanOrEqual(5);
    for (const question of quiz.slice(pack.quiz.length)) expect(question.about).toBe(about);
  });

  it('never passes a question about another thing off as its own', () => {
    for (const pack of shelf.packs) {
      const own = new Set(pack.quiz.map(({ question }) => question));
      for (const { question, about } of quizOf(shelf, pack)) {
        expect(about === undefined, `${pack.title}: ${question}`).toBe(own.has(question));
      }
    }
  });

  it('has three questions of almost everything we know', () => {
    const short = shelf.packs.filter((pack) => quizOf(shelf, pack).length < 3);
    expect(short.length / shelf.packs.length).toBeLessThan(0.02);
  });

  it('asks nothing twice', () => {
    for (const pack of shelf.packs) {
      const asked = quizOf(shelf, pack).map(({ question }) => question);
      expect(new Set(asked).size, pack.title).toBe(asked.length);
    }
  });
});
