import autocannon from 'autocannon';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const rounds = 3;
const secondsPerRound = 4;
const connections = 64;

interface Target {
  readonly url: string;
  /** Of different people, used in turn. */
  readonly cookies?: readonly string[];
}

/** Calls per second of a database read (who am I, by session cookie) beside a bare Fastify hello. */
export async function benchCalls(): Promise<Figure[]> {
  const servers = [
    await startServerProcess<Target>('./hello-server.ts'),
    await startServerProcess<Target>('./read-server.ts'),
  ] as const;
  try {
    const [{ target: hello }, { target: read }] = servers;
    await measure(hello, 2);
    await measure(read, 2);
    let [helloCalls, readCalls] = [0, 0];
    // In turns, so that both see the same moods of the machine.
    for (let round = 0; round < rounds; round += 1) {
      helloCalls += (await measure(hello, secondsPerRound)) / rounds;
      readCalls += (await measure(read, secondsPerRound)) / rounds;
    }
    const ratio = readCalls / helloCalls;
    return [
      {
        what: 'database read / bare Fastify hello',
        value: ratio.toFixed(2),
        goal: '≥ 0.50',
        met: ratio >= 0.5,
        detail: `${Math.round(readCalls)} and ${Math.round(helloCalls)} calls/s, ${connections} connections`,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function measure({ url, cookies }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(cookies && { requests: cookies.map((cookie) => ({ headers: { cookie } })) }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url} answered ${result.non2xx} calls with an error, ${result.errors} not at all.`,
    );
  }
  return result.requests.average;
}
