import { billingPeriods, paidPlans } from '@reelwright/plans';
import { z } from 'zod';
import { call } from './call.ts';

const plan = z.enum(paidPlans);
const every = z.enum(billingPeriods);
const Choice = z.object({ plan, every });

/** What a plan costs; cents are hundredths of the currency. */
const Price = z.object({ plan, every, amount_cents: z.number(), currency: z.string() });
export type Price = z.output<typeof Price>;

const BilledInvoice = z.object({
  /** RW-2026-0042 */
  number: z.string(),
  issued_at: z.string(),
  plan: z.string(),
  amount_cents: z.number(),
  tax_cents: z.number(),
  /** What of it went back. */
  refunded_cents: z.number(),
  currency: z.string(),
});
export type BilledInvoice = z.output<typeof BilledInvoice>;

/** How somebody's subscription is doing. `unpaid`: a renewal was declined and is tried again. */
const BilledSubscription = z.object({
  plan,
  every,
  state: z.enum(['active', 'unpaid', 'ended']),
  /** When it is charged next, or when it ends. */
  period_end: z.string(),
  is_ending: z.boolean(),
});
export type BilledSubscription = z.output<typeof BilledSubscription>;

/** Everything the billing page shows. */
export const Billing = z.object({
  /** Whether plans can be paid here at all. */
  takes_payments: z.boolean(),
  subscription: BilledSubscription.nullable(),
  /** The plan they have right now, paid here or not. */
  plan: z.string().nullable(),
  /** Until when, where it ends. */
  until: z.string().nullable(),
  /** Newest first. */
  invoices: z.array(BilledInvoice),
});
export type Billing = z.output<typeof Billing>;

const Address = z.object({ address: z.string() });
const billing = '/api/user/billing';

/** Paying for a plan, and what becomes of it. */
export const billingCalls = {
  billingPrices: call({
    method: 'GET',
    path: '/api/billing/prices',
    summary: 'What plans cost, where they can be paid here',
    access: 'anyone',
    pace: 'read',
    reply: z.object({
      takes_payments: z.boolean(),
      /** Whether taxes come on top. */
      adds_tax: z.boolean(),
      prices: z.array(Price),
    }),
  }),
  billing: call({
    method: 'GET',
    path: billing,
    summary: "The person's plan, subscription and invoices",
    access: 'member',
    pace: 'read',
    reply: Billing,
  }),
  billingCheckout: call({
    method: 'POST',
    path: `${billing}/checkout`,
    summary: 'The page on which a plan is paid',
    access: 'member',
    pace: 'sensitive',
    body: Choice.extend({ voucher: z.string().trim().max(40).optional() }),
    reply: Address,
  }),
  billingConfirm: call({
    method: 'POST',
    path: `${billing}/confirm`,
    summary:
      'Asks the payment service what became of a checkout, or of what was changed on its pages',
    access: 'member',
    pace: 'change',
    body: z.object({
      session: z.string().max(200).regex(/^\w+$/).optional(),
    }),
    reply: Billing,
  }),
  billingChangeCost: call({
    method: 'POST',
    path: `${billing}/change-cost`,
    summary: 'What changing to another plan costs now',
    access: 'member',
    pace: 'change',
    body: Choice,
    reply: z.object({
      /** Below zero when there is something left for the next payments. */
      amount_cents: z.number(),
      currency: z.string(),
    }),
  }),
  billingChange: call({
    method: 'POST',
    path: `${billing}/change`,
    summary: 'Changes to another plan, and charges the difference',
    access: 'member',
    pace: 'sensitive',
    body: Choice,
    reply: Billing,
  }),
  billingEnding: call({
    method: 'POST',
    path: `${billing}/ending`,
    summary: 'Lets a subscription end with what was paid for, or go on after all',
    access: 'member',
    pace: 'sensitive',
    body: z.object({ is_ending: z.boolean() }),
    reply: Billing,
  }),
  billingPortal: call({
    method: 'POST',
    path: `${billing}/portal`,
    summary: 'The page of the payment service for cards and receipts',
    access: 'member',
    pace: 'sensitive',
    reply: Address,
  }),
  billingInvoices: call({
    method: 'GET',
    path: `${billing}/invoices`,
    summary: "All of the person's invoices as one PDF, or one of them",
    access: 'member',
    pace: 'read',
    query: z.object({ number: z.string().max(40).optional() }),
    reply: { file: ['application/pdf'] },
  }),
  personInvoices: call({
    method: 'GET',
    path: '/api/members/people/invoices',
    summary: 'All invoices of a person as one PDF, for whoever looks after the installation',
    access: 'admin',
    pace: 'read',
    query: z.object({ id: z.coerce.number().int().positive() }),
    reply: { file: ['application/pdf'] },
  }),
  paymentEvent: call({
    method: 'POST',
    path: '/api/payments/stripe',
    summary:
      'The payment service tells that something changed; its signature proves that it is the service',
    access: 'anyone',
    pace: 'autosave',
    upload: ['application/json'],
    reply: z.object({ received: z.literal(true) }),
  }),
} as const;
