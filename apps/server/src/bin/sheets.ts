/** `npm run sheets -- --out FOLDER`: contact sheets of themes and layouts. */
import { makeSheets, readSheetArguments } from '../make/sheets/make-sheets.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand(({ warn }, findFile) =>
  makeSheets(readSheetArguments(process.argv.slice(2), findFile), warn),
);
