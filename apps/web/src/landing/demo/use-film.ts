import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { momentAt, sceneStart } from './moment-at.ts';
import { filmSeconds, scenes } from './scenes.ts';

/** Where the film rests for people who asked for stillness: a slide with everything on it. */
const STILL_SCENE = 1;

/** Plays the film on an endless loop while it is in sight. `progress` goes straight to CSS, not through React. */
export function useFilm(stage: RefObject<HTMLElement | null>) {
  const isStill = useReducedMotion();
  const [isPlaying, setPlaying] = useState(!isStill);
  const seconds = useRef(isStill ? sceneStart(scenes, STILL_SCENE) + 3 : 0);
  const [moment, setMoment] = useState(() => momentAt(scenes, seconds.current));

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const show = () => {
      element.style.setProperty('--film', `${(100 * seconds.current) / filmSeconds}%`);
      const now = momentAt(scenes, seconds.current);
      setMoment((was) =>
        was.index === now.index && was.spokenWords === now.spokenWords ? was : now,
      );
    };
    show();
    if (!isPlaying) return;

    let isInSight = true;
    const sight = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? true;
    });
    sight.observe(element);
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function tick(nowMs) {
      // A tab that was away for long goes on where it was, not where it would be.
      if (isInSight) seconds.current += Math.min(nowMs - lastMs, 100) / 1000;
      lastMs = nowMs;
      seconds.current %= filmSeconds;
      show();
      frame = requestAnimationFrame(tick);
    });
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isPlaying, stage]);

  return {
    ...moment,
    isPlaying,
    toggle: () => setPlaying((was) => !was),
    seek: (index: number) => {
      seconds.current = sceneStart(scenes, index);
      setMoment(momentAt(scenes, seconds.current));
    },
  };
}
