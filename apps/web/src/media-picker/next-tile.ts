/** Where a key leads among tiles in rows; undefined when it leads nowhere. */
export function nextTile(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = index + step;
  return to >= 0 && to < count ? to : undefined;
}
