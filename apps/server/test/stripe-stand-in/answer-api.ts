import type { Answer } from './answer.ts';
import { type Form, labelsOf, textOf } from './read-form.ts';
import { Declined, type StripeLedger } from './stripe-ledger.ts';
import type { StripePrice, StripeSession } from './stripe-objects.ts';

interface ApiParts {
  readonly ledger: StripeLedger;
  readonly url: string;
}

type Listed = { readonly id: string; readonly created: number };

/** Answers one request to the interface, in the shapes its documentation shows. */
export function answerApi(parts: ApiParts, method: string, path: string, form: Form): Answer {
  try {
    return route(parts, method, path, form);
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return refused(402, 'card_error', 'card_declined', 'Your card was declined.');
  }
}

function route({ ledger, url }: ApiParts, method: string, path: string, form: Form): Answer {
  const [kind = '', id, action] = path.replace('checkout/', '').split('/');
  const isRead = method === 'GET';
  switch (kind) {
    case 'balance':
      return {
        status: 200,
        json: { object: 'balance', livemode: false, available: [], pending: [] },
      };
    case 'customers':
      return isRead ? one(ledger.customers.get(id ?? '')) : makeCustomer(ledger, form);
    case 'products':
      return makeProduct(ledger, form);
    case 'coupons':
      return makeCoupon(ledger, form);
    case 'prices':
      if (id) return one(ledger.prices.get(id));
      return isRead ? listPrices(ledger, form) : makePrice(ledger, form);
    case 'sessions':
      if (action === 'expire') return expireSession(ledger, id ?? '');
      if (id) return one(ledger.sessions.get(id));
      return isRead
        ? list(ledger.sessions, form, ['customer', 'status'])
        : makeSession(ledger, url, form);
    case 'billing_portal': {
      const back = encodeURIComponent(textOf(form, 'return_url') ?? '');
      const name = encodeURIComponent(`${textOf(form, 'customer')}~${back}`);
      return one({ id: 'bps_1', object: 'billing_portal.session', url: `${url}/portal/${name}` });
    }
    case 'subscriptions':
      return subscriptions(ledger, method, id, form);
    case 'invoices':
      return id === 'create_preview'
        ? preview(ledger, form)
        : list(ledger.invoices, form, ['customer']);
    case 'charges':
      if (id) return one(ledger.charges.get(id));
      return list(ledger.charges, form, ['customer'], (charge) => {
        const refunds = [...ledger.refunds.values()].filter((each) => each.charge === charge.id);
        const hasFee = JSON.stringify(form.expand ?? '').includes('data.balance_transaction');
        const fee = charge.balance_transaction;
        return {
          ...charge,
          balance_transaction: hasFee ? fee : (fee?.id ?? null),
          refunds: { object: 'list', data: refunds.slice(0, 10), has_more: refunds.length > 10 },
        };
      });
    case 'refunds':
    case 'disputes': {
      const isExpanded = textOf(form, 'expand', '0') === 'data.charge';
      return list<Listed & { charge: string }>(ledger[kind], form, ['charge'], (each) =>
        isExpanded ? { ...each, charge: ledger.charges.get(each.charge) } : each,
      );
    }
    default:
      return missing();
  }
}

const one = (object: object | undefined): Answer =>
  object ? { status: 200, json: object } : missing();
const missing = () => refused(404, 'invalid_request_error', 'resource_missing', 'No such thing.');

function refused(status: number, type: string, code: string, message: string): Answer {
  return { status, json: { error: { type, code, message } } };
}

/** Newest first, a page at a time. */
function list<T extends Listed>(
  map: ReadonlyMap<string, T>,
  form: Form,
  filters: readonly string[],
  shown: (each: T) => object = (each) => each,
): Answer {
  const since = Number(textOf(form, 'created', 'gte') ?? 0);
  const found = [...map.values()].reverse().filter(
    (each) =>
      each.created >= since &&
      filters.every((name) => {
        const wanted = textOf(form, name);
        return wanted === undefined || (each as Record<string, unknown>)[name] === wanted;
      }),
  );
  const after = textOf(form, 'starting_after');
  const from = after ? found.findIndex((each) => each.id === after) + 1 : 0;
  const limit = Number(textOf(form, 'limit') ?? 10);
  const data = found.slice(from, from + limit).map(shown);
  return {
    status: 200,
    json: { object: 'list', data, has_more: from + limit < found.length, url: '/v1' },
  };
}

