import { z } from 'zod';
import { email } from './account-fields.ts';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const line = (label: string) =>
  z.string().trim().min(1, `${label} is required`).max(200, `${label} is too long (200 chars max)`);

/** Whom the money goes to. All of it is required: whoever pays has to put it into the books. */
const payoutFields = {
  paypal_email: email,
  name: line('Name'),
  business_name: line('Business name'),
  phone: line('Phone'),
  address: line('Address'),
  city: line('City'),
  state: line('State'),
  zip: line('Zip'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Country is required'),
  tax: line('Tax number'),
  website: line('Website'),
};
const PayoutInfo = z.object(payoutFields);
export type PayoutInfo = z.output<typeof PayoutInfo>;

/** The same as it is kept, with empty fields before it was saved. */
const PayoutItem = z.object({
  ...Object.fromEntries(Object.keys(payoutFields).map((name) => [name, z.string()])),
  verified: z.boolean(),
  /** Whether they asked for a person to check who they are. */
  manual: z.boolean(),
  /** Why an identity check did not do; empty without a reason. */
  note: z.string(),
}) as unknown as z.ZodType<PayoutInfo & { verified: boolean; manual: boolean; note: string }>;
export type PayoutItem = z.output<typeof PayoutItem>;

const Transfer = z.object({
  id: z.string(),
  /** In USD. */
  amount: z.number(),
  state: z.enum(['requested', 'paid', 'failed']),
  /** Whether it waits for them to open an account where it was sent to. */
  unclaimed: z.boolean(),
  /** What went wrong, when it failed. */
  note: z.string(),
  requested_at: z.string(),
  settled_at: z.string().nullable(),
});
export type Transfer = z.output<typeof Transfer>;

const payout = '/api/user/affiliates/payout';
const savedItem = z.object({ item: PayoutInfo });

/** How affiliates get their money: information, verification, transfer. */
export const payoutCalls = {
  payoutLoad: call({
    method: 'GET',
    path: `${payout}/load`,
    summary: 'Whom the money of an affiliate goes to',
    access: 'affiliate',
    pace: 'read',
    reply: PayoutItem,
  }),
  payoutTransfers: call({
    method: 'GET',
    path: `${payout}/transfers`,
    summary: 'The transfers so far, the newest first',
    access: 'affiliate',
    pace: 'read',
    reply: z.object({ transfers: z.array(Transfer) }),
  }),
  payoutVerification: call({
    method: 'GET',
    path: `${payout}/verification`,
    summary: 'What begins an identity check; null where the owner makes it, by phone',
    access: 'affiliate',
    pace: 'read',
    reply: z.object({
      service: z
        .object({
          script_url: z.string(),
          integrity: z.string(),
          template_id: z.string(),
          environment_id: z.string(),
          reference_id: z.string(),
        })
        .nullable(),
    }),
  }),
  payoutSave: call({
    method: 'POST',
    path: `${payout}/save`,
    summary: 'Keeps whom the money goes to',
    access: 'affiliate',
    pace: 'change',
    body: savedItem,
    reply: MessageReply,
  }),
  payoutPersona: call({
    method: 'POST',
    path: `${payout}/persona`,
    summary: 'Looks up how an identity check ended',
    access: 'affiliate',
    pace: 'sensitive',
    body: z.object({ inquiryId: z.string().regex(/^inq_[A-Za-z0-9]{5,60}$/) }),
    reply: z.object({ verified: z.boolean() }),
  }),
  payoutFailed: call({
    method: 'POST',
    path: `${payout}/failed`,
    summary: 'Notes that an identity check was cancelled or went wrong',
    access: 'affiliate',
    pace: 'change',
    body: savedItem,
    reply: MessageReply,
  }),
  payoutManual: call({
    method: 'POST',
    path: `${payout}/manual-verify`,
    summary: 'Asks the owner to check by phone who somebody is',
    access: 'affiliate',
    pace: 'change',
    body: savedItem,
    reply: MessageReply,
  }),
  payoutTransfer: call({
    method: 'POST',
    path: `${payout}/transfer`,
    summary: 'Asks for money, in USD; one transfer at a time',
    access: 'affiliate',
    pace: 'sensitive',
    body: z.object({ earnings: z.number().min(0).max(10_000_000) }),
    reply: MessageReply,
  }),
} as const;
