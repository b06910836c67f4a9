import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema/index.ts';
import type { Invoice } from './invoice.ts';

type NewInvoice = Omit<typeof invoices.$inferInsert, 'year' | 'sequence'>;

/** Any fixed number: whoever issues an invoice holds this lock until their transaction ends. */
const numberingLock = 4_711_002;

/** Issues an invoice under the next number of its year. Call it in a transaction. */
export async function insertInvoice(db: Database, invoice: NewInvoice): Promise<Invoice> {
  await db.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
  const year = invoice.issuedAt.getUTCFullYear();
  const [last] = await db
    .select({ sequence: max(invoices.sequence) })
    .from(invoices)
    .where(eq(invoices.year, year));
  const sequence = (last?.sequence ?? 0) + 1;
  const [row] = await db
    .insert(invoices)
    .values({ ...invoice, year, sequence })
    .returning();
  if (!row) throw new Error('The invoice was not stored.');
  return row;
}

/** A person's invoices, oldest first. */
export async function listInvoices(db: Database, userId: number): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
}
