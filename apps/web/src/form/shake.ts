import { prefersReducedMotion } from '../theme/use-reduced-motion.ts';

const SHAKE_MS = 320;
const STEPS_PX = [0, -6, 5, -4, 2, 0];

/** A small shake of the head, for those who don't mind movement. The message says the same in words. */
export function shake(element: Element): void {
  if (prefersReducedMotion()) return;
  element.animate(
    STEPS_PX.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: SHAKE_MS, easing: 'ease-out' },
  );
}
