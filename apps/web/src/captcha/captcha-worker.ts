// Solves the puzzle beside the page, so that nothing on it stutters.
import type { CaptchaChallenge } from '@reelwright/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import type { WorkerWord } from './captcha-worker-word.ts';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

const reportEvery = 25;

const deriveByHand: DeriveKeyFunction = async (parameters, salt, password) => ({
  derivedKey: pbkdf2Sha256(password, salt, parameters.cost, parameters.keyLength),
});

const tell = (word: WorkerWord) => self.postMessage(word);

self.addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  void solve(data);
});

async function solve(challenge: CaptchaChallenge): Promise<void> {
  const derive = globalThis.isSecureContext ? deriveByBrowser : deriveByHand;
  let guesses = 0;
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey: (...given) => {
        guesses += 1;
        if (guesses % reportEvery === 0) tell({ kind: 'guesses', guesses });
        return derive(...given);
      },
    });
    if (!solution) throw new Error('The check took too long');
    const { counter, derivedKey } = solution;
    const proof = JSON.stringify({ challenge, solution: { counter, derivedKey } });
    tell({ kind: 'solved', token: btoa(proof) });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
