import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import { Looks } from './looks.ts';

/** The owner's brand, as those who look after the installation set it. */
export const looksCalls = {
  looks: call({
    method: 'GET',
    path: '/api/members/looks',
    summary: 'Name, logo, colour, mail sender and pages of this installation',
    access: 'admin',
    pace: 'read',
    reply: z.object({
      looks: Looks,
      /** The environment sets the sender, which counts first. */
      is_sender_given: z.boolean(),
    }),
  }),
  looksSave: call({
    method: 'POST',
    path: '/api/members/looks',
    summary: 'Changes how the product looks to everybody here',
    access: 'admin',
    pace: 'change',
    body: Looks,
    reply: MessageReply,
  }),
} as const;
