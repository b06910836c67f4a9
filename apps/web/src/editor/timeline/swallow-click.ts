/** The click that follows is the end of the drag, not a choice. */
export function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 100);
}
