import type { ProjectData } from '@reelwright/movie';
import { topicName } from '../draft/topic-part.ts';
import { textOf } from '../kept-line.ts';
import { isFinishedQuestion } from './quiz-questions.ts';

/** What a quiz is about, as its title says: with what else its questions ask about, 'octopuses and other sea animals'. */
export function quizTopic(data: Pick<ProjectData, 'keyword' | 'info'>): string {
  const asked = (data.info.questions ?? []).filter(isFinishedQuestion);
  const [besides] = asked.map(({ about }) => textOf(about)).filter((about) => about !== '');
  const topic = withoutQuiz(topicName(data));
  return besides && topic !== '' ? `${topic} and ${besides}` : topic;
}

/** "Coffee trivia" and "a quiz about coffee for kids" ask about coffee: what it is, the title says itself. */
function withoutQuiz(topic: string): string {
  const asked = topic.trim().replace(quizAbout, '');
  const plain = asked
    .replace(forWhom, '')
    .replace(/\s(?:quiz(?:zes)?|trivia|questions|test)$/i, '');
  // "The quiz" is a topic as good as any.
  return plain.trim() || topic;
}

const quizAbout =
  /^(?:an? |the )?(?:(?:big|easy|fun|hard|little|quick|short|simple|ultimate) )?(?:quiz(?:zes)?|trivia|questions)(?: questions)? (?:about|of|on) /i;
/** Whom it is for, its questions do not say. */
const forWhom =
  /\sfor (?:(?:all|my|older|the|young|younger|your) )?(?:adults|beginners|children|everybody|everyone|experts|families|fans|friends|kids|seniors|students|teens|toddlers)$/i;
