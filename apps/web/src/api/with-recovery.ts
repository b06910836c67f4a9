// What a refused call can be saved by: signing in, or proving that a person makes it.
import { errorCode } from './error-message.ts';

export interface CaptchaTokens {
  readonly token2?: string;
  readonly token3?: string;
}

export interface Recovery {
  /** Has the person sign in; whether somebody is signed in now. */
  readonly signIn: () => Promise<boolean>;
  /** Says that nothing goes on without signing in. */
  readonly tellLoginNeeded: () => void;
  /** Has the puzzle solved; undefined when the person gave up. */
  readonly solveCaptcha: () => Promise<string | undefined>;
}

const maxCaptchas = 3;

/**
 * Sends, and sends again after 'Login required' (once) or a check for bots (a few times: a proof can grow too old
 * while it is on its way). Anything else, and what can't be saved, is thrown on.
 */
export async function withRecovery<Reply>(
  send: (tokens: CaptchaTokens) => Promise<Reply>,
  recovery: Recovery,
  given: CaptchaTokens = {},
): Promise<Reply> {
  let tokens = given;
  let hasSignedIn = false;
  let captchas = 0;
  for (;;) {
    try {
      return await send(tokens);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'login-required') {
        const isIn = !hasSignedIn && (await recovery.signIn());
        if (!isIn) {
          recovery.tellLoginNeeded();
          throw error;
        }
        hasSignedIn = true;
      } else if (code === 'captcha-required' && captchas < maxCaptchas) {
        captchas += 1;
        const token2 = await recovery.solveCaptcha();
        if (token2 === undefined) throw error;
        tokens = { ...tokens, token2 };
      } else {
        throw error;
      }
    }
  }
}
