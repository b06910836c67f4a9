import { z } from 'zod';
import { givenPassword, otp } from './account-fields.ts';
import { ActionReply, MessageReply } from './action-reply.ts';
import { call } from './call.ts';

/** Taking one's data along, and leaving. */
export const personalDataCalls = {
  exportData: call({
    method: 'GET',
    path: '/api/user/export',
    summary: 'Everything kept about this person, as a zip of JSON files',
    access: 'member',
    pace: 'sensitive',
    reply: { file: ['application/zip'] },
  }),
  deletePreview: call({
    method: 'GET',
    path: '/api/user/delete/preview',
    summary: 'What deleting the account does, and how to confirm it',
    access: 'member',
    pace: 'read',
    reply: z.object({
      consequences: z.array(z.string()),
      confirm_with: z.array(z.enum(['password', 'otp'])),
    }),
  }),
  deleteSend: call({
    method: 'POST',
    path: '/api/user/delete/send',
    summary: 'Mails a code that confirms deleting the account',
    access: 'member',
    pace: 'sensitive',
    reply: ActionReply,
  }),
  deleteConfirm: call({
    method: 'POST',
    path: '/api/user/delete/confirm',
    summary: 'Deletes the account for good, by password or by mailed code',
    access: 'member',
    pace: 'sensitive',
    captcha: 'after-failures',
    body: z
      .object({ password: givenPassword.optional(), otp: otp.optional() })
      .refine((body) => body.password ?? body.otp, 'Password is required'),
    reply: MessageReply,
  }),
} as const;
