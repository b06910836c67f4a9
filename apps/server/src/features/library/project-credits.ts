/** Whom to thank for what a project is made of: found by the addresses and credits in its document. */
import { articleCredit } from '@reelwright/article';
import { productName } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';

import { z } from 'zod';
import { shippedAssets } from '../../library/shipped-manifest.ts';
import { builtInCredit } from './built-in-credits.ts';

interface ProjectCredit {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly link: string | null;
}

const words = z.string().trim().max(500).catch('');
/** What a search said about a picture or a sentence, as the project keeps it beside it. */
const KeptCredit = z.object({
  title: words,
  author: words,
  licence: words,
  link: words,
});

/** The article that a film tells, as its wizard keeps it. */
const DocumentWithArticle = z.object({
  info: z.object({
    title: words,
    url: words,
    source: z.object({ url: words, site: words, author: words }),
  }),
});

const maxCredits = 500;

/** The address of a page, or none: a document may name a script instead. */
function pageLink(link: string | null): string | null {
  return link && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null;
}

export function creditsOf(document: unknown): ProjectCredit[] {
  const found = new Map<string, ProjectCredit>();
  for (const credit of [...creditOfArticle(document), ...findCredits(document)]) {
    if (found.size < maxCredits) found.set(JSON.stringify(Object.values(credit)), credit);
  }
  return [...found.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function creditOfArticle(document: unknown): ProjectCredit[] {
  const parsed = DocumentWithArticle.safeParse(document);
  if (!parsed.success) return [];
  const { title, url, source } = parsed.data.info;
  const credit = articleCredit({ ...source, url: source.url || url });
  if (!credit) return [];
  return [
    { ...credit, title: title ? `Article “${title}”` : 'Article', link: pageLink(credit.link) },
  ];
}

/** As people paste it below their video. */
export function creditText(
  title: string,
  credits: readonly ProjectCredit[],
  madeWith: string = productName,
): string {
  const lines = credits.map(({ title: what, author, licence, link }) =>
    [`${what}: ${author}`, licence, link].filter(Boolean).join(', '),
  );
  return [`Credits for “${title}”`, '', ...lines, `Made with ${madeWith}`].join('\n');
}

function* findCredits(value: unknown): Generator<ProjectCredit> {
  if (typeof value === 'string') {
    const credit = creditOfAddress(value);
    if (credit) yield credit;
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* findCredits(entry);
  } else if (typeof value === 'object' && value !== null) {
    const kept = 'credit' in value ? KeptCredit.safeParse(value.credit) : undefined;
    if (kept?.success && kept.data.author) {
      const title = 'title' in value && typeof value.title === 'string' ? value.title.trim() : '';
      const { title: own, link, ...rest } = kept.data;
      yield { ...rest, title: own || title || 'Picture', link: pageLink(link) };
    }
    for (const entry of Object.values(value)) yield* findCredits(entry);
  }
}

function creditOfAddress(text: string): ProjectCredit | undefined {
  const at = text.indexOf('/library/');
  // A project may name us with or without our web address.
  if (at < 0 || text.length > 4000) return undefined;
  const address = text.slice(at).split(/[?#]/, 1)[0] ?? '';
  const asset = shippedAssets().get(address);
  if (!asset) return builtInCredit(address);
  const { kind, title, author, licence, link = null } = asset;
  return { title: `${capitalize(kind.replaceAll('-', ' '))} “${title}”`, author, licence, link };
}
