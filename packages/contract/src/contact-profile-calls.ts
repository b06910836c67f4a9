import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const line = z.string().trim().max(254).optional();

/** What somebody shows at the end of their videos, kept for the next one. */
export const ContactProfile = z.object({
  contact_title: z.string().trim().max(60).default(''),
  info: z.object({
    name: line,
    website: line,
    email: line,
    phone: line,
    facebook: line,
    instagram: line,
    twitter: line,
    youtube: line,
  }),
});
export type ContactProfile = z.output<typeof ContactProfile>;

export const contactProfileCalls = {
  contactProfile: call({
    method: 'GET',
    path: '/api/members/contact-profile',
    summary: 'The contact details that were saved for the next video; null when there are none',
    access: 'guest',
    pace: 'read',
    reply: z.object({ profile: ContactProfile.nullable() }),
  }),
  contactProfileSave: call({
    method: 'POST',
    path: '/api/members/contact-profile',
    summary: 'Keeps contact details for the next video; empty ones remove what was kept',
    access: 'guest',
    pace: 'change',
    body: z.object({ profile: ContactProfile }),
    reply: MessageReply,
  }),
} as const;
