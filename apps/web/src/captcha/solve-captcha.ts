import { client } from '../api/client.ts';
import type { WorkerWord } from './captcha-worker-word.ts';

/** Puzzles take a thousand to two thousand guesses; the bar waits a little short of the end for a hard one. */
const maxGuesses = 2000;
const nearlyPercent = 96;

interface SolveOptions {
  readonly signal?: AbortSignal;
  readonly onPercent?: (percent: number) => void;
}

/** Fetches a puzzle and solves it; the token proves that a browser took the trouble. */
export async function solveCaptcha({ signal, onPercent }: SolveOptions = {}): Promise<string> {
  const challenge = await client.captchaChallenge({}, signal ? { signal } : {});
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () => reject(new Error('The check could not be started')));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerWord>) => {
        if (data.kind === 'solved') resolve(data.token);
        else if (data.kind === 'failed') reject(new Error(data.message));
        else onPercent?.(percentOf(data.guesses));
      });
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

function percentOf(guesses: number): number {
  return Math.min(nearlyPercent, (guesses / maxGuesses) * 100);
}
