import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { CodedError } from '../../errors/coded-error.ts';

/** Argon2id (the library's default kind), at the strength OWASP advises: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core stays free for everything else, and one of the four threads that Node computes on. */
export const hashesAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Whoever comes when this many wait would wait for longer than anybody does. */
const maxWaiting = 200;

/** Hashes and checks passwords, a few at a time: a flood of logins must not take the machine. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash to compare with: nobody learns which accounts exist. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const inTurn = createHashQueue();
  const nobodys = await hash(randomBytes(32), strength);
  return {
    hash: (password) => inTurn(() => hash(settled(password), strength)),
    async matches(passwordHash, password) {
      const same = await inTurn(() => verify(passwordHash ?? nobodys, settled(password)));
      return same && passwordHash != null;
    },
  };
}

/** An accent typed on one machine is the same accent on another. */
function settled(password: string): string {
  return password.normalize('NFKC');
}

function createHashQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= hashesAtOnce) {
      if (waiting.length >= maxWaiting) throw new CodedError('too-many-requests', { seconds: 10 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes on to the next in line, so nobody can slip in between.
      if (next) next();
      else working -= 1;
    }
  };
}
