import { expect, it, onTestFinished } from 'vitest';
import { createEngineProcess } from './engine-process.ts';

function oddEngine(limits: { readonly stuckMs: number; readonly memoryMegabytes: number }) {
  const engine = createEngineProcess<string, string>({
    program: new URL('./testing/odd-engine.ts', import.meta.url),
    idleMs: 60_000,
    ...limits,
    failure: (problem) => new Error(problem),
  });
  onTestFinished(() => engine.close());
  return engine;
}

it('ends one that hangs although people go on asking, and answers with the next', async () => {
  // Starting the next one counts, too, and takes its time on a busy machine.
  const engine = oddEngine({ stuckMs: 5000, memoryMegabytes: 1000 });
  const asking = setInterval(() => void engine.ask('well').catch(() => undefined), 50);
  onTestFinished(() => clearInterval(asking));
  await expect(engine.ask('hang')).rejects.toThrow('The engine stopped.');
  clearInterval(asking);
  expect(await engine.ask('hello')).toBe('hello!');
});

it('ends one that takes more memory than it may', async () => {
  const engine = oddEngine({ stuckMs: 60_000, memoryMegabytes: 200 });
  await expect(engine.ask('eat')).rejects.toThrow('The engine stopped.');
  expect(await engine.ask('hello')).toBe('hello!');
});

it('closes in the middle of an answer that never comes', async () => {
  const engine = oddEngine({ stuckMs: 60_000, memoryMegabytes: 1000 });
  const asked = engine.ask('hang');
  const failed = expect(asked).rejects.toThrow('The engine was closed.');
  await engine.close();
  await failed;
});
