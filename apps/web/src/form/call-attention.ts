import { shake } from './shake.ts';

/**
 * Focuses a control and shakes the field around it. Waits a frame: the control may be on a tab that is only now
 * being opened for it.
 */
export function callAttention(id: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    if (!control) return;
    control.focus();
    shake(control.closest('[data-field]') ?? control);
  });
}
