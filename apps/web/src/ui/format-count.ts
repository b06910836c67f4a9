/** '1 slide', '1,200 slides'. */
export function formatCount(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
