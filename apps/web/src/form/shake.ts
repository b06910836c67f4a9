import { prefersReducedMotion } from '../theme/use-reduced-motion.ts';

const shakeMs = 320;
const stepsPx = [0, -6, 5, -4, 2, 0];

/** A small shake of the head, for those who don't mind movement. The message says the same in words. */
export function shake(element: Element): void {
  if (prefersReducedMotion()) return;
  element.animate(
    stepsPx.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: shakeMs, easing: 'ease-out' },
  );
}
