import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, and what it said when it was ready. */
interface ServerProcess<Target> {
  readonly target: Target;
  stop(): Promise<void>;
}

export async function startServerProcess<Target>(file: string): Promise<ServerProcess<Target>> {
  const child = fork(new URL(file, import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready.`);
  });
  const [target] = (await Promise.race([once(child, 'message'), ended])) as [Target];
  ended.catch(() => undefined);
  return {
    target,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
