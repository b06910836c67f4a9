import { lazy, Suspense } from 'react';
import classes from './sample-frame.module.css';

const SampleFilm = lazy(async () => ({ default: (await import('./sample-film.tsx')).SampleFilm }));

/** The place of the sample film. Its first picture is there with the page; the film is fetched beside it. */
export function SampleFrame() {
  return (
    <section className={classes.frame} aria-label="A sample video" data-mantine-color-scheme="dark">
      <img src="/library/sample/poster.webp" alt="" className={classes.poster} />
      <Suspense>
        <SampleFilm />
      </Suspense>
    </section>
  );
}
