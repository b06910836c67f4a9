import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const auditData = personalData({
  file: 'plan-changes.json',
  tables: ['audit_entries'],
  consequence: 'The record of changes to your plan no longer says whose plan it was.',
  rows: (db, { id }) =>
    db
      .select({
        action: auditEntries.action,
        details: auditEntries.details,
        createdAt: auditEntries.createdAt,
      })
      .from(auditEntries)
      .where(eq(auditEntries.userId, id))
      .orderBy(asc(auditEntries.id)),
});
