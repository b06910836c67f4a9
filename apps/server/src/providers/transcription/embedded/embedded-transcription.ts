import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../../threads/bare-environment.ts';
import {
  type RecognisedWord,
  type Transcription,
  TranscriptionError,
  type WordAlignment,
} from '../transcription-port.ts';
import type { TranscriptionOrder, TranscriptionReport } from './transcription-messages.ts';

/** A piece takes seconds; a process that is silent for this long hangs. */
const stuckMs = 180_000;

/** The recogniser that comes along: English, no key, no internet. Each recording has a process of its own. */
export function createEmbeddedTranscription(): Transcription {
  return {
    transcribe: async ({ pcmFile, onProgress, signal }) =>
      (await understand({ pcmFile }, { onProgress, signal })) ?? [],
  };
}

/** Comes along too, and is used whoever else understands speech here: a few megabytes, and a second for a sentence. */
export function createEmbeddedAlignment(): WordAlignment {
  return { align: ({ pcmFile, words, signal }) => understand({ pcmFile, words }, { signal }) };
}

interface WhileListening {
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

async function understand(order: TranscriptionOrder, { onProgress, signal }: WhileListening) {
  signal?.throwIfAborted();
  const child = fork(fileURLToPath(new URL('./transcription-process.ts', import.meta.url)), {
    env: bareEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<
    readonly RecognisedWord[] | undefined
  >();
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), stuckMs).unref();
  };
  child.on('message', (report: TranscriptionReport) => {
    watch();
    if ('words' in report) resolve(report.words);
    else if ('problem' in report) reject(new TranscriptionError(report.problem));
    else onProgress?.(report.percent);
  });
  // A process that could not be started says so here, and may never exit.
  child.on('error', (cause) => reject(new TranscriptionError(cause.message, { cause })));
  child.on('exit', () => reject(new TranscriptionError('The recogniser stopped.')));
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  watch();
  try {
    child.send(order, () => undefined);
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
  }
}
