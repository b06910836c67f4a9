import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { ProgramArguments } from './program-arguments.ts';

interface ProgramLimits {
  /** On the wall clock. */
  readonly seconds: number;
  /** Of processor time, all threads together. */
  readonly cpuSeconds: number;
  /** Of address space. */
  readonly memoryMegabytes: number;
}

export interface ProgramStart {
  readonly program: string;
  readonly args: ProgramArguments;
  /** The folder of the job: the program sees file names relative to it. */
  readonly folder: string;
  readonly limits: ProgramLimits;
  readonly signal?: AbortSignal;
}

export interface RunningProgram {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Resolves when it ended well; rejects with `ProgramFailed` otherwise. */
  readonly done: Promise<void>;
}

/** A program that ended badly: the end of what it said, for the log, and why it was ended. */
export class ProgramFailed extends Error {
  /** 'killed': by somebody else, most likely the system, because memory ran out. */
  readonly reason: 'failed' | 'too-slow' | 'stopped' | 'killed' | 'not-found';
  readonly complaint: string;

  constructor(reason: ProgramFailed['reason'], program: string, complaint: string) {
    super(`${program} ${reason === 'failed' ? 'failed' : reason.replace('-', ' ')}: ${complaint}`);
    this.name = 'ProgramFailed';
    this.reason = reason;
    this.complaint = complaint;
  }
}

/** Whether a program ended for reasons that say nothing about the file it worked on. */
export function wasHindered(error: unknown): boolean {
  const hindrances: readonly string[] = ['killed', 'not-found'];
  return error instanceof ProgramFailed && hindrances.includes(error.reason);
}

const COMPLAINT_CHARACTERS_MOST = 4000;
/** After being asked to end, a program gets this long to do it by itself. */
const GRACE_MS = 2000;
/** Out of processor time, it is asked to end; this much later it is killed. */
const CPU_GRACE_SECONDS = 10;
/** How ffmpeg ends, without a word, when it is asked to: by somebody, or because its time was used up. */
const FFMPEG_INTERRUPTED = 255;
const PRLIMIT = '/usr/bin/prlimit';
const hasPrlimit = existsSync(PRLIMIT);
/** Ends a program with whoever started it: one that was killed cannot stop what it began. */
const SETPRIV = '/usr/bin/setpriv';
const tiedToUs = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', '--'] : [];

/**
 * Runs an outside program under limits, in a process group of its own, so that nothing it starts is
 * left behind. Its environment holds nothing of ours.
 */
export function startProgram(start: ProgramStart): RunningProgram {
  const [command, args] = withLimits(start);
  const child = spawn(command, args, {
    cwd: start.folder,
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: start.folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  giveWay(child.pid);
  return { stdin: child.stdin, stdout: child.stdout, done: ending(child, start) };
}

/** Where processors are few, whoever answers calls comes first. What the program starts later inherits it. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(19, getPriority() + 5));
  } catch {
    // It has ended already.
  }
}

function withLimits({ program, args, limits }: ProgramStart): [string, string[]] {
  if (!hasPrlimit) return [program, args.flat()];
  const bytes = limits.memoryMegabytes * 1024 * 1024;
  const cpuSeconds = Math.ceil(limits.cpuSeconds);
  const cpu = `--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_SECONDS}`;
  return [PRLIMIT, [cpu, `--as=${bytes}`, '--core=0', '--', ...tiedToUs, program, ...args.flat()]];
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

async function ending(child: Child, { program, limits, signal }: ProgramStart): Promise<void> {
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-COMPLAINT_CHARACTERS_MOST);
  });
  // Writing to a program that has ended is not a failure of its own: how it ended says more.
  child.stdin.on('error', () => {});
  const startedAt = performance.now();
  let reason: ProgramFailed['reason'] | undefined;
  let killing: NodeJS.Timeout | undefined;
  const end = (why: ProgramFailed['reason']) => {
    reason = why;
    signalGroup(child, 'SIGTERM');
    killing = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
  };
  const deadline = setTimeout(() => end('too-slow'), limits.seconds * 1000);
  const onAbort = () => end('stopped');
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const [code, killer] = await new Promise<[number | null, NodeJS.Signals | null]>(
      (resolve, reject) => {
        child.on('error', ({ message }) =>
          reject(new ProgramFailed('not-found', program, `it could not be run (${message})`)),
        );
        child.on('close', (exitCode, signalName) => resolve([exitCode, signalName]));
      },
    );
    if (code === 0 && !reason) return;
    const hadTime = secondsSince(startedAt) * availableParallelism() < limits.cpuSeconds;
    const interrupted = hadTime && code === FFMPEG_INTERRUPTED && complaint.trim() === '';
    const why = interrupted ? 'killed' : reasonOf(killer, complaint);
    throw new ProgramFailed(reason ?? why, program, complaint);
  } finally {
    clearTimeout(deadline);
    // Another program may have its number by then.
    clearTimeout(killing);
    signal?.removeEventListener('abort', onAbort);
  }
}

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

/** A program that crashes has itself to blame; one that is killed or cannot be run has not. */
function reasonOf(killer: NodeJS.Signals | null, complaint: string): ProgramFailed['reason'] {
  if (/^(?:prlimit|setpriv): failed to execute/.test(complaint)) return 'not-found';
  return killer === 'SIGKILL' || killer === 'SIGTERM' ? 'killed' : 'failed';
}

function signalGroup(child: Child, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}
