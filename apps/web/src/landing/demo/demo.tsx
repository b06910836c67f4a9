import { useRef } from 'react';
import { AnswerCard } from './answer-card.tsx';
import classes from './demo.module.css';
import { FilmPlayer } from './film-player.tsx';
import { useFilm } from './use-film.ts';
import { VoiceCard } from './voice-card.tsx';

/** The product at work, drawn live: an answer on the left becomes a video on the stage. */
export function Demo() {
  const stage = useRef<HTMLDivElement>(null);
  const film = useFilm(stage);
  return (
    <div className={classes.demo} ref={stage} data-playing={film.isPlaying || undefined}>
      <FilmPlayer film={film} />
      <AnswerCard />
      <VoiceCard isSpeaking={film.isPlaying} />
    </div>
  );
}
