import type { BillingPeriod, PaidPlan, PlanPrice } from '@reelwright/plans';

/** What somebody wants to pay for. */
export interface Order {
  readonly customerId: string;
  readonly userId: number;
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
  /** A gift: what it takes off the first payment, and its code, which comes back with that payment. */
  readonly voucher: { readonly code: string; readonly amountCents: number } | undefined;
  /** Where the page leads back to once it is paid; `{SESSION}` stands for the checkout's name. */
  readonly paidAddress: string;
  /** Where it leads back to when somebody changes their mind. */
  readonly backAddress: string;
}

/** How a subscription is doing. `unpaid`: a renewal was declined and is tried again. */
export type SubscriptionState = 'active' | 'unpaid' | 'ended';

export interface Subscription {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it ends, or ended, where it goes on no longer. */
  readonly endsAt: Date | undefined;
  /** The bill that could not be paid. */
  readonly unpaidBill: string | undefined;
}

/** Money that went back to a customer, or came again: below zero when a dispute was won or a refund failed. */
export interface MoneyBack {
  /** The same thing has the same one, whenever it is asked for. */
  readonly id: string;
  readonly amountCents: number;
  readonly at: Date;
}

/** What the service kept for its work. */
export interface PaymentFee {
  /** The same fee has the same one, whenever it is asked for. */
  readonly id: string;
  readonly amountCents: number;
  /** That of the account at the service, which may be another than the customer paid in. */
  readonly currency: string;
  readonly at: Date;
}

/** Something that a customer paid. */
export interface CustomerPayment {
  /** The same payment has the same one, whenever it is asked for. */
  readonly id: string;
  readonly amountCents: number;
  /** Part of the amount. */
  readonly taxCents: number;
  readonly currency: string;
  readonly plan: PaidPlan;
  readonly subscriptionId: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly paidAt: Date;
  /** The gift that took something off it. */
  readonly voucher: string | undefined;
  /** The same card has the same one; nobody can pay with it. */
  readonly cardFingerprint: string | undefined;
  readonly moneyBack: readonly MoneyBack[];
  /** For the payment, and for disputes about it. Some are known only days later. */
  readonly fees: readonly PaymentFee[];
}

/** All there is to know about a customer, as it is at this moment. */
export interface CustomerRecord {
  readonly customerId: string;
  /** Whose it is; nothing for customers that this installation did not make. */
  readonly userId: number | undefined;
  /** The one that counts: what is running, or what ended last. */
  readonly subscription: Subscription | undefined;
  /** Oldest first. */
  readonly payments: readonly CustomerPayment[];
}

/** That something happened. What it is about is asked for, not believed. */
export interface PaymentEvent {
  readonly id: string;
  readonly kind: string;
  /** Nothing when it is about nobody we would know. */
  readonly customerId: string | undefined;
}

/** What a change of plan costs now; below zero when there is something left for the next payments. */
interface ChangeCost {
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * A service that takes payments. People pay on its pages: no card ever comes to us. Whatever fails throws
 * 'payments-unavailable', or 'card-declined' where a card was refused.
 */
export interface Payments {
  /** As payments and the books call it. */
  readonly name: string;
  readonly prices: readonly PlanPrice[];
  /** Whether taxes come on top of the prices. */
  readonly addsTax: boolean;
  createCustomer(person: {
    readonly id: number;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** The page on which an order is paid. Pages of earlier orders close. */
  startCheckout(order: Order): Promise<string>;
  /** Whose checkout it is; nothing when there is none of that name. */
  customerOfCheckout(session: string): Promise<string | undefined>;
  /** The page on which a customer changes their card and sees receipts. */
  openPortal(customerId: string, backAddress: string): Promise<string>;
  costOfChange(change: PlanChange): Promise<ChangeCost>;
  /** Changes the plan now: what is left of the old one is taken off, the rest is charged at once. */
  changePlan(change: PlanChange): Promise<void>;
  /** Lets a subscription end with its period, or go on after all. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  /** Ends all that a customer has at once: their account is gone. */
  endEverything(customerId: string): Promise<void>;
  readCustomer(customerId: string): Promise<CustomerRecord>;
  /** Customers whose payments, refunds or disputes are new since then. */
  listCustomersSince(since: Date): AsyncIterable<string>;
  /** Reads what the service sends us; nothing when it does not come from there, or is too old. */
  readEvent(
    body: Buffer,
    signature: string | undefined,
    now: Date,
  ): Promise<PaymentEvent | undefined>;
}

export interface PlanChange {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
}
