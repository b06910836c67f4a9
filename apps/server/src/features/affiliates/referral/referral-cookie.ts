/** Through whom a browser came, as its cookie says it. */
export interface Click {
  readonly affiliateId: number;
  readonly via: 'link' | 'voucher';
  /** What the affiliate calls the place of the link. */
  readonly promotion: string;
  /** The gift they were given. */
  readonly voucher?: string | undefined;
  readonly at: Date;
}

export function writeClick({ affiliateId, via, promotion, voucher, at }: Click): string {
  const parts = [affiliateId, via, Math.floor(at.getTime() / 1000), promotion];
  return [...parts, ...(voucher ? [voucher] : [])].join('.');
}

/** Nothing for what we did not write. Whoever forges one only says that they followed a link. */
export function readClick(cookie: string | undefined): Click | undefined {
  const [, affiliate, via, seconds, promotion = '', voucher] =
    /^(\d{1,15})\.(link|voucher)\.(\d{1,12})\.([a-z\d-]{0,40})(?:\.([A-Z\d-]{1,40}))?$/.exec(
      cookie ?? '',
    ) ?? [];
  if (!affiliate) return undefined;
  return {
    affiliateId: Number(affiliate),
    via: via === 'voucher' ? 'voucher' : 'link',
    promotion,
    voucher,
    // Nobody followed a link tomorrow: it would be the last one for ever.
    at: new Date(Math.min(Number(seconds) * 1000, Date.now())),
  };
}

/** A promotion's name as links carry it. */
export function promotionName(text: unknown): string {
  return typeof text === 'string'
    ? text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40)
    : '';
}
