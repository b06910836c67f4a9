// DNS rebinding with a real DNS server: the name is public when it is checked, private a moment later.
import { Resolver } from 'node:dns/promises';
import { get } from 'node:http';
import dns2 from 'dns2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { PUBLIC_ADDRESS, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { startVictim, type Victim } from './testing/start-victim.ts';

const limits = { maxBytes: 1000, timeoutMs: 3000 };
const { Packet } = dns2;

/** Answers each question with the next list of addresses, the last one for ever. */
async function startNameServer(...answers: string[][]) {
  let questions = 0;
  const server = dns2.createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const addresses = answers[Math.min(questions++, answers.length - 1)] ?? [];
      for (const question of request.questions) {
        for (const address of addresses) {
          const record = { type: Packet.TYPE.A, ttl: 0, address };
          response.answers.push(Packet.createResourceFromQuestion(question, record));
        }
      }
      send(response);
    },
  });
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${udp?.port}`]);
  return {
    questions: () => questions,
    resolve: (hostname: string) => resolver.resolve4(hostname),
    close: () => server.close(),
  };
}

let victim: Victim;
let attacker: TestServer;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  victim = await startVictim();
  // The same port on the public address, so that only the address tells them apart.
  attacker = await startTestServer(
    (request, response) => {
      if (request.url === '/again') response.writeHead(302, { location: '/second' });
      response.end('public page');
    },
    { port: victim.port },
  );
  closing.push(victim.close, attacker.close);
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function rebinding(...answers: string[][]) {
  const names = await startNameServer(...answers);
  closing.push(names.close);
  const guardedFetch = createGuardedFetch({
    resolve: names.resolve,
    allowAddress: (address) => address === PUBLIC_ADDRESS,
  });
  const url = (path = '/') => `http://rebind.test:${victim.port}${path}`;
  return { names, guardedFetch, url };
}

describe('a name that changes its address', () => {
  it('after the check is reached where it was checked', async () => {
    const { names, guardedFetch, url } = await rebinding([PUBLIC_ADDRESS], ['127.0.0.1']);
    const reply = await guardedFetch(url(), limits);
    expect(await reply.text()).toBe('public page');
    expect(names.questions()).toBe(1);
    expect(victim.connections()).toBe(0);
  });

  it('between two redirects is refused at the second', async () => {
    const { names, guardedFetch, url } = await rebinding([PUBLIC_ADDRESS], ['127.0.0.1']);
    await expect(guardedFetch(url('/again'), limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
    expect(names.questions()).toBe(2);
    expect(attacker.hits).toEqual(['GET /again']);
    expect(victim.connections()).toBe(0);
  });

  it('is refused when public and private come in one answer, in either order', async () => {
    const { guardedFetch, url } = await rebinding(
      [PUBLIC_ADDRESS, '127.0.0.1'],
      ['127.0.0.1', PUBLIC_ADDRESS],
    );
    for (let round = 0; round < 2; round++) {
      await expect(guardedFetch(url(), limits)).rejects.toMatchObject({
        code: 'address-unreachable',
      });
    }
    expect(victim.connections()).toBe(0);
    expect(attacker.connections()).toBe(0);
  });

  it('is checked anew for every request', async () => {
    const { guardedFetch, url } = await rebinding([PUBLIC_ADDRESS], ['127.0.0.1']);
    await (await guardedFetch(url(), limits)).readBody();
    await expect(guardedFetch(url(), limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
    expect(victim.connections()).toBe(0);
  });

  it('does get a check-then-fetch client into the private network', async () => {
    const { names, url } = await rebinding([PUBLIC_ADDRESS], ['127.0.0.1']);
    expect(await names.resolve('rebind.test')).toEqual([PUBLIC_ADDRESS]);
    const text = await new Promise<string>((resolve, reject) => {
      const request = get(
        url(),
        {
          agent: false,
          lookup: (hostname, options, callback) => {
            names.resolve(hostname).then(([address = '']) => {
              if (options.all) callback(null, [{ address, family: 4 }]);
              else callback(null, address, 4);
            }, reject);
          },
        },
        (response) => response.setEncoding('utf8').on('data', resolve),
      );
      request.on('error', reject);
    });
    // The trap is real: this is what the tests above must never see.
    expect(text).toBe('SECRET');
  });
});
