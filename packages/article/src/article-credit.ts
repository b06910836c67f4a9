/** Where an article was read, as far as that is known. */
interface Origin {
  readonly url?: string | undefined;
  readonly site?: string | undefined;
  readonly author?: string | undefined;
}

/** Whom to thank for an article, as it is kept for photos and sentences of others. */
interface ArticleCredit {
  readonly author: string;
  /** Pages rarely tell it. */
  readonly licence: string;
  /** Empty where it was no page. */
  readonly link: string;
}

/** The name that articles of our own carry. */
const ours = 'Reelwright';

/** Undefined for what comes along, and for a text that nobody signed: there is nobody to name. */
export function articleCredit({
  url = '',
  site = '',
  author = '',
}: Origin): ArticleCredit | undefined {
  if (site.trim() === ours) return undefined;
  const link = url.trim();
  const names = [author.trim(), site.trim() || siteOf(link)].filter(Boolean);
  return names.length > 0 ? { author: names.join(', '), licence: '', link } : undefined;
}

/** What people call the site of an address: 'tea.example'. A machine's number or nickname on a network is no name. */
export function siteOf(address: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#[\]]+)/i.exec(address)?.[1] ?? '';
  return /\.\p{L}[^.]*$/u.test(host) ? host : '';
}
