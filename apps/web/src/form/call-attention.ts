import { shake } from './shake.ts';

const maxFrames = 20;

/** Focuses a control and shakes the field around it. The control may be on a tab that is only now being opened for it. */
export function callAttention(id: string, framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    if (!control) {
      if (framesLeft > 0) callAttention(id, framesLeft - 1);
      return;
    }
    control.focus();
    shake(control.closest('[data-field]') ?? control);
  });
}
