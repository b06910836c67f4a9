import type { invoices } from '../../db/schema/index.ts';

/** One invoice, as it was issued. */
export type Invoice = typeof invoices.$inferSelect;

/** `RW-2026-0042`. */
export function invoiceNumber({ year, sequence }: Pick<Invoice, 'year' | 'sequence'>): string {
  return `RW-${year}-${String(sequence).padStart(4, '0')}`;
}
