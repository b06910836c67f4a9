/** One member who sends the worst bodies there are, over and over, in a process of their own. */
import { randomUUID } from 'node:crypto';
import {
  hostileDiffs,
  hostileDocument,
  hostileSaves,
  seededNumbers,
} from '../apps/server/test/hostile-documents.ts';

const [address = '', cookie = ''] = process.argv.slice(2);
const post = (path: string, body: Uint8Array) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    body: body as never,
    headers: { cookie, 'content-type': 'application/json' },
  }).then(async (reply) => ({ status: reply.status, text: await reply.text() }));

const made = await post(
  '/api/user/projects/save',
  Buffer.from(JSON.stringify({ data_json: hostileDocument(), change_id: randomUUID() })),
);
const { id } = JSON.parse(made.text) as { id: number };
const bodies = [
  ...Object.values(hostileSaves).map((make) => ['save', make(seededNumbers(7))] as const),
  ...Object.values(hostileDiffs).map((make) => {
    const patch = {
      id,
      diff: make(seededNumbers(7)),
      hash: 1,
      revision: 1,
      change_id: randomUUID(),
    };
    return ['patch', Buffer.from(JSON.stringify(patch))] as const;
  }),
];
const counts: Record<number, number> = {};
process.send?.({ ready: true });
const send = async (offset: number) => {
  for (let turn = offset; ; turn += 1) {
    const [call, body] = bodies[turn % bodies.length] ?? ['save', Buffer.alloc(0)];
    const { status } = await post(`/api/user/projects/${call}`, body);
    counts[status] = (counts[status] ?? 0) + 1;
    process.send?.({ counts });
  }
};
await Promise.all([send(0), send(4), send(8)]);
