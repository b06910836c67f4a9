import { client } from '../api/client.ts';
import { sendQuietly } from '../api/quiet-calls.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { untilHandsRest } from './until-hands-rest.ts';

const provedKey = 'reelwright-proved-human';
/** Solving keeps a processor busy for a second or two, which the page that is being opened needs more. */
const afterOpeningMs = 5000;

/**
 * Spec: a captcha token is asked for once the user id is set, and sent to the server. It is done quietly and once
 * per visit; should it fail, the captcha dialog asks when it matters.
 */
export async function proveHuman(userId: number): Promise<void> {
  if (isProved(userId)) return;
  await sendQuietly(afterOpeningMs, async (signal) => {
    await untilHandsRest(signal);
    const token = await solveCaptcha();
    if (signal.aborted) return;
    await client.captcha({ body: { token, tz: new Date().getTimezoneOffset() } }, { signal });
    sessionStorage.setItem(provedKey, String(userId));
  });
}

/** Where the browser keeps nothing for us, it is proved again. */
function isProved(userId: number): boolean {
  try {
    return sessionStorage.getItem(provedKey) === String(userId);
  } catch {
    return false;
  }
}
