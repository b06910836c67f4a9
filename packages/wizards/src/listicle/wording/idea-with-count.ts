/** How many the list really has: an idea is often chosen before the items are. As it says, while there are none. */
export function ideaWithCount(idea: string, count: number): string {
  if (count === 0) return idea;
  return idea.replace(
    /^((?:the\s+)?(?:top\s+)?)(\d{1,2})\b/i,
    (_, before: string) => `${before}${count}`,
  );
}
