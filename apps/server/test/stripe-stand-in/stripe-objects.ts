/** The parts of Stripe's objects that we read, in the shapes that its documentation shows. Amounts are whole cents. */
export interface StripeCustomer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string;
  readonly metadata: Record<string, string>;
  /** Below zero is what they have left. */
  balance: number;
}

export interface StripePrice {
  readonly id: string;
  readonly object: 'price';
  readonly created: number;
  readonly unit_amount: number;
  readonly currency: string;
  readonly product: string;
  readonly lookup_key: string | null;
  readonly recurring: { readonly interval: string };
}

export interface StripeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly created: number;
  readonly customer: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  latest_invoice: string | null;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    has_more: false;
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      price: StripePrice;
    }[];
  };
}

export interface StripeLine {
  readonly amount: number;
  readonly price: StripePrice;
  readonly start: number;
  readonly end: number;
}

export interface StripeInvoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly created: number;
  readonly customer: string;
  readonly currency: string;
  readonly billing_reason: string;
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  status: string;
  readonly total_taxes: { readonly amount: number; readonly tax_behavior: 'exclusive' }[];
  readonly parent: object;
  readonly lines: object;
  payments: { object: 'list'; has_more: false; data: object[] };
}

/** How Stripe itself books what moved, and what it keeps of that. */
export interface StripeBalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly created: number;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
}

export interface StripeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly customer: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  disputed: boolean;
  amount_refunded: number;
  /** Its name alone unless more is asked for; nothing until it is known. */
  balance_transaction: StripeBalanceTransaction | null;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly fingerprint: string };
  };
}

export interface StripeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
}

export type StripeDispute = StripeRefund extends infer R
  ? Omit<R, 'object'> & { object: 'dispute'; balance_transactions: StripeBalanceTransaction[] }
  : never;

export interface StripeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly url: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Record<string, string>;
  /** What is bought; not shown in lists. */
  readonly price: string;
  readonly coupon: string | undefined;
  readonly subscriptionMetadata: Record<string, string>;
  status: string;
  payment_status: string;
  subscription: string | null;
}

/** What Stripe sends: that something happened to an object. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: object };
}
