import { legalSlug, type looksCalls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { readLooks, writeLooks } from './looks-repository.ts';

interface LooksParts {
  readonly db: Database;
  /** What the environment says. */
  readonly settings: Settings;
  /** Lets what was changed count in this process at once. */
  readonly lookAgain: () => Promise<void>;
}

export function createLooksHandlers({
  db,
  settings,
  lookAgain,
}: LooksParts): FeatureHandlers<keyof typeof looksCalls> {
  return {
    looks: async () => ({
      looks: await readLooks(db),
      is_sender_given: settings.given.includes('MAIL_FROM'),
    }),
    looksSave: async ({ body, caller }) => {
      const slugs = body.legal.map(({ title }) => legalSlug(title));
      if (new Set(slugs).size < slugs.length) {
        throw new CodedError('invalid-input', { problem: 'Two pages have the same title.' });
      }
      const { id: actorId } = await caller();
      await db.transaction(async (transaction) => {
        const before = await readLooks(transaction);
        await writeLooks(transaction, body);
        const changed = Object.entries(body)
          .filter(([name, value]) => !isSame(value, before[name as keyof typeof before]))
          .map(([name]) => name);
        await insertAuditEntry(transaction, {
          action: 'looks-changed',
          actorId,
          details: { changed },
        });
      });
      await lookAgain();
      return { type: 'msg', msg: 'Saved. Everybody sees it with the next page they open.' };
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
