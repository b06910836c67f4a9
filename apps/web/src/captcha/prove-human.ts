import { client } from '../api/client.ts';
import { solveCaptcha } from './solve-captcha.ts';

const PROVED_KEY = 'reelwright-proved-human';
/** Solving keeps a processor busy for a second, which the page that is being opened needs more. */
const AFTER_OPENING_MS = 5000;

/**
 * Spec: a captcha token is asked for once the user id is set, and sent to the server. It is done quietly and once
 * per visit; should it fail, the captcha dialog asks when it matters.
 */
export async function proveHuman(userId: number): Promise<void> {
  try {
    if (sessionStorage.getItem(PROVED_KEY) === String(userId)) return;
    await new Promise((resolve) => setTimeout(resolve, AFTER_OPENING_MS));
    const token = await solveCaptcha();
    await client.captcha({ body: { token, tz: new Date().getTimezoneOffset() } });
    sessionStorage.setItem(PROVED_KEY, String(userId));
  } catch {
    // Nothing is lost by it.
  }
}
