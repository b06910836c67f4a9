import { z } from 'zod';
import { email, emailProof, givenPassword, newPassword, personName } from './account-fields.ts';
import { ActionReply, MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import { CaptchaChallenge } from './captcha-challenge.ts';
import { User } from './user.ts';

/** What a person does with the account they are in. */
export const accountCalls = {
  userInfo: call({
    method: 'GET',
    path: '/api/user/info',
    summary: 'Who is signed in; null when nobody is',
    access: 'anyone',
    pace: 'read',
    reply: z.object({ type: z.literal('user'), user: User.nullable() }),
  }),
  userIp: call({
    method: 'GET',
    path: '/api/user/ip',
    summary: "The caller's network address",
    access: 'anyone',
    pace: 'read',
    reply: 'text',
  }),
  profileUpdate: call({
    method: 'POST',
    path: '/api/user/profile/profile',
    summary:
      'Changes the name; and the email, given the password (or, without one, a code sent to the old address) and the code sent to the new one',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ name: personName, email, ...emailProof }),
    reply: ActionReply,
  }),
  passwordUpdate: call({
    method: 'POST',
    path: '/api/user/profile/password',
    summary: 'Changes the password and ends all other sessions',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z.object({ old_password: givenPassword, new_password: newPassword }),
    reply: ActionReply,
  }),
  sessionList: call({
    method: 'GET',
    path: '/api/user/sessions/list',
    summary: 'The browsers that are signed in to this account',
    access: 'member',
    pace: 'read',
    reply: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          /** The browser that asks. */
          current: z.boolean(),
          user_agent: z.string(),
          address: z.string(),
          created_at: z.string(),
          last_seen_at: z.string(),
          expires_at: z.string(),
        }),
      ),
    }),
  }),
  sessionEnd: call({
    method: 'POST',
    path: '/api/user/sessions/end',
    summary: 'Logs one browser out',
    access: 'member',
    pace: 'change',
    body: z.object({ id: z.uuid() }),
    reply: MessageReply,
  }),
  sessionEndOthers: call({
    method: 'POST',
    path: '/api/user/sessions/end-others',
    summary: 'Logs out everywhere but here',
    access: 'member',
    pace: 'change',
    reply: MessageReply,
  }),
  sessionEndAll: call({
    method: 'POST',
    path: '/api/user/sessions/end-all',
    summary: 'Logs out everywhere, here too',
    access: 'member',
    pace: 'change',
    reply: MessageReply,
  }),
  captchaChallenge: call({
    method: 'GET',
    path: '/api/user/captcha/challenge',
    summary: 'A puzzle for the browser; its solution goes into token2 or token3 of a call',
    access: 'anyone',
    pace: 'change',
    reply: CaptchaChallenge,
  }),
  captcha: call({
    method: 'POST',
    path: '/api/user/captcha',
    summary: 'Proves ahead of time that a person sits at this browser',
    access: 'guest',
    pace: 'sensitive',
    body: z.object({
      token: z.string().min(1).max(4000),
      /** Minutes between UTC and the clock on the wall, as browsers count them. */
      tz: z.number().int().min(-1440).max(1440),
    }),
    reply: MessageReply,
  }),
  activity: call({
    method: 'POST',
    path: '/api/user/activity',
    summary: 'Notes what a member did, by a short name',
    access: 'guest',
    pace: 'change',
    query: z.object({ name: z.string().trim().min(1).max(100) }),
    reply: MessageReply,
  }),
  updateData: call({
    method: 'POST',
    path: '/api/user/update-data',
    summary: 'Keeps what the person makes videos about',
    access: 'guest',
    pace: 'change',
    body: z.object({
      data: z.object({
        target_keyword: z.string().trim().max(200).optional(),
        keywords: z.array(z.string().trim().min(2).max(200)).max(100).optional(),
      }),
    }),
    reply: MessageReply,
  }),
} as const;
