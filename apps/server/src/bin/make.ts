/** `npm run make -- listicle --keyword coffee --out coffee.mp4`: a film from a keyword. */
import { readMakeArguments } from '../make/make-arguments.ts';
import { makeFilm } from '../make/make-film.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, findFile) => {
  const command = readMakeArguments(process.argv.slice(2));
  return makeFilm({ ...command, out: findFile(command.out) }, setup);
});
