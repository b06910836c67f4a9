import {
  formatLimit,
  type Limit,
  limitTable,
  type Tier,
  tiers,
  tierTitles,
} from '@reelwright/plans';

/**
 * Puts the figures of the plans into a text, so that no page can say another one: `{{free
 * maxArticleLines}}` is '35 lines', `{{all limits}}` the whole table.
 */
export function fillInLimits(text: string): string {
  return text.replace(/\{\{(\w+) (\w+)\}\}/g, (whole, tier: string, name: string) => {
    if (tier === 'all' && name === 'limits') return limitsAsMarkdown();
    const limit = Object.entries<Limit>(limitTable).find(([known]) => known === name)?.[1];
    if (!limit || !isTier(tier)) throw new Error(`There is no such limit: ${whole}`);
    return formatLimit(limit, tier);
  });
}

function limitsAsMarkdown(): string {
  const head = ['', ...tiers.map((tier) => tierTitles[tier])];
  const rows = Object.values<Limit>(limitTable).map((limit) => [
    limit.words,
    ...tiers.map((tier) => formatLimit(limit, tier)),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function isTier(word: string): word is Tier {
  return tiers.some((tier) => tier === word);
}
