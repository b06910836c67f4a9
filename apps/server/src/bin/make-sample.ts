/** `node apps/server/src/bin/make-sample.ts`: makes the sample film in library/sample anew. Look at it, then commit it. */
import { makeSample } from '../make/make-sample.ts';
import { createMovieMakers } from '../make/write-movie.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, _, settings) =>
  makeSample(setup, createMovieMakers(settings, setup.fetch)),
);
