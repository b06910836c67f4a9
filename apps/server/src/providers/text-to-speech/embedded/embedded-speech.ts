import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../../threads/bare-environment.ts';
import {
  SpeechError,
  type SpeechRequest,
  type SpokenLine,
  type TextToSpeech,
} from '../text-to-speech-port.ts';
import { embeddedVoices, speakerCalled } from './speakers.ts';
import type { VoiceOrder, VoiceReport } from './voice-messages.ts';

interface Waiting {
  readonly resolve: (line: SpokenLine) => void;
  readonly reject: (error: Error) => void;
}

/** Counted up whenever a line would sound otherwise: words read in another way, other voices, other paces. */
const version = 'embedded-6';
/** After this long without a line, the voice gives its memory back. */
const idleMs = 60_000;
/** A line takes seconds; a process that is silent for this long, with lines to speak, hangs. */
const stuckMs = 120_000;

/** The voice that comes along: no key, no internet. It lives in a process of its own while it is needed. */
export function createEmbeddedSpeech(): TextToSpeech {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  /** What happens when nothing happens: whoever has nothing to do leaves, whoever hangs is ended. */
  function watch(): void {
    clearTimeout(timer);
    if (waiting.size === 0) timer = setTimeout(() => void close(), idleMs).unref();
    else timer = setTimeout(() => child?.kill('SIGKILL'), stuckMs).unref();
  }

  function voiceProcess(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(fileURLToPath(new URL('./voice-process.ts', import.meta.url)), {
      env: bareEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (report: VoiceReport) => {
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if ('line' in report) asked?.resolve(report.line);
      else asked?.reject(new SpeechError('unavailable', report.problem));
      watch();
    });
    // A process that could not be started says so here, and may never exit.
    started.on('error', (cause) => end(new SpeechError('unavailable', cause.message, { cause })));
    started.on('exit', () => end(new SpeechError('unavailable', 'The voice stopped.')));
    const end = (error: SpeechError) => {
      if (child !== started) return;
      child = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    child = started;
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    const running = child;
    child = undefined;
    for (const { reject } of waiting.values()) {
      reject(new SpeechError('unavailable', 'The voice was closed.'));
    }
    waiting.clear();
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    if (running.connected) running.disconnect();
    await ended;
  }

  return {
    version,
    linesAtOnce: 1,
    voices: async () => embeddedVoices,
    prepare() {
      voiceProcess().send({ prepare: true } satisfies VoiceOrder, () => undefined);
      watch();
    },
    async speak({ text, voice, stressed = [], signal }: SpeechRequest) {
      signal?.throwIfAborted();
      const { id: speaker, pace } = speakerCalled(voice);
      const id = ++lastId;
      const tell = (order: VoiceOrder) => voiceProcess().send(order, () => undefined);
      const onAbort = () => {
        waiting.get(id)?.reject(signal?.reason);
        waiting.delete(id);
        if (child?.connected) tell({ forget: id });
        watch();
      };
      try {
        return await new Promise<SpokenLine>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          signal?.addEventListener('abort', onAbort, { once: true });
          tell({ id, text, speaker, pace, stressed });
          watch();
        });
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    close,
  };
}
