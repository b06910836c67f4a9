/** `npm run bench`: prints each benchmark as a ratio to a floor or peer measured in the same run. */
import { cpus } from 'node:os';
import { benchArticleTyping } from './article-typing.ts';
import { benchCalls } from './calls.ts';
import { benchCaptions } from './captions.ts';
import { benchCluster } from './cluster.ts';
import { benchEditor } from './editor.ts';
import type { Figure } from './figure.ts';
import { benchFilm } from './film.ts';
import { benchFilmPictures } from './film-pictures.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFormats } from './formats.ts';
import { benchHostileDoors } from './hostile-doors.ts';
import { benchHostileMember } from './hostile-member.ts';
import { benchHostileWorker } from './hostile-worker.ts';
import { benchKnowledge } from './knowledge.ts';
import { benchLogins } from './logins.ts';
import { benchMakeMovie } from './make-movie.ts';
import { benchNewcomer } from './newcomer.ts';
import { benchPictureSearch } from './picture-search.ts';
import { benchPlayer } from './player.ts';
import { benchPodcastHour } from './podcast-hour.ts';
import { benchProjectList } from './project-list.ts';
import { benchProjectOpen } from './project-open.ts';
import { benchProjectPatch } from './project-patch.ts';
import { benchReadArticle } from './read-article.ts';
import { benchRender } from './render.ts';
import { benchRenderMemory } from './render-memory.ts';
import { benchSpeech } from './speech.ts';
import { benchStage } from './stage.ts';
import { benchStageWorst } from './stage-worst.ts';
import { benchThumbnails } from './thumbnails.ts';
import { benchTranscription } from './transcription.ts';
import { benchTranscriptionHour } from './transcription-hour.ts';
import { benchUpload } from './upload.ts';
import { benchVoices } from './voices.ts';
import { benchWarmStart } from './warm-start.ts';
import { benchWizard } from './wizard.ts';

const benchmarks: Record<string, () => Promise<Figure[]>> = {
  calls: benchCalls,
  logins: benchLogins,
  'project-patch': benchProjectPatch,
  'project-list': benchProjectList,
  'project-open': benchProjectOpen,
  'hostile-member': benchHostileMember,
  'hostile-doors': benchHostileDoors,
  'hostile-worker': benchHostileWorker,
  'warm-start': benchWarmStart,
  'first-load': benchFirstLoad,
  'make-movie': benchMakeMovie,
  film: benchFilm,
  render: benchRender,
  'render-memory': benchRenderMemory,
  speech: benchSpeech,
  transcription: benchTranscription,
  'transcription-hour': benchTranscriptionHour,
  'podcast-hour': benchPodcastHour,
  voices: benchVoices,
  stage: benchStage,
  'stage-worst': benchStageWorst,
  captions: benchCaptions,
  formats: benchFormats,
  player: benchPlayer,
  wizard: benchWizard,
  newcomer: benchNewcomer,
  editor: benchEditor,
  'picture-search': benchPictureSearch,
  'film-pictures': benchFilmPictures,
  knowledge: benchKnowledge,
  'read-article': benchReadArticle,
  'article-typing': benchArticleTyping,
  thumbnails: benchThumbnails,
  upload: benchUpload,
  cluster: benchCluster,
};

/** They take a quarter of an hour each, so they are measured only when asked for. */
const long = ['transcription-hour', 'podcast-hour', 'voices'];

const wanted = process.argv.slice(2);
process.stdout.write(`Node ${process.version}, ${cpus().length} cores\n`);
for (const [name, bench] of Object.entries(benchmarks)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue;
  for (const { what, value, goal, met, detail } of await bench()) {
    process.stdout.write(
      `${met ? 'met   ' : 'MISSED'} ${what}: ${value} (goal ${goal}; ${detail})\n`,
    );
  }
}
process.exit(0);
