/** One member who asks for work without end, through one of the doors, in a process of their own. */
import { connect } from 'node:net';
import { subjectSidePx } from '@reelwright/contract';

interface Asker {
  readonly origin: string;
  readonly cookie: string;
}

/** Asks once, and says how that was answered. */
type Door = (asker: Asker, turn: number) => Promise<number>;

async function post({ origin, cookie }: Asker, path: string, body: object | string) {
  const isJson = typeof body !== 'string';
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': isJson ? 'application/json' : 'image/svg+xml' },
    body: isJson ? JSON.stringify(body) : body,
  });
  await reply.arrayBuffer();
  return reply.status;
}

const pixels = Buffer.alloc(3 * subjectSidePx ** 2, 90).toString('base64');
const sentence = 'The large dog and the small cats of a town see houses and rivers. '.repeat(10);
/** As hard as a drawing may be. */
const noise = '<feTurbulence baseFrequency="0.9" numOctaves="10"/>'.repeat(30);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><filter id="a">${noise}</filter><rect width="900" height="900" filter="url(#a)"/></svg>`;

export const doors: Readonly<Record<string, Door>> = {
  'backgrounds that are removed': (asker) =>
    post(asker, '/api/queries/remove-background', { pixels }),
  'scripts that are read for pictures': (asker) =>
    post(asker, '/api/members/gpt2', { prompts: Array(180).fill(sentence) }),
  'lines that are read as thousands of letters': (asker, turn) =>
    post(asker, '/api/members/tts', {
      voice: 'any',
      text: `${turn} ${'a '.repeat(40)}`,
      pronunciations: [{ word: 'a', says: 'long '.repeat(9).trim() }],
    }),
  'drawings that take long': (asker, turn) =>
    post(asker, `/api/members/storage/upload?name=${turn}.svg`, drawing),
  'built-in pictures with words that mean nothing': async ({ origin }, turn) => {
    const reply = await fetch(`${origin}/library/objects/cat.webp?blur=9&q=${turn}${Date.now()}`);
    await reply.arrayBuffer();
    return reply.status;
  },
  'files that are announced and never come': async ({ origin, cookie }) => {
    const reply = await fetch(`${origin}/api/members/storage/uploads`, {
      method: 'POST',
      headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '1000' },
    });
    await reply.arrayBuffer();
    return reply.status;
  },
  'short links without end': (asker, turn) =>
    post(asker, '/api/members/shorten', { url: `https://example.com/${turn}` }),
  'second steps that are guessed': (asker, turn) =>
    post(asker, '/api/user/login/second-step', { step: `step ${turn}`, code: '123456' }),
  'passkeys that are asked for and never used': (asker) =>
    post(asker, '/api/user/passkey/begin', {}),
  'large bodies that hardly move': ({ origin, cookie }) =>
    new Promise((resolve) => {
      const { port, hostname } = new URL(origin);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/user/projects/save HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 40000000\r\n\r\n{`,
      );
      socket.resume();
      socket.once('error', () => undefined);
      // Ended without an answer.
      socket.once('close', () => resolve(0));
    }),
};

const [name = '', origin = '', cookie = ''] = process.argv.slice(2);
const door = doors[name];
if (door && process.send) {
  const answers: Record<number, number> = {};
  process.send(answers);
  const ask = async (first: number) => {
    for (let turn = first; ; turn += 6) {
      const status = await door({ origin, cookie }, turn).catch(() => 0);
      answers[status] = (answers[status] ?? 0) + 1;
      process.send?.(answers);
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, first) => ask(first)));
}
