import { formatDay } from '../billing/format-day.ts';
import { invoiceNumber } from '../billing/invoice.ts';
import { listInvoices } from '../billing/invoice-repository.ts';
import { formatMoney } from '../billing/money.ts';
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
      `Since     ${formatDay(account.createdAt)}`,
      `Invoices  ${invoices.length === 0 ? 'none' : ''}`.trimEnd(),
      ...invoices.map(
        (invoice) =>
          `          ${invoiceNumber(invoice)}  ${formatDay(invoice.issuedAt)}  ${formatMoney(invoice)}`,
      ),
    ].join('\n');
  },
};
