import type { BillingPeriod, PaidPlan } from '@reelwright/plans';
import { CodedError } from '../../errors/coded-error.ts';
import type { Account } from '../../http/caller.ts';
import { type SyncParts, syncCustomer } from '../payments/sync-customer.ts';
import { ensureCustomer, findCustomer } from './billing-customer.ts';
import { holdVoucher } from './hold-voucher.ts';

interface Choice {
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
}

interface WantedPlan extends Choice {
  /** The code of a gift. */
  readonly voucher?: string | undefined;
}

/** The page on which somebody pays for a plan they do not have yet. */
export async function startCheckout(
  { db, payments, publicUrl }: SyncParts,
  account: Account,
  { plan, every, voucher }: WantedPlan,
  now: Date,
): Promise<string> {
  const price = payments.prices.find((one) => one.plan === plan && one.every === every);
  if (!price) throw new CodedError('price-unknown');
  const customer = await ensureCustomer(db, payments, account);
  if (customer.state === 'active' || customer.state === 'unpaid') {
    throw new CodedError('plan-running');
  }
  // Gifts are in US dollars, as what affiliates earn is.
  if (voucher && price.currency !== 'USD') throw new CodedError('voucher-invalid');
  return payments.startCheckout({
    customerId: customer.customerId,
    userId: account.id,
    plan,
    every,
    voucher: voucher ? await holdVoucher(db, account.id, voucher, now) : undefined,
    paidAddress: `${publicUrl}/members.html?paid={SESSION}#/billing`,
    backAddress: `${publicUrl}/members.html#/billing?plan=${plan}&every=${every}`,
  });
}

/** Asks what became of somebody's own checkout; that of another is none of their business. */
export async function confirmCheckout(
  parts: SyncParts,
  account: Account,
  session: string,
): Promise<void> {
  const { db, payments } = parts;
  const customer = await findCustomer(db, payments, account.id);
  const paidBy = customer && (await payments.customerOfCheckout(session));
  if (customer && paidBy === customer.customerId) await syncCustomer(parts, customer.customerId);
}

export async function costOfChange(parts: SyncParts, account: Account, choice: Choice) {
  const { customerId, subscriptionId } = await findRunning(parts, account);
  return parts.payments.costOfChange({ ...choice, customerId, subscriptionId });
}

export async function changeSubscription(
  parts: SyncParts,
  account: Account,
  choice: Choice,
): Promise<void> {
  const { customerId, subscriptionId, plan, every } = await findRunning(parts, account);
  if (plan === choice.plan && every === choice.every) return;
  await parts.payments.changePlan({ ...choice, customerId, subscriptionId });
  await syncCustomer(parts, customerId);
}

export async function setEnding(
  parts: SyncParts,
  account: Account,
  isEnding: boolean,
): Promise<void> {
  const { customerId, subscriptionId } = await findRunning(parts, account);
  await parts.payments.setEnding(subscriptionId, isEnding);
  await syncCustomer(parts, customerId);
}

export async function openPortal(
  { db, payments, publicUrl }: SyncParts,
  account: Account,
): Promise<string> {
  const customer = await findCustomer(db, payments, account.id);
  if (!customer) throw new CodedError('no-subscription');
  // Whoever comes back may have changed something there: the page asks again.
  return payments.openPortal(customer.customerId, `${publicUrl}/members.html#/billing?back=1`);
}

/** What changed on the pages of the service, once somebody comes back from them. */
export async function refresh(parts: SyncParts, account: Account): Promise<void> {
  const customer = await findCustomer(parts.db, parts.payments, account.id);
  if (customer) await syncCustomer(parts, customer.customerId);
}

async function findRunning({ db, payments }: SyncParts, account: Account) {
  const customer = await findCustomer(db, payments, account.id);
  const { state, subscriptionId } = customer ?? {};
  if (!customer || !subscriptionId || !state || state === 'ended') {
    throw new CodedError('no-subscription');
  }
  return { ...customer, subscriptionId };
}
