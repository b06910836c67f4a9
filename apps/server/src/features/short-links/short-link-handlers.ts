import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { ownerOf } from '../guest-work/owner-of.ts';
import { followLink } from './short-link-repository.ts';
import { shorten } from './short-link-service.ts';

export function createShortLinkHandlers(
  db: Database,
  publicUrl: string,
): FeatureHandlers<'shorten' | 'shortLink'> {
  return {
    shorten: async ({ body, caller }) => {
      const person = await caller();
      const isMember = person.kind === 'member';
      const code = await shorten(db, {
        url: body.url,
        keyword: body.keyword,
        publicUrl,
        owner: ownerOf(person),
        plan: isMember ? { ...person, guest: false } : { plan: null, planUntil: null, guest: true },
      });
      return { url: `${publicUrl}/s/${code}` };
    },
    // There is no page at that address, so whoever follows a link that is gone reads our page for that.
    shortLink: async ({ params }) => (await followLink(db, params.code)) ?? '/link-not-found',
  };
}
