/** Which of the topics we know by heart a keyword means; undefined when it is none of them. */
import { readdir, readFile } from 'node:fs/promises';
import { TopicPack } from '@reelwright/wizards';

const folder = new URL('../../../../library/topics/', import.meta.url);

export async function findTopic(keyword: string): Promise<TopicPack | undefined> {
  const wanted = keyword.trim().toLowerCase();
  const packs = await readTopics();
  return packs.find(({ id, keywords }) => id === wanted || keywords.includes(wanted));
}

export async function readTopics(): Promise<readonly TopicPack[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) =>
      TopicPack.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
    ),
  );
}
