import { useEffect, useRef } from 'react';
import classes from './text-layer.module.css';

const blinkMs = 550;

interface CaretProps {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/**
 * Where the next letter goes. A timer lets it blink: with an animation the browser makes sixty frames a second all the
 * time, and a letter waits for its turn.
 */
export function Caret({ left, top, height }: CaretProps) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands still while one types.
  useEffect(() => {
    const caret = element.current;
    if (!caret || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => caret.toggleAttribute('data-off'), blinkMs);
    return () => {
      clearInterval(timer);
      caret.removeAttribute('data-off');
    };
  }, [left, top]);
  return (
    <span
      ref={element}
      className={classes.caret}
      style={{ transform: `translate(${left}px, ${top}px)`, height }}
    />
  );
}
