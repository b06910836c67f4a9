import type {
  StripeBalanceTransaction,
  StripeCharge,
  StripeCustomer,
  StripeDispute,
  StripeEvent,
  StripeInvoice,
  StripeLine,
  StripePrice,
  StripeRefund,
  StripeSession,
  StripeSubscription,
} from './stripe-objects.ts';

const daySeconds = 86_400;
const disputeFee = 1500;

/** A card that Stripe declines. */
export class Declined extends Error {}

/** What Stripe knows and does: customers, subscriptions, bills, charges, and the events it tells of them. */
export class StripeLedger {
  readonly customers = new Map<string, StripeCustomer>();
  readonly prices = new Map<string, StripePrice>();
  readonly products = new Set<string>();
  readonly coupons = new Map<string, number>();
  readonly sessions = new Map<string, StripeSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices = new Map<string, StripeInvoice>();
  readonly charges = new Map<string, StripeCharge>();
  readonly refunds = new Map<string, StripeRefund>();
  readonly disputes = new Map<string, StripeDispute>();
  /** Everything it told or would tell, oldest first. */
  readonly events: StripeEvent[] = [];
  /** In hundredths. */
  taxPercent = 0;
  isCardDeclined = false;
  /** Whether fees are known at once, as with cards; banks take days. */
  isFeeKnown = true;
  cardFingerprint = 'card-1';
  now: () => number = () => Math.floor(Date.now() / 1000);
  onEvent: (event: StripeEvent) => void = () => undefined;
  #last = 0;

  id(prefix: string): string {
    this.#last += 1;
    return `${prefix}_${String(this.#last).padStart(8, '0')}`;
  }

