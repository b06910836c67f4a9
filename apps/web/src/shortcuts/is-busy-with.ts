const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
const pressed = 'button, a, summary, [role], input';
const above = '[role="dialog"], [role="menu"], [role="listbox"]';

/** A single key means itself to someone who types, and nothing under a dialog or in a menu. Space presses what has the focus. */
export function isBusyWith(event: Event): boolean {
  const isSpace = event instanceof KeyboardEvent && event.key === ' ';
  return isTypingIn(event) || (isSpace && isInside(event, pressed));
}

/** Where every key means a letter, or belongs to what is open above the page. */
export function isTypingIn(event: Event): boolean {
  const { target } = event;
  const isEditable = target instanceof HTMLElement && target.isContentEditable;
  return isEditable || isInside(event, typed) || isInside(event, above);
}

/** Also when it was taken off the page by what the key did first: a menu that Escape has closed, say. */
function isInside(event: Event, selector: string): boolean {
  const path = event.composedPath();
  const around = path.length > 0 ? path : [event.target];
  return around.some((each) => each instanceof Element && each.matches(selector));
}
