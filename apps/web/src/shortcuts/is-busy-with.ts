/** A single key means itself to someone who types, and nothing under a dialog. Space presses what has the focus. */
export function isBusyWith(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (event.key === ' ' && target.closest('button, a, summary, [role], input') !== null) ||
      target.closest(
        'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]',
      ) !== null)
  );
}
