import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../../threads/bare-environment.ts';
import { type Transcription, TranscriptionError } from '../transcription-port.ts';
import type { TranscriptionOrder, TranscriptionReport } from './transcription-messages.ts';

/** A piece takes seconds; a process that is silent for this long hangs. */
const stuckMs = 180_000;

/** The recogniser that comes along: English, no key, no internet. Each recording has a process of its own. */
export function createEmbeddedTranscription(): Transcription {
  return {
    async transcribe({ pcmFile, onProgress, signal }) {
      signal?.throwIfAborted();
      const child = fork(fileURLToPath(new URL('./transcription-process.ts', import.meta.url)), {
        env: bareEnvironment(),
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const { promise, resolve, reject } =
        Promise.withResolvers<Awaited<ReturnType<Transcription['transcribe']>>>();
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
        child.send({ pcmFile } satisfies TranscriptionOrder, () => undefined);
        return await promise;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        child.kill('SIGKILL');
      }
    },
  };
}
