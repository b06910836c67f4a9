/** `node apps/server/src/bin/make-sample.ts`: makes the sample film in library/sample anew. Look at it, then commit it. */
import { makeSample } from '../make/make-sample.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup) => makeSample(setup));
