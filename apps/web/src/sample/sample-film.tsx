import { type ProjectData, posterSeconds } from '@reelwright/movie';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { FetchedThumb } from '../player/fetched-thumb.tsx';
import { Icon } from '../theme/icon.tsx';
import { useReducedMotion } from '../theme/use-reduced-motion.ts';
import { readSample } from './read-sample.ts';
import classes from './sample-frame.module.css';

const SamplePlayer = lazy(async () => ({
  default: (await import('./sample-player.tsx')).SamplePlayer,
}));

/** The sample movie, drawn live: silently while it is in sight, with sound once somebody asks for it. */
export function SampleFilm() {
  const movie = useSample();
  const isStill = useReducedMotion();
  const [isPlayed, setPlayed] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const { isInSight, wasSeen } = useInSight(screen);
  return (
    <div className={classes.screen} ref={screen}>
      {movie && isPlayed && (
        <Suspense>
          <SamplePlayer movie={movie} />
        </Suspense>
      )}
      {movie && !isPlayed && (
        <>
          {!isStill && wasSeen && (
            <Suspense>
              <FetchedThumb
                movie={movie}
                stillSeconds={posterSeconds(movie)}
                isPlaying={isInSight}
                label="A sample video, drawn live"
              />
            </Suspense>
          )}
          <button type="button" className={classes.play} onClick={() => setPlayed(true)}>
            <span className={classes.sign}>
              <Icon shape={IconPlayerPlayFilled} />
            </span>
            Play with sound
          </button>
        </>
      )}
    </div>
  );
}

/** The sample once it is there. Without it the poster stays, which is picture enough. */
function useSample(): ProjectData | undefined {
  const [movie, setMovie] = useState<ProjectData>();
  useEffect(() => {
    let isWanted = true;
    readSample().then(
      (sample) => isWanted && setMovie(sample),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return movie;
}

/** A film that nobody can see is not drawn; one that nobody has seen is not even fetched. */
function useInSight(element: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState({ isInSight: false, wasSeen: false });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isInSight = entry?.isIntersecting ?? true;
      setSight(({ wasSeen }) => ({ isInSight, wasSeen: wasSeen || isInSight }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
