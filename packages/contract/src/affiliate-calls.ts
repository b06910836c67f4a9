import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const dollars = z.number();
const bonusAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/\S+)?$/i, 'must be a web address such as https://example.com/bonus')
  .default('');

/** What an affiliate decides. What is missing is as it was when they joined. */
export const AffiliateSettings = z.object({
  /** Whether people they refer are invited to be affiliates, too; of what those bring, they have a small share. */
  refer3: z.boolean().default(false),
  /** Whether their links lead to the plans instead of the front page. */
  disable_trial: z.boolean().default(false),
  email: z
    .object({
      list: z.boolean().default(true),
      signup: z.boolean().default(true),
      payment: z.boolean().default(true),
      daily: z.boolean().default(false),
      monthly: z.boolean().default(true),
    })
    .prefault({}),
  url: z.object({ signup_bonus: bonusAddress, paid_bonus: bonusAddress }).prefault({}),
});
export type AffiliateSettings = z.output<typeof AffiliateSettings>;

/** How an affiliate stands; money in USD. */
const AffiliateInfo = z.object({
  id: z.number(),
  username: z.string(),
  link: z.string(),
  percent: z.number(),
  total: dollars,
  holding: dollars,
  unpaid: dollars,
  paid: dollars,
  /** Of what is on hold, what the owner looks at before it is theirs. */
  in_review: dollars,
  /** On its way to them. */
  in_transfer: dollars,
  /** When all that is held now is theirs; null when nothing is held. */
  final_date: z.string().nullable(),
  signups: z.number(),
  upgrades: z.number(),
  /** What the links of each name earned. */
  promotions: z.array(z.object({ name: z.string(), total: dollars })),
  /** Gifts to give away; null until the account is old enough. */
  vouchers: z.array(z.object({ code: z.string(), used: z.boolean() })).nullable(),
  /** Why nothing is paid out for now. */
  held_reason: z.string().nullable(),
});
export type AffiliateInfo = z.output<typeof AffiliateInfo>;

/** What a member has from the affiliate who brought them. */
const AffiliateGifts = z.object({
  /** Their username; null for whoever came by themselves. */
  from: z.string().nullable(),
  /** Web addresses of the affiliate's own; empty without one. */
  signup_bonus: z.string(),
  paid_bonus: z.string(),
  /** Off the first payment, in USD. */
  discount: dollars,
  /** The code that takes it off; empty without one. */
  voucher: z.string(),
  /** Whether they are invited to become an affiliate, too. */
  invites: z.boolean(),
});
export type AffiliateGifts = z.output<typeof AffiliateGifts>;

export const graphNames = ['signups', 'earning', 'traffic'] as const;
export type GraphName = (typeof graphNames)[number];

const dashboard = '/api/user/affiliates/dashboard';

/** What members do who tell others about the product. */
export const affiliateCalls = {
  affiliateJoin: call({
    method: 'POST',
    path: '/api/user/affiliates/join',
    summary: 'Joins the affiliate program',
    access: 'member',
    pace: 'change',
    reply: AffiliateInfo,
  }),
  affiliateInfo: call({
    method: 'GET',
    path: `${dashboard}/info`,
    summary: 'How an affiliate stands: money in USD, sign-ups, link',
    access: 'affiliate',
    pace: 'read',
    reply: AffiliateInfo,
  }),
  affiliateGraph: call({
    method: 'GET',
    path: '/api/user/affiliates/graphs/:graph',
    summary: 'Sign-ups, earnings in USD or visits of each day; refunds are below zero',
    access: 'affiliate',
    pace: 'read',
    params: z.object({ graph: z.enum(graphNames) }),
    query: z.object({ days: z.coerce.number().int().min(0).max(3650).default(0) }),
    reply: z.array(z.object({ day: z.string(), count: z.number() })),
  }),
  affiliateSettings: call({
    method: 'GET',
    path: `${dashboard}/settings/load`,
    summary: 'What the affiliate decided',
    access: 'affiliate',
    pace: 'read',
    reply: AffiliateSettings,
  }),
  affiliateSettingsUpdate: call({
    method: 'POST',
    path: `${dashboard}/settings/update`,
    summary: 'Keeps what the affiliate decides',
    access: 'affiliate',
    pace: 'change',
    body: z.object({ settings: AffiliateSettings }),
    reply: MessageReply,
  }),
  affiliateUsername: call({
    method: 'POST',
    path: `${dashboard}/change-username`,
    summary: 'Gives the affiliate another username, and their link with it',
    access: 'affiliate',
    pace: 'sensitive',
    body: z.object({ username: z.string().trim().max(100) }),
    reply: AffiliateInfo,
  }),
  affiliateGifts: call({
    method: 'GET',
    path: '/api/user/affiliates/gifts',
    summary:
      'What a member has from the affiliate who brought them: bonuses, a discount, an invitation',
    access: 'member',
    pace: 'read',
    reply: AffiliateGifts,
  }),
  partnerPage: call({
    method: 'GET',
    path: '/jv',
    summary: 'The partner page: what affiliates get, and what they can use, as HTML',
    access: 'anyone',
    pace: 'read',
    reply: { file: ['text/html'] },
  }),
} as const;
