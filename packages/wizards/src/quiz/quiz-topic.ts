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

/** "Coffee trivia" asks about coffee: what it is, the title says itself. */
function withoutQuiz(topic: string): string {
  return topic.replace(/\s(?:quiz(?:zes)?|trivia|questions|test)$/i, '').trimEnd();
}
