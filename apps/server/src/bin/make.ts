/** `npm run make -- listicle --keyword coffee --out coffee.mp4`: a film from a keyword; so do the other wizards. */
import { createGuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { readMakeArguments } from '../make/make-arguments.ts';
import { makeFilm } from '../make/make-film.ts';
import { createMovieMakers } from '../make/write-movie.ts';
import { runVideoCommand } from './run-video-command.ts';

await runVideoCommand((setup, findFile, settings) => {
  const command = readMakeArguments(process.argv.slice(2));
  const answers = command.answers && findFile(command.answers);
  const article =
    command.article?.kind === 'file'
      ? { ...command.article, file: findFile(command.article.file) }
      : command.article;
  // Whoever runs this chose the address themselves: it may stand on their own network.
  const fetch =
    article?.kind === 'link' && URL.canParse(article.url)
      ? createGuardedFetch({ allowOrigin: new URL(article.url).origin })
      : setup.fetch;
  return makeFilm(
    { ...command, answers, article, out: findFile(command.out) },
    setup,
    createMovieMakers(settings, fetch),
  );
}, 'Stopped. Run the same command again, and it goes on from here.');
