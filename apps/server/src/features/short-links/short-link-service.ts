import { randomInt } from 'node:crypto';
import { formatLimit, limitTable, planOf } from '@reelwright/plans';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Owner } from '../guest-work/owner-of.ts';
import { countLinks, findLink, holdLinksOf, insertLink } from './short-link-repository.ts';

/** Without letters and digits that look alike: people read these off a screen. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLetters = 7;
const maxUrlLetters = 2000;

interface LinkRequest {
  readonly url: string;
  readonly keyword: string;
  readonly owner: Owner;
  readonly plan: Parameters<typeof planOf>[0];
  /** The address of this installation: a link to a link would lead in circles. */
  readonly publicUrl: string;
}

/** The code of a link to that address; the same address has one link per owner. */
export async function shorten(db: Database, request: LinkRequest): Promise<string> {
  const url = webAddressOf(request.url, request.publicUrl);
  // One after the other for each owner: whoever asks many times at once gets no more than the plan allows, and one
  // link for one address.
  return db.transaction(async (transaction) => {
    await holdLinksOf(transaction, request.owner);
    return (await findLink(transaction, request.owner, url)) ?? addLink(transaction, request, url);
  });
}

async function addLink(db: Database, request: LinkRequest, url: string): Promise<string> {
  const { tier, limits } = planOf(request.plan, new Date());
  if (
    limits.maxShortLinks !== null &&
    (await countLinks(db, request.owner)) >= limits.maxShortLinks
  ) {
    throw new CodedError('short-links-full', {
      limit: formatLimit(limitTable.maxShortLinks, tier),
    });
  }
  for (;;) {
    const code = newCode();
    if (await insertLink(db, request.owner, { code, url, keyword: request.keyword })) return code;
  }
}

function newCode(): string {
  return Array.from({ length: codeLetters }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** People leave the scheme out. Anything but the web (javascript:, data:, mail) is no target. */
function webAddressOf(text: string, publicUrl: string): string {
  const given = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(given);
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
  if (!isWeb || url.href.length > maxUrlLetters || url.username !== '' || url.password !== '') {
    throw new CodedError('address-invalid');
  }
  if (url.origin === new URL(publicUrl).origin && url.pathname.startsWith('/s/')) {
    throw new CodedError('address-not-allowed');
  }
  return url.href;
}