  /** Somebody presses Pay on the page of a checkout. */
  pay(sessionId: string): StripeSubscription {
    const session = need(this.sessions, sessionId);
    if (session.status !== 'open') throw new Error('This page is closed.');
    if (this.isCardDeclined) throw new Declined();
    const price = need(this.prices, session.price);
    const start = this.now();
    const subscription: StripeSubscription = {
      id: this.id('sub'),
      object: 'subscription',
      created: start,
      customer: session.customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      latest_invoice: null,
      metadata: session.subscriptionMetadata,
      items: {
        object: 'list',
        has_more: false,
        data: [
          {
            id: this.id('si'),
            object: 'subscription_item',
            current_period_start: start,
            current_period_end: periodEnd(start, price),
            price,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    const off = session.coupon ? (this.coupons.get(session.coupon) ?? 0) : 0;
    this.#bill(subscription, 'subscription_create', [wholePeriod(subscription)], off);
    session.status = 'complete';
    session.payment_status = 'paid';
    session.subscription = subscription.id;
    this.#tell('checkout.session.completed', session);
    this.#tell('customer.subscription.created', subscription);
    return subscription;
  }

  /** A period is over: the next one is billed, or the subscription ends. */
  renew(subscriptionId: string): void {
    const subscription = need(this.subscriptions, subscriptionId);
    if (subscription.status === 'canceled') return;
    if (subscription.cancel_at_period_end) {
      this.cancel(subscriptionId);
      return;
    }
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(item.current_period_start, item.price);
    const line = wholePeriod(subscription);
    try {
      this.#bill(subscription, 'subscription_cycle', [line]);
      subscription.status = 'active';
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      subscription.status = 'past_due';
    }
    this.#tell('customer.subscription.updated', subscription);
  }

  /** A bill that could not be paid is tried again. */
  retry(subscriptionId: string): void {
    const subscription = need(this.subscriptions, subscriptionId);
    const invoice = need(this.invoices, subscription.latest_invoice ?? '');
    if (invoice.status === 'paid') return;
    this.#collect(invoice, invoice.amount_due);
    subscription.status = 'active';
    this.#tell('customer.subscription.updated', subscription);
  }

  /** What changing to a price costs now: what is left of the period with it, without what is left of the old one. */
  changeLines(subscription: StripeSubscription, price: StripePrice): StripeLine[] {
    const item = itemOf(subscription);
    const now = Math.max(this.now(), item.current_period_start);
    const { current_period_start: start, current_period_end: end } = item;
    const left = Math.max(0, (end - now) / (end - start));
    const isSamePeriod = item.price.recurring.interval === price.recurring.interval;
    const part = isSamePeriod ? left : 1;
    const newEnd = isSamePeriod ? end : periodEnd(now, price);
    return [
      { amount: -Math.round(item.price.unit_amount * left), price: item.price, start: now, end },
      { amount: Math.round(price.unit_amount * part), price, start: now, end: newEnd },
    ];
  }

  change(subscriptionId: string, price: StripePrice): void {
    const subscription = need(this.subscriptions, subscriptionId);
    const lines = this.changeLines(subscription, price);
    const { customer } = subscription;
    const due = this.totals(lines).total + need(this.customers, customer).balance;
    if (due > 0 && this.isCardDeclined) throw new Declined();
    const item = itemOf(subscription);
    item.current_period_end = lines[1]?.end ?? item.current_period_end;
    if (item.price.recurring.interval !== price.recurring.interval) {
      item.current_period_start = this.now();
    }
    item.price = price;
    this.#bill(subscription, 'subscription_update', lines);
    this.#tell('customer.subscription.updated', subscription);
  }

  setEnding(subscriptionId: string, isEnding: boolean): void {
    const subscription = need(this.subscriptions, subscriptionId);
    subscription.cancel_at_period_end = isEnding;
    subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null;
    this.#tell('customer.subscription.updated', subscription);
  }

  cancel(subscriptionId: string): void {
    const subscription = need(this.subscriptions, subscriptionId);
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    subscription.ended_at = this.now();
    this.#tell('customer.subscription.deleted', subscription);
  }

  refund(chargeId: string, amount: number): StripeRefund {
    const charge = need(this.charges, chargeId);
    const refund: StripeRefund = {
      id: this.id('re'),
      object: 'refund',
      created: this.now(),
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount,
      currency: charge.currency,
      status: 'succeeded',
    };
    charge.amount_refunded += amount;
    this.refunds.set(refund.id, refund);
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', charge);
    return refund;
  }

  failRefund(refundId: string): void {
    const refund = need(this.refunds, refundId);
    if (refund.status === 'failed') return;
    refund.status = 'failed';
    need(this.charges, refund.charge).amount_refunded -= refund.amount;
    this.#tell('refund.failed', refund);
  }

  dispute(chargeId: string, status = 'needs_response'): StripeDispute {
    const charge = need(this.charges, chargeId);
    const dispute: StripeDispute = {
      id: this.id('dp'),
      object: 'dispute',
      created: this.now(),
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount: charge.amount - charge.amount_refunded,
      currency: charge.currency,
      status,
      balance_transactions: status.startsWith('warning_')
        ? []
        : [this.#kept(charge.amount_refunded - charge.amount, disputeFee, charge.currency)],
    };
    charge.disputed = true;
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    const dispute = need(this.disputes, disputeId);
    dispute.status = status;
    this.#tell('charge.dispute.closed', dispute);
  }

  totals(lines: readonly StripeLine[], off = 0) {
    const sum = lines.reduce((total, { amount }) => total + amount, 0) - off;
    const tax = Math.round((sum * this.taxPercent) / 100);
    return { tax, total: sum + tax };
  }

  #bill(subscription: StripeSubscription, reason: string, lines: readonly StripeLine[], off = 0) {
    const customer = need(this.customers, subscription.customer);
    const { tax, total } = this.totals(lines, off);
    const due = Math.max(0, total + Math.min(0, customer.balance));
    customer.balance += due - total;
    const { currency } = itemOf(subscription).price;
    const invoice: StripeInvoice = {
      id: this.id('in'),
      object: 'invoice',
      created: this.now(),
      customer: customer.id,
      currency,
      billing_reason: reason,
      total,
      amount_due: due,
      amount_paid: 0,
      status: 'open',
      total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive' }],
      parent: {
        type: 'subscription_details',
        subscription_details: {
          subscription: subscription.id,
          metadata: { ...subscription.metadata },
        },
      },
      lines: {
        object: 'list',
        has_more: false,
        data: lines.map(({ amount, price, start, end }) => ({
          id: this.id('il'),
          object: 'line_item',
          amount,
          currency,
          period: { start, end },
          pricing: {
            type: 'price_details',
            price_details: { price: price.id, product: price.product },
          },
        })),
      },
      payments: { object: 'list', has_more: false, data: [] },
    };
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    this.#collect(invoice, due);
  }

  #collect(invoice: StripeInvoice, due: number): void {
    if (due > 0 && this.isCardDeclined) {
      this.#tell('invoice.payment_failed', invoice);
      throw new Declined();
    }
    invoice.status = 'paid';
    invoice.amount_paid = due;
    if (due > 0) {
      const intent = this.id('pi');
      const charge: StripeCharge = {
        id: this.id('ch'),
        object: 'charge',
        created: this.now(),
        customer: invoice.customer,
        payment_intent: intent,
        amount: due,
        currency: invoice.currency,
        disputed: false,
        amount_refunded: 0,
        balance_transaction: this.isFeeKnown
          ? this.#kept(due, Math.round(due * 0.029) + 30, invoice.currency)
          : null,
        payment_method_details: { type: 'card', card: { fingerprint: this.cardFingerprint } },
      };
      this.charges.set(charge.id, charge);
      invoice.payments.data.push({
        id: this.id('inpay'),
        object: 'invoice_payment',
        invoice: invoice.id,
        amount_paid: due,
        currency: invoice.currency,
        created: this.now(),
        status: 'paid',
        status_transitions: { paid_at: this.now(), canceled_at: null },
        payment: { type: 'payment_intent', payment_intent: intent },
      });
      this.#tell('charge.succeeded', charge);
    }
    this.#tell('invoice.paid', invoice);
  }

  /** What of some money stays with Stripe. */
  #kept(amount: number, fee: number, currency: string): StripeBalanceTransaction {
    return {
      id: this.id('txn'),
      object: 'balance_transaction',
      created: this.now(),
      amount,
      fee,
      currency,
    };
  }

  /** The fee of a payment that took days becomes known. */
  settle(chargeId: string): void {
    const charge = need(this.charges, chargeId);
    charge.balance_transaction ??= this.#kept(charge.amount, 35, charge.currency);
    this.#tell('charge.updated', charge);
  }

  #tell(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      created: this.now(),
      type,
      // As it is now: later changes come with later events.
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }
}

function need<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function itemOf(subscription: StripeSubscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription sells something.');
  return item;
}

function wholePeriod(subscription: StripeSubscription): StripeLine {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { amount: price.unit_amount, price, start, end };
}

function periodEnd(start: number, { recurring }: StripePrice): number {
  return start + (recurring.interval === 'year' ? 365 : 30) * daySeconds;
}
