import { expect, it } from 'vitest';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import { readTrades } from '../providers/knowledge/embedded/ready-answers.ts';

const asking = { signal: new AbortController().signal, asker: 'test' };

it('knows every topic and every comparison that a trade names', async () => {
  const knowledge = createKnowledge();
  const trades = await readTrades();
  const missing: string[] = [];
  for (const { topics, comparisons } of trades) {
    for (const topic of topics) {
      if ((await knowledge.ideas(topic, asking)).length === 0) missing.push(topic);
    }
    for (const name of comparisons) {
      if (!(await knowledge.comparison(name, asking)).comparison) missing.push(name);
    }
  }
  expect(missing).toEqual([]);
});

it('names each kind of business once', async () => {
  const kinds = (await readTrades()).flatMap((trade) =>
    trade.kinds.map((kind) => kind.toLowerCase()),
  );
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
});
