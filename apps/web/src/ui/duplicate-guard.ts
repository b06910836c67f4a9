/** Lets a message through unless the same one came less than `withinMs` ago. */
export function duplicateGuard(withinMs: number): (message: string, nowMs: number) => boolean {
  const lastShownMs = new Map<string, number>();
  return (message, nowMs) => {
    for (const [kept, shownMs] of lastShownMs) {
      if (nowMs - shownMs >= withinMs) lastShownMs.delete(kept);
    }
    if (lastShownMs.has(message)) return false;
    lastShownMs.set(message, nowMs);
    return true;
  };
}
