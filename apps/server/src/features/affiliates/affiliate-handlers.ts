import { Readable } from 'node:stream';
import { affiliateTerms, type Looks, usernameProblem } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { CookieJar } from '../../http/cookies.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { findAffiliate, renameAffiliate, saveAffiliateSettings } from './affiliate-repository.ts';
import { readAffiliateSettings } from './affiliate-settings.ts';
import { affiliateGraph } from './dashboard/affiliate-graph.ts';
import { affiliateInfo } from './dashboard/affiliate-info.ts';
import { joinAffiliates } from './join.ts';
import { readPartnerPage } from './partner-page/read-partner-page.ts';
import { giftsFor } from './referral/gifts-for.ts';

type AffiliateCalls =
  | 'affiliateJoin'
  | 'affiliateInfo'
  | 'affiliateGraph'
  | 'affiliateSettings'
  | 'affiliateSettingsUpdate'
  | 'affiliateUsername'
  | 'affiliateGifts'
  | 'partnerPage';

interface AffiliateParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly looks: () => Looks;
}

export function createAffiliateHandlers({
  db,
  publicUrl,
  dataDir,
  looks,
}: AffiliateParts): FeatureHandlers<AffiliateCalls> {
  /** What they buy from here themselves is recognised by it. */
  const markBrowser = (cookies: CookieJar, id: number) =>
    cookies.set('affiliate', String(id), affiliateTerms.cookieDays * 86_400);
  return {
    affiliateJoin: async ({ caller, cookies }) => {
      const member = await caller();
      await joinAffiliates(db, member);
      markBrowser(cookies, member.id);
      return affiliateInfo(db, member, publicUrl, new Date());
    },
    affiliateInfo: async ({ caller, cookies }) => {
      const member = await caller();
      markBrowser(cookies, member.id);
      return affiliateInfo(db, member, publicUrl, new Date());
    },
    affiliateGraph: async ({ caller, params, query }) => {
      const { id } = await caller();
      return affiliateGraph(db, id, params.graph, query.days, new Date());
    },
    affiliateSettings: async ({ caller }) => {
      const affiliate = await findAffiliate(db, (await caller()).id);
      return affiliate?.settings ?? readAffiliateSettings({});
    },
    affiliateSettingsUpdate: async ({ caller, body }) => {
      await saveAffiliateSettings(db, (await caller()).id, body.settings);
      return { type: 'msg', msg: 'Settings saved' };
    },
    affiliateUsername: async ({ caller, body: { username } }) => {
      const problem = usernameProblem(username);
      if (problem) throw new CodedError('username-refused', { problem });
      const member = await caller();
      if (!(await renameAffiliate(db, member.id, username))) throw new CodedError('username-taken');
      return affiliateInfo(db, member, publicUrl, new Date());
    },
    affiliateGifts: async ({ caller }) => giftsFor(db, await caller()),
    partnerPage: async ({ header }) => {
      // Somebody typed the address: the page is part of the affiliates' own.
      const isTyped = header('sec-fetch-dest') === 'document';
      const html = await readPartnerPage(dataDir, looks());
      return {
        status: isTyped ? 303 : 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          ...(isTyped && { location: '/affiliates' }),
        },
        body: Readable.from([html]),
      };
    },
  };
}
