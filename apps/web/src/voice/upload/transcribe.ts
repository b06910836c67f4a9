import type { TranscriptionResult } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** Spec: asked again this often while the result is empty. */
const askEveryMs = 5000;

interface TranscribeOptions {
  readonly mp3: string;
  readonly projectId: number | undefined;
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
}

/** Why waiting ends when somebody goes elsewhere: the server goes on. */
export const leaving = new DOMException('The page was closed.', 'AbortError');

interface Transcribed {
  readonly result: TranscriptionResult;
  /** How long the sound is. */
  readonly seconds: number;
}

/** Has the server turn a sound into words with times, and waits for it. Calling it off tells the server too. */
export async function transcribe(options: TranscribeOptions): Promise<Transcribed> {
  const { mp3, projectId, signal, onPercent } = options;
  const body = { mp3, ...(projectId !== undefined && { proj_id: projectId }) };
  const onAbort = () => {
    if (signal.reason === leaving) return;
    request((more) => client.transcribeCancel({ body }, more)).catch(() => undefined);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      const reply = await request((more) => client.transcribe({ body }, more), { signal });
      const { result_json: result, seconds } = reply;
      if (result) return { result, seconds };
      onPercent(reply.percent);
      await pause(askEveryMs, signal);
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
