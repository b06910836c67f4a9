/** `npm run jury`: sixteen films to look at. */
import { readJuryArguments } from '../jury/jury-arguments.ts';
import { runJury } from '../jury/run-jury.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, findFile) => {
  const command = readJuryArguments(process.argv.slice(2));
  return runJury({ ...command, out: findFile(command.out) }, setup);
});
