import type { CaretPlace, PlacedText } from '@reelwright/stage';
import { type RefObject, useLayoutEffect } from 'react';
import classes from './text-layer.module.css';

const blinkMs = 550;

/** When the caret was last put somewhere: it stands still while one types. */
let placedAt = 0;

interface CaretProps {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly text: PlacedText;
  readonly place: CaretPlace;
  readonly scale: number;
}

/**
 * Where the next letter goes. A timer lets it blink: with an animation the browser makes sixty frames a second all the
 * time, and a letter waits for its turn.
 */
export function Caret({ ref, text, place, scale }: CaretProps) {
  useLayoutEffect(() => {
    // It never runs. Chromium moves a layer by itself only where an animation may move it; where a script does, it puts
    // all layers of the page together anew, which takes as long as drawing the letter.
    const still = { transform: ['translateX(0)', 'translateX(0)'] };
    ref.current?.animate(still, { duration: 1000, composite: 'add' }).pause();
  }, [ref]);
  useLayoutEffect(() => {
    const caret = ref.current;
    if (!caret) return;
    placeCaret(caret, text, place, scale);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (performance.now() - placedAt >= blinkMs) caret.toggleAttribute('data-off');
    }, blinkMs);
    return () => clearInterval(timer);
  }, [ref, text, place, scale]);
  return <span ref={ref} className={classes.caret} />;
}

/** At once, before the component hears of it: a letter is shown before anything else knows that it was typed. */
export function placeCaret(
  caret: HTMLElement,
  text: PlacedText,
  { x, topPx, heightPx }: CaretPlace,
  scale: number,
): void {
  caret.style.transform = `translate(${(text.x + x) * scale}px, ${(text.y + topPx) * scale}px)`;
  caret.style.height = `${heightPx * scale}px`;
  caret.removeAttribute('data-off');
  placedAt = performance.now();
}
