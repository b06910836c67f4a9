import { type PlanName, planNames } from '@reelwright/plans';
import { spendVoucher } from '../affiliates/vouchers.ts';
import { invoiceNumber } from '../billing/invoice.ts';
import { formatMoney, type Money, parseMoney } from '../billing/money.ts';
import type { GivenPlan } from '../plans/better-plan.ts';
import { changePlan } from '../plans/change-plan.ts';
import { type AdminCommand, mistake } from './admin-command.ts';
import { describePlan } from './describe-plan.ts';
import { findPerson } from './find-person.ts';

/** Puts an account on a plan, and issues the invoice when something was paid for it. */
export const planCommand: AdminCommand = {
  usage: `plan <email> <${planNames.join('|')}> [--until 2027-01-31] [--amount 29.00 --currency USD] [--voucher GIFT-…]`,
  about:
    'Puts an account on a plan, through the given day; with an amount it also issues an invoice. A voucher is used up by it: ask for 10 USD less.',
  options: ['until', 'amount', 'currency', 'voucher'],
  async run(db, { words, options }, now) {
    const [email, planText, ...more] = words;
    if (more.length > 0) throw mistake(this, `"${more[0]}" is one word too many.`);
    const account = await findPerson(db, this, email);
    const plan = readPlan(planText);
    const until = readUntil(options.until, now);
    const payment = readPayment(options);
    if (plan === 'free' && (until || payment)) {
      throw mistake(this, 'The free plan has no end and costs nothing: please leave that out.');
    }
    const { voucher } = options;
    if (voucher !== undefined && !payment) {
      throw mistake(this, 'A voucher is for a payment: please give --amount and --currency.');
    }
    const { invoice, now: has } = await db.transaction(async (transaction) => {
      if (voucher !== undefined && !(await spendVoucher(transaction, account.id, voucher, now))) {
        throw mistake(this, `The voucher ${voucher} was used already, or there is none.`);
      }
      return changePlan(transaction, account, { plan, until, payment }, now);
    });
    const { owner } = account;
    const describe = (one: GivenPlan) =>
      describePlan({ plan: one.plan, planUntil: one.until, owner }, now);
    const given = describe({ plan, until: until ?? null });
    return [
      `${account.email} is now on: ${describe(has)}. Before: ${describePlan(account, now)}.`,
      ...(has.plan === plan
        ? []
        : [`They pay for that themselves. What you gave counts when it has ended: ${given}.`]),
      ...(invoice ? [`Invoice ${invoiceNumber(invoice)} over ${formatMoney(invoice)}.`] : []),
    ].join('\n');
  },
};

function readPlan(text: string | undefined): PlanName {
  const plan = planNames.find((name) => name === text);
  if (plan) return plan;
  const plans = planNames.join(', ');
  if (!text) throw mistake(planCommand, `Please say which plan: ${plans}.`);
  throw mistake(planCommand, `There is no plan "${text}". There are: ${plans}.`);
}

/** A plan lasts through its last day, as counted in UTC. */
function readUntil(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const until = new Date(`${text}T23:59:59.999Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(until.getTime());
  // JavaScript reads 2027-02-31 as the third of March.
  if (!isDay || !until.toISOString().startsWith(text)) {
    throw mistake(planCommand, `"${text}" is no date. Please write it like 2027-01-31.`);
  }
  if (until <= now) {
    throw mistake(
      planCommand,
      `${text} is in the past. To end a plan now, put the account on the free plan.`,
    );
  }
  return until;
}

function readPayment(options: Readonly<Record<string, string | undefined>>): Money | undefined {
  const { amount, currency } = options;
  if (amount === undefined && currency === undefined) return undefined;
  if (amount === undefined || currency === undefined) {
    throw mistake(planCommand, 'An invoice needs both --amount and --currency.');
  }
  const money = parseMoney(amount, currency);
  if ('problem' in money) throw mistake(planCommand, money.problem);
  return money;
}
