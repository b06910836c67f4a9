/** What somebody typed about an offer: what is sold, and what one gets off, in their own words. */
export interface Deal {
  readonly sold: string;
  /** '20% off', 'half price'; undefined where nothing is taken off. */
  readonly deal?: string;
}

const amount = String.raw`(?:up to )?(?:\d{1,2} ?%|[$€£] ?\d+|half)`;
const off = `${amount} (?:off|price|discount)`;
const before = new RegExp(
  `^(?:get |save |take )?(${off})(?: on| for| at| from| in| with)?(?: (?:your|the|all|any|our|every|a|an))?(?: (?:first|next|new))? (.+)$`,
  'i',
);
const after = new RegExp(`^(.+?)[,:]? (?:at |with |for )?(${off})$`, 'i');
const sale = /^(.+) (?:sale|deals|discounts?)$/i;
/** These say when or how something is sold, not what. */
const occasion =
  /^(?:black friday|cyber monday|summer|winter|spring|fall|autumn|holiday|christmas|garage|yard|bake|flash|clearance|new year'?s?)$/i;

/** Nobody sells a "20% off your first yoga class": a yoga class is sold, and 20% is taken off. */
export function readDeal(keyword: string): Deal {
  const typed = keyword.trim();
  const [, ahead, sold] = before.exec(typed) ?? [];
  if (ahead && sold) return { sold, deal: ahead };
  const [, named, behind] = after.exec(typed) ?? [];
  if (named && behind) return { sold: named, deal: behind };
  const [, onSale] = sale.exec(typed) ?? [];
  return { sold: onSale && !occasion.test(onSale) ? onSale : typed };
}
