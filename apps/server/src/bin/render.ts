/** `npm run render -- movie.json video.mp4`: makes a video without server, database or account. */
import { readRenderArguments } from '../encode/command-line/render-arguments.ts';
import { renderFile } from '../encode/command-line/render-file.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, findFile) => {
  const command = readRenderArguments(process.argv.slice(2));
  const files = { movie: findFile(command.movie), out: findFile(command.out) };
  return renderFile({ ...command, ...files }, setup);
});
