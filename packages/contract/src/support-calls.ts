import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

/** One line of what can be seen: it becomes part of a mail's head. */
const oneLine = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** Questions to the people who run this installation. */
export const supportCalls = {
  support: call({
    method: 'POST',
    path: '/api/support',
    summary: 'Sends a message to the people who run this installation',
    access: 'anyone',
    pace: 'sensitive',
    captcha: 'after-several',
    // The rules and their words are those of the form (packages/forms, supportFields).
    body: z.object({
      name: oneLine.default(''),
      email: oneLine.default(''),
      subject: oneLine.default(''),
      message: z.string().trim().max(20_000).default(''),
    }),
    maxBodyBytes: 64 * 1024,
    reply: MessageReply,
  }),
} as const;
