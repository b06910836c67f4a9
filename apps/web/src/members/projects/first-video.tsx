import { Button } from '@mantine/core';
import { fullVideoCategory, kindOfCategory } from '@reelwright/movie';
import { useRef } from 'react';
import { Link } from 'react-router';
import { FilmPlayer } from '../../landing/demo/film-player.tsx';
import { useFilm } from '../../landing/demo/use-film.ts';
import { hasPage } from '../known-pages.ts';
import classes from './first-video.module.css';

/** For somebody who has not made anything yet: what a video looks like, and two ways to begin. */
export function FirstVideo() {
  const stage = useRef<HTMLDivElement>(null);
  const film = useFilm(stage);
  const topTen = kindOfCategory('top-10-video')?.route ?? '';
  return (
    <section className={classes.state}>
      <div className={classes.film} ref={stage} data-playing={film.isPlaying || undefined}>
        <FilmPlayer film={film} />
      </div>
      <h2 className={classes.title}>Make your first video</h2>
      <p className={classes.words}>
        Everything you make is kept here: drafts, videos on their way and finished ones.
      </p>
      <div className={classes.actions}>
        {hasPage(topTen) ? (
          <Button component={Link} to={topTen}>
            Make a Top 10 video
          </Button>
        ) : (
          <Button component={Link} to="/create">
            Choose a kind of video
          </Button>
        )}
        {hasPage(`/${fullVideoCategory}`) && (
          <Button component={Link} to={`/${fullVideoCategory}`} variant="default">
            Start with a blank video
          </Button>
        )}
      </div>
    </section>
  );
}
