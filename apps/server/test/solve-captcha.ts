import type { CaptchaChallenge } from '@reelwright/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestBrowser } from './test-accounts.ts';

/** Gets a puzzle and solves it, as the page does: the token for the next call. */
export async function solveCaptcha(browser: TestBrowser): Promise<string> {
  const challenge: CaptchaChallenge = (await browser.get('/api/user/captcha/challenge')).json();
  return tokenFor(challenge, await solve(challenge));
}

export async function solve(challenge: CaptchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle could not be solved.');
  return solution;
}

export function tokenFor(challenge: object, solution: object): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
