import { useEffect, useRef, useState } from 'react';

/** A pointer on its way across a list stays shorter on each entry. */
const aimedAtMs = 80;

/** Whether somebody points at something on purpose, or has reached it with the keyboard; and is told when it begins. */
export function useAim(onAim?: () => void) {
  const [isAimedAt, setAimedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAimedAt(true);
      onAim?.();
    }, aimedAtMs);
  };
  const go = () => {
    clearTimeout(timer.current);
    setAimedAt(false);
  };
  return {
    isAimedAt,
    handlers: { onMouseEnter: come, onFocus: come, onMouseLeave: go, onBlur: go },
  };
}
