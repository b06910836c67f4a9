import type { Answer } from './answer.ts';
import { Declined, type StripeLedger } from './stripe-ledger.ts';

/** The pages that people see: paying (`/pay/…`) and what customers do by themselves (`/portal/…`). */
export function answerPages(ledger: StripeLedger, method: string, path: string): Answer {
  const [, page, id = '', action] = path.split('/');
  if (page === 'pay') return payPage(ledger, method, id, action);
  if (page === 'portal') return portalPage(ledger, method, id, action);
  return { status: 404, html: 'Nothing is here.' };
}

function payPage(
  ledger: StripeLedger,
  method: string,
  id: string,
  action: string | undefined,
): Answer {
  const session = ledger.sessions.get(id);
  if (session?.status !== 'open') return { status: 404, html: 'This page is closed.' };
  const price = ledger.prices.get(session.price);
  const form = (words: string) => ({
    status: 200,
    html: frame(
      'Pay',
      `<p>${price?.product}: ${(price?.unit_amount ?? 0) / 100} ${price?.currency} each ${price?.recurring.interval}</p>
       <p role="alert">${words}</p>
       <form method="post" action="/pay/${id}/pay"><button>Pay</button></form>
       <form method="post" action="/pay/${id}/decline"><button>Decline</button></form>
       <a href="${escapeText(session.cancel_url)}">Back</a>`,
    ),
  });
  if (method !== 'POST') return form('');
  const wasDeclined = ledger.isCardDeclined;
  ledger.isCardDeclined = wasDeclined || action === 'decline';
  try {
    ledger.pay(id);
    return { status: 303, location: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) };
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return form('Your card was declined.');
  } finally {
    ledger.isCardDeclined = wasDeclined;
  }
}

/** Customer and way back are in its name: `cus_1~https%3A…`. */
function portalPage(
  ledger: StripeLedger,
  method: string,
  id: string,
  action: string | undefined,
): Answer {
  const [customer, back = ''] = decodeURIComponent(id).split('~');
  const subscription = [...ledger.subscriptions.values()].findLast(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
  if (method === 'POST' && subscription && action === 'cancel') {
    ledger.setEnding(subscription.id, true);
  }
  if (method === 'POST' && action === 'card') {
    ledger.isCardDeclined = false;
    if (subscription?.status === 'past_due') ledger.retry(subscription.id);
  }
  return {
    status: 200,
    html: frame(
      'Your billing',
      `<form method="post" action="/portal/${encodeURIComponent(id)}/card"><button>Update card</button></form>
       <form method="post" action="/portal/${encodeURIComponent(id)}/cancel"><button>Cancel plan</button></form>
       <a href="${escapeText(decodeURIComponent(back))}">Back</a>`,
    ),
  };
}

const frame = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