function makeCustomer(ledger: StripeLedger, form: Form): Answer {
  const customer = {
    id: ledger.id('cus'),
    object: 'customer' as const,
    created: ledger.now(),
    email: textOf(form, 'email') ?? '',
    metadata: labelsOf(form.metadata),
    balance: 0,
  };
  ledger.customers.set(customer.id, customer);
  return one(customer);
}

const taken = () =>
  refused(400, 'invalid_request_error', 'resource_already_exists', 'It exists already.');

function makeProduct(ledger: StripeLedger, form: Form): Answer {
  const id = textOf(form, 'id') ?? '';
  if (ledger.products.has(id)) return taken();
  ledger.products.add(id);
  return one({ id, object: 'product' });
}

function makeCoupon(ledger: StripeLedger, form: Form): Answer {
  const id = textOf(form, 'id') ?? '';
  if (ledger.coupons.has(id)) return taken();
  ledger.coupons.set(id, Number(textOf(form, 'amount_off')));
  return one({ id, object: 'coupon' });
}

function listPrices(ledger: StripeLedger, form: Form): Answer {
  const wanted = textOf(form, 'lookup_keys', '0');
  const data = [...ledger.prices.values()].filter((each) => each.lookup_key === wanted);
  return { status: 200, json: { object: 'list', data, has_more: false, url: '/v1/prices' } };
}

function makePrice(ledger: StripeLedger, form: Form): Answer {
  const price: StripePrice = {
    id: ledger.id('price'),
    object: 'price',
    created: ledger.now(),
    unit_amount: Number(textOf(form, 'unit_amount')),
    currency: textOf(form, 'currency') ?? '',
    product: textOf(form, 'product') ?? '',
    lookup_key: textOf(form, 'lookup_key') ?? null,
    recurring: { interval: textOf(form, 'recurring', 'interval') ?? '' },
  };
  ledger.prices.set(price.id, price);
  return one(price);
}

function makeSession(ledger: StripeLedger, url: string, form: Form): Answer {
  const id = ledger.id('cs');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    created: ledger.now(),
    customer: textOf(form, 'customer') ?? '',
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    url: `${url}/pay/${id}`,
    success_url: textOf(form, 'success_url') ?? '',
    cancel_url: textOf(form, 'cancel_url') ?? '',
    metadata: labelsOf(form.metadata),
    price: textOf(form, 'line_items', '0', 'price') ?? '',
    coupon: textOf(form, 'discounts', '0', 'coupon'),
    subscriptionMetadata: labelsOf((form.subscription_data as Form | undefined)?.metadata),
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
  };
  ledger.sessions.set(id, session);
  return one(session);
}

function expireSession(ledger: StripeLedger, id: string): Answer {
  const session = ledger.sessions.get(id);
  if (session) session.status = 'expired';
  return one(session);
}

function subscriptions(ledger: StripeLedger, method: string, id: string | undefined, form: Form) {
  if (!id) {
    const running = new Map(
      [...ledger.subscriptions].filter(
        ([, { status }]) => status !== 'canceled' || textOf(form, 'status') === 'all',
      ),
    );
    return list(running, form, ['customer']);
  }
  const subscription = ledger.subscriptions.get(id);
  if (subscription && method === 'DELETE') ledger.cancel(id);
  if (subscription && method === 'POST') {
    const price = ledger.prices.get(textOf(form, 'items', '0', 'price') ?? '');
    if (price) ledger.change(id, price);
    const ending = textOf(form, 'cancel_at_period_end');
    if (ending !== undefined && (ending === 'true') !== subscription.cancel_at_period_end) {
      ledger.setEnding(id, ending === 'true');
    }
    Object.assign(subscription.metadata, labelsOf(form.metadata));
  }
  return one(subscription);
}

function preview(ledger: StripeLedger, form: Form): Answer {
  const subscription = ledger.subscriptions.get(textOf(form, 'subscription') ?? '');
  const price = ledger.prices.get(
    textOf(form, 'subscription_details', 'items', '0', 'price') ?? '',
  );
  if (!subscription || !price) return missing();
  const { total } = ledger.totals(ledger.changeLines(subscription, price));
  const { balance = 0 } = ledger.customers.get(subscription.customer) ?? {};
  const due = Math.max(0, total + Math.min(0, balance));
  return one({ object: 'invoice', currency: price.currency, total, amount_due: due });
}
