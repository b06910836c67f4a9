import { z } from 'zod';
import { email, givenPassword, newPassword, otp, remember } from './account-fields.ts';
import { ActionReply, MessageReply, UserReply } from './action-reply.ts';
import { call } from './call.ts';

/** Getting in and out. Codes come as `otp`; whoever gets in has a new session from then on. */
export const signInCalls = {
  signup: call({
    method: 'POST',
    path: '/api/user/signup',
    summary: 'Makes an account, signs in and mails a code to verify the address',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-several',
    body: z.object({ email, password: newPassword, remember }),
    reply: ActionReply,
  }),
  login: call({
    method: 'POST',
    path: '/api/user/login',
    summary: 'Signs in with email and password',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ email, password: givenPassword, remember }),
    reply: ActionReply,
  }),
  guest: call({
    method: 'POST',
    path: '/api/user/guest',
    summary: 'Begins as a guest; what a guest makes becomes theirs when they sign up or log in',
    access: 'anyone',
    pace: 'sensitive',
    reply: UserReply,
  }),
  logout: call({
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session of this browser',
    access: 'anyone',
    pace: 'change',
    reply: MessageReply,
  }),
  forgotSend: call({
    method: 'POST',
    path: '/api/user/forgot/send',
    summary: 'Mails a code for choosing a new password, if there is such an account',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-several',
    body: z.object({ email }),
    reply: ActionReply,
  }),
  forgotReset: call({
    method: 'POST',
    path: '/api/user/forgot/reset',
    summary: 'Sets a new password by a mailed code, ends all sessions and signs in',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z
      .object({
        email,
        otp,
        new_password: newPassword.optional(),
        password: newPassword.optional(),
        remember,
      })
      .refine((body) => body.new_password ?? body.password, 'New password is required'),
    reply: ActionReply,
  }),
  verifySend: call({
    method: 'POST',
    path: '/api/user/verify/send',
    summary: 'Mails a code that proves the address of the account',
    access: 'member',
    pace: 'sensitive',
    reply: ActionReply,
  }),
  verifyCheck: call({
    method: 'POST',
    path: '/api/user/verify/check',
    summary: 'Verifies the address by the mailed code',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ otp }),
    reply: ActionReply,
  }),
  verifyUpdate: call({
    method: 'POST',
    path: '/api/user/verify/update',
    summary: 'Corrects the address before it is verified and mails a code to the new one',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ email, otp: otp.optional() }),
    reply: ActionReply,
  }),
} as const;
