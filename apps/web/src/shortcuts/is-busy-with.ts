/** A single key means itself to someone who types, and nothing under a dialog. Space presses what has the focus. */
export function isBusyWith(event: Event): boolean {
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (event instanceof KeyboardEvent &&
        event.key === ' ' &&
        target.closest('button, a, summary, [role], input') !== null) ||
      target.closest(
        'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]',
      ) !== null)
  );
}
