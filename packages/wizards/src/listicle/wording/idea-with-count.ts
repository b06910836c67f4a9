/** How many the list really has: an idea is often chosen before the items are. */
export function ideaWithCount(idea: string, count: number): string {
  return idea.replace(
    /^((?:the\s+)?(?:top\s+)?)(\d{1,2})\b/i,
    (_, before: string) => `${before}${count}`,
  );
}
