import { personalData } from '../personal-data/personal-data.ts';
import { invoiceNumber } from './invoice.ts';
import { listInvoices } from './invoice-repository.ts';

export const invoiceData = personalData({
  file: 'invoices.json',
  tables: ['invoices'],
  consequence:
    'Your invoices are kept for the books, as the law requires; nobody can get to them here.',
  rows: async (db, { id }) =>
    (await listInvoices(db, id)).map(({ id: _, userId, year, sequence, ...invoice }) => ({
      number: invoiceNumber({ year, sequence }),
      ...invoice,
    })),
});
