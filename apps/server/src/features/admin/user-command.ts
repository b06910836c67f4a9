import { dayWords } from '../billing/day-words.ts';
import { invoiceNumber } from '../billing/invoice.ts';
import { listInvoices } from '../billing/invoice-repository.ts';
import { moneyWords } from '../billing/money.ts';
import type { AdminCommand } from './admin-command.ts';
import { describePlan } from './describe-plan.ts';
import { findPerson } from './find-person.ts';

/** Shows what there is to know about an account. */
export const userCommand: AdminCommand = {
  usage: 'user <email>',
  about: 'Shows an account: its plan, whether its email is verified, its invoices.',
  options: [],
  async run(db, { words: [email] }, now) {
    const account = await findPerson(db, this, email);
    const invoices = await listInvoices(db, account.id);
    return [
      `Email     ${account.email}${account.verified ? '' : ' (not verified)'}`,
      `Name      ${account.name || '-'}`,
      `Plan      ${describePlan(account, now)}`,
      `Since     ${dayWords(account.createdAt)}`,
      `Invoices  ${invoices.length === 0 ? 'none' : ''}`.trimEnd(),
      ...invoices.map(
        (invoice) =>
          `          ${invoiceNumber(invoice)}  ${dayWords(invoice.issuedAt)}  ${moneyWords(invoice)}`,
      ),
    ].join('\n');
  },
};
