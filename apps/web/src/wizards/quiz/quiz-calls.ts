// What the Quiz asks the server.
import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** Ready-made questions about a keyword. */
export function askReadyQuestions(kw: string): Promise<readonly string[]> {
  return request((options) => client.quizQuestions({ query: { kw } }, options));
}

/** A ready-made question with its answers, as far as they are known. */
export async function askReadyQuestion(kw: string, question: string): Promise<ReadyQuestion> {
  const answers = await request((options) =>
    client.quizAnswers({ query: { kw, question } }, options),
  );
  return { question, ...answers };
}
