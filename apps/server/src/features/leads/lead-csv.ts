import { csvOf } from '../../words/csv-of.ts';
import type { LeadRow } from './lead-repository.ts';

/** The addresses of a film, as a table that mail and sales programs read. */
export function leadCsv(leads: readonly LeadRow[]): string {
  return csvOf(leads, [
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['confirmed', ({ confirmedAt }) => confirmedAt?.toISOString() ?? ''],
    ['given', ({ givenAt }) => givenAt.toISOString()],
    ['place', ({ place }) => place],
    ['consent', ({ consent }) => consent],
  ]);
}
