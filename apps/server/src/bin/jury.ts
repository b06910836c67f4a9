/** `npm run jury`: films of every wizard to look at. */
import { readJuryArguments } from '../jury/jury-arguments.ts';
import { runJury } from '../jury/run-jury.ts';
import { createMovieMakers } from '../make/write-movie.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, findFile, settings) => {
  const command = readJuryArguments(process.argv.slice(2));
  return runJury(
    { ...command, out: findFile(command.out) },
    setup,
    createMovieMakers(settings, setup.fetch),
  );
});
