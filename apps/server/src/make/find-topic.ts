import type { TopicPack } from '@reelwright/wizards';
import { kept } from '../providers/knowledge/embedded/kept.ts';
import { readTopicShelf } from '../providers/knowledge/embedded/topic-shelf.ts';

const shelf = kept(readTopicShelf, { idleMs: 60_000 });

/** Which of the topics we know by heart a keyword means; undefined when it is none of them. */
export async function findTopic(keyword: string): Promise<TopicPack | undefined> {
  return (await shelf()).topicOf(keyword);
}
