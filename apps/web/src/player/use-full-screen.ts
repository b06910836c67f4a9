import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      // Browsers refuse it where the person did not just press something; nothing is lost then.
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      change?.catch(() => {});
    },
  };
}
