import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { GateWork } from './testing/gate-thread.ts';
import { createThreadPool, shareOfBusyMachine } from './thread-pool.ts';

// Only the clock of this thread stands still; the other one works for real, until its gate is opened.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openPool(limits: { readonly timeoutMs: number; readonly waitMs: number }) {
  const pool = createThreadPool<GateWork>({
    file: new URL('./testing/gate-thread.ts', import.meta.url),
    threads: 1,
    memoryMegabytes: 64,
    ...limits,
  });
  onTestFinished(() => pool.close());
  return pool;
}

const makeGate = () => new Int32Array(new SharedArrayBuffer(4));
const open = (gate: Int32Array) => {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
};

it('counts the time of a piece of work from when it begins, not while others are before it', async () => {
  const gates = [makeGate(), makeGate(), makeGate()];
  const thread = openPool({ timeoutMs: 30_000, waitMs: 50_000 }).pick();
  const answers = gates.map((gate, index) => thread.ask.pass(gate, `work ${index}`));
  for (const [index, gate] of gates.entries()) {
    await vi.advanceTimersByTimeAsync(20_000);
    open(gate);
    expect(await answers[index]).toBe(`work ${index}`);
  }
  expect(thread.isAlive()).toBe(true);
});

it('turns away what has waited too long, and harms nobody else', async () => {
  const gate = makeGate();
  const thread = openPool({ timeoutMs: 30_000, waitMs: 20_000 }).pick();
  const first = thread.ask.pass(gate, 'first');
  const crowd = Array.from({ length: 3 }, () => refusalOf(thread.ask.pass(gate, 'late')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.all(crowd)).toEqual(['projects-busy', 'projects-busy', 'projects-busy']);
  open(gate);
  expect(await first).toBe('first');
  expect(await thread.ask.pass(gate, 'the next one')).toBe('the next one');
});

it('ends a thread whose work does not end; the next one takes its place', async () => {
  const pool = openPool({ timeoutMs: 30_000, waitMs: 150_000 });
  const thread = pool.pick();
  const [stuck, behind] = [0, 1].map(() => refusalOf(thread.ask.pass(makeGate(), 'stuck')));
  await passTime(30_000 * shareOfBusyMachine);
  expect(await Promise.all([stuck, behind])).toEqual(['projects-busy', 'projects-busy']);
  expect(thread.isAlive()).toBe(false);
  const gate = makeGate();
  open(gate);
  expect(await pool.pick().ask.pass(gate, 'the next one')).toBe('the next one');
});

it('lets work go on that had little of a processor, because the machine is busy', async () => {
  const gate = makeGate();
  const thread = openPool({ timeoutMs: 30_000, waitMs: 50_000 }).pick();
  const answer = thread.ask.pass(gate, 'slow');
  await passTime(90_000);
  open(gate);
  expect(await answer).toBe('slow');
});

it('ends a thread whose work has had its time of a processor', async () => {
  const thread = openPool({ timeoutMs: 300, waitMs: 50_000 }).pick();
  const refusal = refusalOf(thread.ask.spin(makeGate()));
  while (thread.isAlive()) await passTime(300);
  expect(await refusal).toBe('projects-busy');
});

/** What a thread answers between two timers has to arrive, too. */
async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    await vi.advanceTimersByTimeAsync(250);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
