import { z } from 'zod';
import type { Idea, Knowledge } from '../knowledge-port.ts';
import type { AskModel } from './ask-model.ts';

/** What can be asked of a language model; the rest we know better ourselves. */
export type ModelKnowledge = Pick<
  Knowledge,
  'ideas' | 'items' | 'facts' | 'pictureKeywords' | 'quizQuestions'
>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(400)
    .transform((text) => shorten(text, most));
const kept = (most: number) =>
  z
    .array(line(most))
    .max(200)
    .transform((texts) => distinct(texts));
const Ideas = z.object({
  ideas: z
    .array(z.object({ text: line(90), kind: z.enum(['top', 'negative', 'funny', 'other']) }))
    .max(60),
});
const Items = z.object({ items: kept(40) });
const Facts = z.object({ sentences: kept(120) });
const Questions = z.object({
  questions: z.array(z.object({ question: line(110), right: line(40), wrong: kept(40) })).max(60),
});
const Pictures = z.object({
  keywords: z.array(z.array(z.string().trim().max(60)).max(10)).max(400),
});

/** A language model as a source of words. Every answer is held against its schema. */
export function createModelKnowledge(ask: AskModel): ModelKnowledge {
  return {
    async ideas(keyword, { signal }): Promise<readonly Idea[]> {
      const { ideas } = await ask('ideas', { keyword }, Ideas, signal);
      return ideas.filter(({ text }) => text !== '').slice(0, 16);
    },
    items: async (idea, { signal }) =>
      (await ask('items', { idea }, Items, signal)).items.slice(0, 20),
    facts: async (about, { signal }) =>
      (await ask('facts', about, Facts, signal)).sentences.map(withFullStop).slice(0, 6),
    async pictureKeywords(sentences, { signal }) {
      const { keywords } = await ask('pictures', { sentences }, Pictures, signal);
      return sentences.map((_, at) => (keywords[at] ?? []).filter(Boolean).slice(0, 4));
    },
    quizQuestions: async (keyword, { signal }) =>
      (await ask('quiz', { keyword }, Questions, signal)).questions
        .filter(({ question, right }) => question.endsWith('?') && right !== '')
        .map(({ question, right, wrong }) => ({
          question,
          right,
          objects: [],
          wrong: wrong.filter((text) => text.toLowerCase() !== right.toLowerCase()).slice(0, 3),
        }))
        .slice(0, 20),
  };
}

/** Too long is of no use on a slide: then it is as if it had not been said. */
function shorten(text: string, most: number): string {
  return text.length <= most ? text : '';
}

function distinct(texts: readonly string[]): readonly string[] {
  const byText = new Map(texts.map((text) => [text.toLowerCase(), text]));
  byText.delete('');
  return [...byText.values()];
}

function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
