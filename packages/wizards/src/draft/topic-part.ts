import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import type { Ask, TopicAnswer } from './ask.ts';
import type { DraftPart, PartValues } from './drafted-parts.ts';
import { askObjects } from './find-objects.ts';
import { keywordOf } from './keyword-of.ts';

/** Where a film takes place and what stands for its topic, by what people said of the topic, else by its name. */
export const topicPart: DraftPart = {
  id: 'topic',
  source: keywordOf,
  answers: [['info.place'], ['info.objects'], ['info.topicName']],
  activity: (data) => `Looking for pictures of ${keywordOf(data)}`,
  failure: 'We couldn’t look for pictures.',
  isTyped: () => true,
  isPicture: true,
  draft: (ask, data) => askTopic(ask, keywordOf(data) ?? ''),
};

export async function askTopic(ask: Ask, keyword: string): Promise<PartValues> {
  return topicValues(ask, keyword, await ask.topic(keyword));
}

export async function topicValues(
  ask: Ask,
  keyword: string,
  { topic }: TopicAnswer,
): Promise<PartValues> {
  const known = topic?.objects ?? [];
  return {
    'info.place': topic?.place,
    'info.objects': known.length > 0 ? [...known] : await askObjects(ask, keyword),
    'info.topicName': topic?.name,
  };
}

/** The keyword as it stands in a sentence: 'japan' is written 'Japan', and one octopus is told of as 'octopuses'. */
export function topicName({ keyword, info }: Pick<ProjectData, 'keyword' | 'info'>): string {
  const typed = textOf(keyword);
  const written = textOf(info.topicName);
  const isOfKeyword =
    written.toLowerCase() === typed.toLowerCase() ||
    info.drafted?.of.topic === keywordOf({ keyword });
  return isOfKeyword && written !== '' ? written : typed;
}
