import { type ProgramStart, startProgram } from '../media-tools/start-program.ts';

/** Runs a program that neither reads from us nor tells us anything but how it ended. */
export async function runProgram(start: ProgramStart): Promise<void> {
  const running = startProgram(start);
  running.stdin.end();
  running.stdout.resume();
  await running.done;
}
