import { z } from 'zod';
import { givenPassword, remember } from './account-fields.ts';
import { ActionReply, MessageReply } from './action-reply.ts';
import { call } from './call.ts';

/** Names what the server began; whoever has it may go on. */
const step = z.string().min(1).max(100);
const binary = z.string().max(20_000);

/** What a browser's passkey answered, as browsers write it in JSON. The library looks into it. */
export const PasskeyResponse = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.looseObject({
    clientDataJSON: binary,
    attestationObject: binary.optional(),
    authenticatorData: binary.optional(),
    signature: binary.optional(),
    userHandle: binary.optional(),
    transports: z.array(z.string().max(50)).max(20).optional(),
  }),
});
export type PasskeyResponse = z.output<typeof PasskeyResponse>;

/** What a browser is to be asked, as the Web Authentication standard has it. */
const PasskeyQuestion = z.object({ step: z.string(), options: z.looseObject({}) });

/** A code of an app, or one for a lost phone. Spaces do not matter. */
const code = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().min(6).max(20));
const password = givenPassword.optional();

/** Ways into an account besides the password: passkeys, and codes of an app as a second step. */
export const secondStepCalls = {
  secondStepInfo: call({
    method: 'GET',
    path: '/api/user/second-step',
    summary: 'Which passkeys the person has, and whether signing in asks for a code of an app',
    access: 'member',
    pace: 'read',
    reply: z.object({
      authenticator: z.boolean(),
      recovery_codes_left: z.number().int(),
      /** Browsers have none for addresses without a name, or without https. */
      passkeys_possible: z.boolean(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_at: z.string(),
          last_used_at: z.string().nullable(),
        }),
      ),
    }),
  }),
  authenticatorBegin: call({
    method: 'POST',
    path: '/api/user/second-step/authenticator/begin',
    summary: 'A secret for an authenticator app; the password shows that it is the person who asks',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ password }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  authenticatorConfirm: call({
    method: 'POST',
    path: '/api/user/second-step/authenticator/confirm',
    summary:
      'Turns codes on by the first of them; the reply has ten codes for a lost phone, shown once',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ code }),
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  authenticatorEnd: call({
    method: 'POST',
    path: '/api/user/second-step/authenticator/end',
    summary: 'Turns codes off, by one more of them',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ password, code }),
    reply: MessageReply,
  }),
  recoveryCodesRenew: call({
    method: 'POST',
    path: '/api/user/second-step/recovery-codes',
    summary: 'Ten new codes for a lost phone, shown once; those from before no longer count',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ password, code }),
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  passkeyBegin: call({
    method: 'POST',
    path: '/api/user/second-step/passkey/begin',
    summary:
      'What the browser needs to make a passkey; where an app is set up, one of its codes too',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ password, code: code.optional() }),
    reply: PasskeyQuestion,
  }),
  passkeyAdd: call({
    method: 'POST',
    path: '/api/user/second-step/passkey/add',
    summary: 'Keeps the passkey that the browser made',
    access: 'member',
    pace: 'sensitive',
    body: z.object({
      step,
      response: PasskeyResponse,
      name: z.string().trim().min(1).max(60),
    }),
    reply: MessageReply,
  }),
  passkeyRemove: call({
    method: 'POST',
    path: '/api/user/second-step/passkey/remove',
    summary: 'Forgets a passkey',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ id: z.string().min(1).max(1400), password }),
    reply: MessageReply,
  }),
  passkeySignInBegin: call({
    method: 'POST',
    path: '/api/user/passkey/begin',
    summary: 'What a browser needs to sign somebody in by a passkey',
    access: 'anyone',
    pace: 'sensitive',
    reply: PasskeyQuestion,
  }),
  passkeySignIn: call({
    method: 'POST',
    path: '/api/user/passkey/sign-in',
    summary: 'Signs in by a passkey, both steps in one',
    access: 'anyone',
    pace: 'sensitive',
    body: z.object({ step, response: PasskeyResponse, remember }),
    reply: ActionReply,
  }),
  secondStep: call({
    method: 'POST',
    path: '/api/user/login/second-step',
    summary: 'Signs in by a code of an app, or one for a lost phone, after the password was right',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ step, code }),
    reply: ActionReply,
  }),
} as const;
