import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SpeechRequest, SpokenLine, TextToSpeech } from '../text-to-speech-port.ts';
import { embeddedVoices, speakerCalled } from './speakers.ts';
import type { VoiceOrder, VoiceReport } from './voice-messages.ts';

interface Waiting {
  readonly resolve: (line: SpokenLine) => void;
  readonly reject: (error: Error) => void;
}

/** After this long without a line, the voice gives its memory back. */
const idleMs = 60_000;

/** The voice that comes along: no key, no internet. It lives in a process of its own while it is needed. */
export function createEmbeddedSpeech(): TextToSpeech {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function voiceProcess(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(fileURLToPath(new URL('./voice-process.ts', import.meta.url)), {
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (report: VoiceReport) => {
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if ('line' in report) asked?.resolve(report.line);
      else asked?.reject(new Error(report.problem));
      if (waiting.size === 0) idle = setTimeout(() => void close(), idleMs).unref();
    });
    started.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('The voice stopped.'));
      waiting.clear();
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.disconnect();
    await ended;
  }

  return {
    voices: async () => embeddedVoices,
    speak({ text, voice, signal }: SpeechRequest) {
      signal?.throwIfAborted();
      clearTimeout(idle);
      const { id: speaker, pace } = speakerCalled(voice);
      const order: VoiceOrder = { id: ++lastId, text, speaker, pace };
      return new Promise<SpokenLine>((resolve, reject) => {
        const onAbort = () => {
          waiting.delete(order.id);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        const settle =
          <T>(done: (value: T) => void) =>
          (value: T) => {
            signal?.removeEventListener('abort', onAbort);
            done(value);
          };
        waiting.set(order.id, { resolve: settle(resolve), reject: settle(reject) });
        voiceProcess().send(order);
      });
    },
    close,
  };
}
