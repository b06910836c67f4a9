import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { AnswerCard } from './answer-card.tsx';
import { Caption } from './caption.tsx';
import classes from './demo.module.css';
import { SceneView } from './scene-view.tsx';
import { scenes } from './scenes.ts';
import { useFilm } from './use-film.ts';
import { VoiceCard } from './voice-card.tsx';

/** The product at work, drawn live: an answer on the left becomes a video on the stage. */
export function Demo() {
  const stage = useRef<HTMLDivElement>(null);
  const film = useFilm(stage);
  const scene = scenes[film.index];
  if (!scene) return null;
  return (
    <div className={classes.demo} ref={stage} data-playing={film.isPlaying || undefined}>
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
      <AnswerCard />
      <VoiceCard isSpeaking={film.isPlaying} />
    </div>
  );
}
