import type { secondStepCalls } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { browserOf } from '../session/browser.ts';
import { welcome } from '../sign-in/sign-in-handlers.ts';
import { countRecoveryCodes, hasAuthenticator } from './authenticator-repository.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  finishSignIn,
  renewRecoveryCodes,
} from './authenticator-service.ts';
import { listPasskeys } from './passkey-repository.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  canHavePasskeys,
  removePasskey,
  signInByPasskey,
} from './passkey-service.ts';
import type { SecondStepParts } from './second-step-parts.ts';

export function createSecondStepHandlers(
  parts: SecondStepParts,
): FeatureHandlers<keyof typeof secondStepCalls> {
  const { db, publicUrl } = parts;
  return {
    secondStepInfo: async ({ caller }) => {
      const { id } = await caller();
      const rows = await listPasskeys(db, id);
      return {
        authenticator: await hasAuthenticator(db, id),
        recovery_codes_left: await countRecoveryCodes(db, id),
        passkeys_possible: canHavePasskeys(publicUrl),
        passkeys: rows.map((row) => ({
          id: row.id,
          name: row.name,
          created_at: row.createdAt.toISOString(),
          last_used_at: row.lastUsedAt?.toISOString() ?? null,
        })),
      };
    },
    authenticatorBegin: async ({ body, caller }) =>
      beginAuthenticator(parts, await caller(), body.password),
    authenticatorConfirm: async ({ body, caller }) => ({
      recovery_codes: [...(await confirmAuthenticator(parts, await caller(), body.code))],
    }),
    authenticatorEnd: async ({ body, caller }) => {
      await endAuthenticator(parts, await caller(), body);
      return { type: 'msg', msg: 'Signing in no longer asks for a code.' };
    },
    recoveryCodesRenew: async ({ body, caller }) => ({
      recovery_codes: [...(await renewRecoveryCodes(parts, await caller(), body))],
    }),
    passkeyBegin: async ({ body, caller }) => beginPasskey(parts, await caller(), body),
    passkeyAdd: async ({ body, caller }) => {
      await addPasskey(parts, await caller(), body);
      return { type: 'msg', msg: 'Your passkey is ready. You can log in with it from now on.' };
    },
    passkeyRemove: async ({ body, caller }) => {
      await removePasskey(parts, await caller(), body);
      return { type: 'msg', msg: 'That passkey no longer opens your account.' };
    },
    passkeySignInBegin: () => beginPasskeySignIn(parts),
    passkeySignIn: async ({ body, ...context }) =>
      welcome(
        parts.db,
        context.cookies,
        await signInByPasskey(parts, await browserOf(context), body),
      ),
    secondStep: async ({ body, ...context }) =>
      welcome(parts.db, context.cookies, await finishSignIn(parts, await browserOf(context), body)),
  };
}
