/** What Space presses, for whoever works without a mouse. */
const pressed =
  'button, a, summary, input, [role="button"], [role="tab"], [role="switch"], [role="option"]';

let byKeys: EventTarget | null = null;
let isTabbing = false;
globalThis.addEventListener?.(
  'keydown',
  ({ key }) => {
    isTabbing = key === 'Tab';
  },
  { capture: true },
);
globalThis.addEventListener?.(
  'pointerdown',
  () => {
    isTabbing = false;
    byKeys = null;
  },
  { capture: true },
);
globalThis.addEventListener?.(
  'focusin',
  ({ target }) => {
    byKeys = isTabbing ? target : null;
  },
  { capture: true },
);

/** Whether somebody came to this control with the keyboard: Space then presses it. What was clicked was pressed already. */
export function isReachedByKeys(target: EventTarget | null): boolean {
  return target === byKeys && target instanceof Element && target.matches(pressed);
}
