import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { Caption } from './caption.tsx';
import classes from './demo.module.css';
import { SceneView } from './scene-view.tsx';
import { scenes } from './scenes.ts';
import type { useFilm } from './use-film.ts';

interface FilmPlayerProps {
  readonly film: ReturnType<typeof useFilm>;
}

/** The sample film on its stage. What is around it holds the film (useFilm) and its `--film`. */
export function FilmPlayer({ film }: FilmPlayerProps) {
  const scene = scenes[film.index];
  if (!scene) return null;
  return (
    <section className={classes.player} aria-label="A sample video, drawn live">
      <div className={classes.stage} aria-hidden="true">
        <SceneView key={scene.id} id={scene.id} />
        <Caption text={scene.caption} spokenWords={film.spokenWords} />
      </div>
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.play}
          onClick={film.toggle}
          aria-label={film.isPlaying ? 'Pause the sample' : 'Play the sample'}
        >
          <Icon shape={film.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled} />
        </button>
        <div className={classes.track} aria-hidden="true">
          {scenes.map((slide) => (
            <span
              key={slide.id}
              className={classes.segment}
              style={{ flexGrow: slide.durationSeconds }}
            />
          ))}
          <span className={classes.done} />
        </div>
        <span className={classes.counter} aria-hidden="true">
          Slide {film.index + 1} of {scenes.length}
        </span>
      </div>
    </section>
  );
}
