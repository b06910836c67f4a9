import { Skeleton } from '@mantine/core';
import type { FilmPreview } from '@reelwright/contract';
import { useEffect, useRef } from 'react';
import classes from './entry-page.module.css';

interface FilmWordsProps {
  readonly film: FilmPreview | undefined;
  readonly isBusy: boolean;
  /** Nobody has tried it yet. */
  readonly isFresh: boolean;
}

/** What a video of the entry would say, slide by slide. */
export function FilmWords({ film, isBusy, isFresh }: FilmWordsProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen it stands below the whole form, where nobody would notice it.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (isBusy && top > window.innerHeight / 2) section.current?.scrollIntoView({ block: 'start' });
  }, [isBusy]);
  return (
    <section
      ref={section}
      className={classes.film}
      aria-label="What a video of it would say"
      aria-live="polite"
    >
      {isBusy && <Skeleton className={classes.filmSkeleton ?? ''} />}
      {!isBusy && film && (
        <>
          <p className={classes.filmKind}>{film.wizard} video</p>
          <h2 className={classes.filmTitle}>{film.title}</h2>
          <ol className={classes.parts}>
            {film.parts.map(({ heading, lines }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a film never change their place
              <li key={at}>
                {heading && <strong>{heading}</strong>}
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
      {!isBusy && !film && (
        <p className={classes.filmHint}>
          {isFresh
            ? 'Press “Try it” to read what a video of this entry would say. That doesn’t save anything.'
            : 'There isn’t enough in it for a video yet.'}
        </p>
      )}
    </section>
  );
}
