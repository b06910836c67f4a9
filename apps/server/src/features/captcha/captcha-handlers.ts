import type { FeatureHandlers } from '../../http/handlers.ts';
import { markProvedHuman } from '../session/session-repository.ts';
import { type CaptchaParts, useProof } from './captcha-service.ts';
import { newChallenge } from './challenges.ts';

export function createCaptchaHandlers(
  parts: CaptchaParts,
): FeatureHandlers<'captchaChallenge' | 'captcha'> {
  return {
    captchaChallenge: () => newChallenge(parts.captchaSecret),
    captcha: async ({ body, caller }) => {
      const { sessionId } = await caller();
      await useProof(parts, body.token);
      await markProvedHuman(parts.db, sessionId, body.tz);
      return { type: 'msg', msg: 'Thank you.' };
    },
  };
}
