import autocannon from 'autocannon';
import {
  createPasswordHasher,
  hashesAtOnce,
} from '../apps/server/src/features/sign-in/password-hasher.ts';
import type { Figure } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const rounds = 4;
const secondsPerRound = 3;
/** Enough to keep the passwords busy; fewer than look like an attack on one account. */
const connections = 4;
const goal = 0.75;

interface LoginTarget {
  readonly url: string;
  readonly bodies: readonly string[];
}

/** Logins per second beside password checks alone, as many at once as the server does. */
export async function benchLogins(): Promise<Figure[]> {
  const server = await startServerProcess<LoginTarget>('./login-server.ts');
  try {
    await measureLogins(server.target, 1);
    let [logins, checks] = [0, 0];
    // In turns, so that both see the same moods of the machine.
    for (let round = 0; round < rounds; round += 1) {
      checks += (await measureChecks(secondsPerRound)) / rounds;
      logins += (await measureLogins(server.target, secondsPerRound)) / rounds;
    }
    const ratio = logins / checks;
    return [
      {
        what: 'logins / bare password checks',
        value: ratio.toFixed(2),
        goal: `≥ ${goal}`,
        met: ratio >= goal,
        detail: `${logins.toFixed(1)} and ${checks.toFixed(1)} per second, ${hashesAtOnce} at once; one check ${((1000 * hashesAtOnce) / checks).toFixed(0)} ms`,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function measureLogins({ url, bodies }: LoginTarget, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: bodies.map((body) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} logins were refused, ${result.errors} not answered.`);
  }
  return result.requests.total / result.duration;
}

async function measureChecks(seconds: number): Promise<number> {
  const passwords = await createPasswordHasher();
  const passwordHash = await passwords.hash('a password');
  const until = performance.now() + seconds * 1000;
  let checks = 0;
  const checkOn = async () => {
    while (performance.now() < until) {
      await passwords.matches(passwordHash, 'a password');
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: hashesAtOnce }, checkOn));
  return checks / seconds;
}
