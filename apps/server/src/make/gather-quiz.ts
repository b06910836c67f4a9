/** A quiz about a keyword, of the questions this installation knows. */

import { seededChoices } from '@reelwright/chance';
import { capitalize } from '@reelwright/english';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { isNamedIn } from '@reelwright/wizards';
import { questionFrom, quizHeadlines } from '@reelwright/wizards/machine';
import { StartError } from '../errors/start-error.ts';
import { findTopic } from './find-topic.ts';
import type { GatherWishes } from './gather-wishes.ts';
import { objectsFor } from './objects-for.ts';

/** The first ones fit anything and promise nothing. */
const plainHeadlines = 9;

export async function gatherQuiz(wishes: GatherWishes): Promise<ProjectData> {
  const { keyword, count, seed, knowledge, signal } = wishes;
  const known = await knowledge.quizQuestions(keyword, { signal, asker: 'make' });
  if (known.length === 0) {
    throw new StartError(`No questions about ${keyword} are known. Please write them: --answers.`);
  }
  const pack = await findTopic(keyword);
  const from = Number.parseInt(seed, 10) || 0;
  const turned = [...known.slice(from % known.length), ...known.slice(0, from % known.length)];
  const questions = await Promise.all(
    turned.slice(0, Math.min(count, 10)).map(async (ready, at) => {
      const objects =
        ready.objects.length > 0
          ? ready.objects
          : (await objectsFor(ready.question, wishes)).filter((name) =>
              isNamedIn(name, ready.question),
            );
      return questionFrom({ ...ready, objects }, `question-${at + 1}`);
    }),
  );
  const topic = asWritten(keyword, pack ? JSON.stringify(pack) : '');
  const headlines = quizHeadlines({ topic, count: questions.length }).slice(0, plainHeadlines);
  return {
    ...newProjectData(),
    keyword,
    info: {
      headline: { text: seededChoices(`${keyword} ${seed}`).pick(headlines) },
      questions,
      seed,
      objects: [...(pack?.objects ?? (await objectsFor(keyword, wishes)))],
      ...(pack && { place: pack.place }),
    },
    theme: { timerLength: 5 },
  };
}

/** 'japan' is written with a capital wherever we write about it; 'coffee' is not. */
function asWritten(keyword: string, texts: string): string {
  const name = capitalize(keyword);
  const count = (word: string) => texts.split(new RegExp(`[a-z,] ${word}\\b`)).length;
  return count(name) > count(keyword) ? name : keyword;
}
