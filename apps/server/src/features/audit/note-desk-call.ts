import { type CallName, calls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { insertAuditEntry } from './audit-repository.ts';

/** Noted in the transaction that changes something, with what was changed. */
const notedByThemselves: readonly CallName[] = [
  'connectionSave',
  'connectionRemove',
  'looksSave',
  'personChange',
  'personDelete',
  'personInvite',
  'personVisit',
  'supportAnswer',
];

/** They say what would be, and keep nothing. */
const withoutChange: readonly CallName[] = ['ownEntryCheck', 'ownEntryTry', 'lookUpThing'];

/** What of a body says which and how much. Nothing else is kept: keys are typed at the desk too. */
const told = ['id', 'name', 'kind', 'sign_up', 'kept', 'amount', 'paid', 'approve', 'verified'];

const isNoted = (name: CallName): boolean => {
  const { access, method } = calls[name];
  const isOfDesk = access === 'owner' || access === 'admin';
  if (!isOfDesk || method === 'GET') return false;
  return !notedByThemselves.includes(name) && !withoutChange.includes(name);
};

/** Notes that somebody who looks after the installation did something, once it is done. */
export function createNoteDeskCall(db: Database) {
  return async (name: string, caller: Caller | undefined, body: unknown): Promise<void> => {
    if (caller?.kind !== 'member' || !(name in calls) || !isNoted(name as CallName)) return;
    const fields = Object.entries(body && typeof body === 'object' ? body : {});
    const details = Object.fromEntries(
      fields.filter(([field, value]) => told.includes(field) && typeof value !== 'object'),
    );
    await insertAuditEntry(db, {
      action: 'desk-call',
      actorId: caller.id,
      details: { call: name, ...details },
    });
  };
}
