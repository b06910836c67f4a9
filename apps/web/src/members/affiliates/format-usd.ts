const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,200.00`, and `-$5.00` below zero. */
export function formatUsd(dollars: number): string {
  return format.format(dollars);
}
