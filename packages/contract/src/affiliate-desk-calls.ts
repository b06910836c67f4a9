import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const note = z.string().trim().max(500);
const desk = '/api/members/affiliate-desk';

/** An affiliate as the owner of the installation sees them; money in USD. */
const DeskAffiliate = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether they want to read news of the program. */
  wants_news: z.boolean(),
  signups: z.number(),
  total: z.number(),
  holding: z.number(),
  unpaid: z.number(),
  paid: z.number(),
  held_reason: z.string().nullable(),
  /** How far their identity is known. */
  identity: z.enum(['none', 'asked', 'verified']),
  /** Why it has to be looked at, when a service found something odd. */
  identity_note: z.string(),
  /** Who they say they are, as it stands in their payout information; null before they gave it. */
  profile: z
    .object({
      name: z.string(),
      business_name: z.string(),
      country: z.string(),
      phone: z.string(),
      paypal_email: z.string(),
    })
    .nullable(),
  /** Addresses that they show to people they bring. */
  bonuses: z.array(z.string()),
});
export type DeskAffiliate = z.output<typeof DeskAffiliate>;

const DeskPayout = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  paypal_email: z.string(),
  amount: z.number(),
  requested_at: z.string(),
  by: z.enum(['operator', 'paypal']),
  /** How far the service is, in its own word. */
  progress: z.string(),
  /** Why the service did not take it; null when it did. */
  trouble: z.string().nullable(),
  /** Whether it may have been sent all the same: an earlier try was never answered. */
  may_be_sent: z.boolean(),
});
export type DeskPayout = z.output<typeof DeskPayout>;

const DeskHold = z.object({
  id: z.number(),
  username: z.string(),
  reason: z.string(),
  amount: z.number(),
  /** Who paid, by their address; empty once their account is gone. */
  payer: z.string(),
  /** What they paid, in USD, and when. */
  paid: z.number(),
  paid_at: z.string(),
});
export type DeskHold = z.output<typeof DeskHold>;

/** What the owner decides about affiliates and their money. */
export const affiliateDeskCalls = {
  affiliateDesk: call({
    method: 'GET',
    path: desk,
    summary: 'Affiliates by pages, what they asked for, and what has to be looked at',
    access: 'owner',
    pace: 'read',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      /** Part of a username, a name or an address. */
      find: z.string().trim().max(100).default(''),
    }),
    reply: z.object({
      /** A page of them; those who wait for the owner come first. */
      affiliates: z.array(DeskAffiliate),
      affiliates_total: z.number(),
      page_size: z.number(),
      payouts: z.array(DeskPayout),
      holds: z.array(DeskHold),
    }),
  }),
  deskPayout: call({
    method: 'POST',
    path: `${desk}/payout`,
    summary: 'Ticks a transfer off: the money was sent, or could not be',
    access: 'owner',
    pace: 'change',
    body: z.object({ id: z.uuid(), paid: z.boolean(), note: note.default('') }),
    reply: MessageReply,
  }),
  deskPayoutByHand: call({
    method: 'POST',
    path: `${desk}/payout-by-hand`,
    summary: 'Takes a transfer that the service refused, to be sent by hand',
    access: 'owner',
    pace: 'change',
    body: z.object({
      id: z.uuid(),
      /** That the owner looked at the service, and it sent nothing. */
      looked: z.boolean().default(false),
    }),
    reply: MessageReply,
  }),
  deskHold: call({
    method: 'POST',
    path: `${desk}/commission`,
    summary: 'Approves or declines a commission that was held',
    access: 'owner',
    pace: 'change',
    body: z.object({ id, approve: z.boolean() }),
    reply: MessageReply,
  }),
  deskAdjust: call({
    method: 'POST',
    path: `${desk}/adjust`,
    summary: 'Adds to what an affiliate has, or takes from it, with a note in the books',
    access: 'owner',
    pace: 'change',
    body: z.object({
      id,
      /** In USD, below zero to take away. */
      amount: z
        .number()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((dollars) => Math.round(dollars * 100) !== 0, 'Amount must not be 0'),
      note: note.min(1, 'Note is required'),
      /** Of this adjustment, so that it is booked once. */
      key: z.uuid(),
    }),
    reply: MessageReply,
  }),
  deskAffiliate: call({
    method: 'POST',
    path: `${desk}/affiliate`,
    summary: 'Stops or allows transfers of an affiliate, or says that their identity is known',
    access: 'owner',
    pace: 'change',
    body: z.object({
      id,
      /** Null allows transfers again. */
      held_reason: note.min(1).nullable().optional(),
      verified: z.boolean().optional(),
    }),
    reply: MessageReply,
  }),
  deskPayoutList: call({
    method: 'GET',
    path: `${desk}/payouts.csv`,
    summary: 'The transfers to be made, as a table for programs',
    access: 'owner',
    pace: 'read',
    reply: { file: ['text/csv'] },
  }),
  deskNewsList: call({
    method: 'GET',
    path: `${desk}/news.csv`,
    summary: 'The addresses of affiliates who want news, as a table for programs',
    access: 'owner',
    pace: 'read',
    reply: { file: ['text/csv'] },
  }),
} as const;
