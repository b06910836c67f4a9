import { planNames } from '@reelwright/plans';
import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const people = '/api/members/people';
const SignUpRule = z.enum(['everybody', 'invited', 'nobody']);

const Person = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  plan: z.string().nullable(),
  plan_until: z.string().nullable(),
  verified: z.boolean(),
  locked: z.boolean(),
  owner: z.boolean(),
  admin: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  stored_bytes: z.number(),
  /** How many invoices they have. */
  invoices: z.number(),
});
export type Person = z.output<typeof Person>;

const Invitation = z.object({ id: z.string(), email: z.string(), expires_at: z.string() });
export type Invitation = z.output<typeof Invitation>;

const InboxMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
});
export type InboxMessage = z.output<typeof InboxMessage>;

/** Those who look after the installation look after its people. */
export const peopleCalls = {
  people: call({
    method: 'GET',
    path: people,
    summary: 'Accounts by pages, and invitations that wait for somebody',
    access: 'admin',
    pace: 'read',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      /** Part of a name or an address. */
      find: z.string().trim().max(100).default(''),
    }),
    reply: z.object({
      people: z.array(Person),
      total: z.number(),
      page_size: z.number(),
      invitations: z.array(Invitation),
    }),
  }),
  personChange: call({
    method: 'POST',
    path: `${people}/change`,
    summary: 'Changes the plan of an account, verifies its address, locks it, or names it an admin',
    access: 'admin',
    pace: 'change',
    body: z.object({
      id,
      verified: z.boolean().optional(),
      /** Ends its sessions, and lets it sign in no more. */
      locked: z.boolean().optional(),
      /** By the owner only. */
      admin: z.boolean().optional(),
      plan: z
        .object({
          name: z.enum(planNames),
          /** Its last day; for good without one. */
          until: z.iso.date().optional(),
        })
        .optional(),
    }),
    reply: MessageReply,
  }),
  personDelete: call({
    method: 'POST',
    path: `${people}/delete`,
    summary: 'Deletes an account and everything in it',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({ id }),
    reply: MessageReply,
  }),
  personInvite: call({
    method: 'POST',
    path: `${people}/invite`,
    summary: 'Mails somebody a link by which they may make an account',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({ email: z.string().max(320) }),
    reply: z.object({
      email: z.string(),
      link: z.string(),
      /** False where there is no mail server: whoever invites hands the link over. */
      is_mailed: z.boolean(),
    }),
  }),
  invitationRemove: call({
    method: 'POST',
    path: `${people}/invitation-remove`,
    summary: 'Takes an invitation back',
    access: 'admin',
    pace: 'change',
    body: z.object({ id: z.uuid() }),
    reply: MessageReply,
  }),
  acceptInvitation: call({
    method: 'GET',
    path: '/join',
    summary: 'The link of an invitation: whoever opens it may make an account in this browser',
    access: 'anyone',
    pace: 'sensitive',
    query: z.object({ code: z.string().min(1).max(100) }),
    reply: 'redirect',
  }),
  supportInbox: call({
    method: 'GET',
    path: `${people}/messages`,
    summary: 'Messages from the support page; those without an answer first',
    access: 'admin',
    pace: 'read',
    reply: z.object({ messages: z.array(InboxMessage) }),
  }),
  supportAnswer: call({
    method: 'POST',
    path: `${people}/answer`,
    summary: 'Answers a message of the support page by mail',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({
      id: z.uuid(),
      text: z.string().trim().min(1, 'Answer is required').max(10_000),
    }),
    reply: MessageReply,
  }),
  personVisit: call({
    method: 'POST',
    path: `${people}/visit`,
    summary: 'Opens an account to be looked at for an hour; nothing can be changed in it',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({ id }),
    reply: MessageReply,
  }),
  visitEnd: call({
    method: 'POST',
    path: `${people}/visit-end`,
    summary: 'Leaves the account that is looked at',
    access: 'member',
    pace: 'change',
    reply: MessageReply,
  }),
  visitsAllowed: call({
    method: 'GET',
    path: '/api/user/visits',
    summary: 'Until when those who look after the installation may change things while they visit',
    access: 'member',
    pace: 'read',
    reply: z.object({ until: z.string().nullable() }),
  }),
  visitsAllow: call({
    method: 'POST',
    path: '/api/user/visits',
    summary:
      'Lets those who look after the installation change projects and files for a day, or no more',
    access: 'member',
    pace: 'change',
    body: z.object({ allow: z.boolean() }),
    reply: MessageReply,
  }),
  installationChoices: call({
    method: 'GET',
    path: '/api/members/installation',
    summary: 'Who may make an account, and whether the first questions were answered',
    access: 'admin',
    pace: 'read',
    reply: z.object({ sign_up: SignUpRule, welcomed: z.boolean() }),
  }),
  installationChoose: call({
    method: 'POST',
    path: '/api/members/installation',
    summary: 'Says who may make an account; or that the first questions need not be asked again',
    access: 'admin',
    pace: 'change',
    body: z.object({ sign_up: SignUpRule.optional(), welcomed: z.literal(true).optional() }),
    reply: MessageReply,
  }),
} as const;
