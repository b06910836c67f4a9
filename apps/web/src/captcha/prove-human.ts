import { client } from '../api/client.ts';
import { solveCaptcha } from './solve-captcha.ts';

const PROVED_KEY = 'reelwright-proved-human';

/**
 * Spec: a captcha token is asked for once the user id is set, and sent to the server. It is done quietly and once
 * per visit; should it fail, the captcha dialog asks when it matters.
 */
export async function proveHuman(userId: number): Promise<void> {
  try {
    if (sessionStorage.getItem(PROVED_KEY) === String(userId)) return;
    const token = await solveCaptcha();
    await client.captcha({ body: { token, tz: new Date().getTimezoneOffset() } });
    sessionStorage.setItem(PROVED_KEY, String(userId));
  } catch {
    // Nothing is lost by it.
  }
}
