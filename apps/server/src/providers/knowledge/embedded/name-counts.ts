import type { TopicPack } from '@reelwright/wizards';

/** How often topics speak of a name, in their lists and questions: what people know best is spoken of most. */
export function countNames(topics: readonly TopicPack[]): (name: string) => number {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { keywords, lists, quiz } of topics) {
    for (const name of keywords) count(name);
    for (const { items } of lists) {
      for (const { name, facts } of items) {
        count(name.toLowerCase());
        for (const fact of facts) countNamesIn(fact, count);
      }
    }
    for (const { question, right, wrong } of quiz) {
      countNamesIn(question, count);
      for (const answer of [right, ...wrong]) count(answer.toLowerCase());
    }
  }
  return (name) => counts.get(name.toLowerCase()) ?? 0;
}

/** 'Egypt', 'South Africa'. */
function countNamesIn(sentence: string, count: (name: string) => void): void {
  for (const [name] of sentence.matchAll(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu)) {
    count(name.toLowerCase());
  }
}
