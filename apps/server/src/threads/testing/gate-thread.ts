// A thread for tests: each piece of work lasts until its gate is opened.
import { serveThread } from '../serve-thread.ts';

const gateWork = {
  pass(gate: Int32Array, name: string): string {
    Atomics.wait(gate, 0, 0);
    return name;
  },
  /** Keeps its processor busy until its gate is opened. */
  spin(gate: Int32Array): void {
    while (Atomics.load(gate, 0) === 0);
  },
};
export type GateWork = typeof gateWork;

serveThread(gateWork);
