import { translatedCaptions } from '@reelwright/captions';
import {
  cutText,
  type JsonObject,
  kindOfCategory,
  type ProjectData,
  readProjectData,
} from '@reelwright/movie';
import { filmLanguageOf } from '@reelwright/movie/language';
import {
  crowdedSlides,
  type Translations,
  translatedProject,
  withTranslations,
} from '@reelwright/movie/translation';
import { wizardCalled } from '@reelwright/wizards/list';
import { withFilm } from '@reelwright/wizards/machine';
import type { Database } from '../../db/database.ts';
import type { AskModel } from '../../providers/knowledge/model/ask-model.ts';
import { checkRoomForProject } from '../projects/check-room.ts';
import { packProject, storeProject } from '../projects/create-project.ts';
import { unpackText } from '../projects/pack-text.ts';
import { checkDocument } from '../projects/read-document.ts';
import { targetsIn } from '../stored-files/media-target.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { textsOfFilm } from './texts-of-film.ts';
import { translateTexts } from './translate-texts.ts';
import {
  type TranslationRow,
  translationById,
  updateTranslation,
} from './translation-repository.ts';

interface TranslateParts {
  readonly db: Database;
  readonly ask: AskModel;
}

/** Makes the copy that somebody asked for. Done twice it makes one; a second try goes on where the first one ended. */
export async function translateProject(
  { db, ask }: TranslateParts,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const row = await translationById(db, id);
  if (!row?.document || row.state === 'done') return;
  const source = JSON.parse(await unpackText(row.document));
  const language = filmLanguageOf(row.language)?.name ?? row.language;
  const { texts, unchanged, isGivenUp } = await translateTexts(ask, textsOfFilm(source), {
    language,
    known: row.texts,
    signal,
    onBatch: (done, share) =>
      updateTranslation(db, id, { state: 'running', texts: done, percent: percentOf(share) }),
  });
  if (isGivenUp) return;
  const copy = await copyOf(row, source, texts);
  const crowded = crowdedSlides(source, texts);
  const storeCopy = async (transaction: Database) => {
    const project = await packProject(
      {
        name: cutText(row.title, 200).trim(),
        title: row.title,
        category: row.category,
        thumbnail: row.thumbnail,
      },
      checkDocument(copy),
    );
    const created = await storeProject(transaction, {
      userId: row.userId,
      changeId: id,
      ...project,
    });
    const fields = { state: 'done', percent: 100, document: null, unchanged, crowded } as const;
    const isWanted = await updateTranslation(transaction, id, {
      ...fields,
      ...(created && { copyId: created.id }),
    });
    if (!isWanted) throw new GivenUp();
    if (!created) return;
    await checkRoomForProject(transaction, row.userId);
    await addReferences(transaction, created.id, 'project', new Set(targetsIn(copy)));
  };
  await db.transaction(storeCopy).catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });
}

/** Nobody wants the copy any more: it is not kept. */
class GivenUp extends Error {}

/** The last part is the copy itself. */
const percentOf = (share: number): number => Math.round(share * 98);

/**
 * A wizard's film is made anew of the answers, so that its layouts and our own words are those of the language. It is
 * made from the old slides, by whose marks edits are told from what was made; words of such edits are translated after.
 */
async function copyOf(
  { category, language, voice }: TranslationRow,
  source: JsonObject,
  texts: Translations,
): Promise<JsonObject> {
  const old = readProjectData(source).data;
  const data = withCaptionsOf(
    old,
    translatedProject(source, texts, language, voice ?? undefined),
    texts,
  );
  const wizard = await wizardCalled(kindOfCategory(category)?.wizard)?.load();
  if (!wizard || data.frames.length === 0) return JSON.parse(JSON.stringify(data));
  const { data: film } = withFilm(wizard, { ...data, frames: old.frames });
  const { frames: made = [], ...answers } = JSON.parse(JSON.stringify(film)) as JsonObject;
  return { ...answers, ...withTranslations({ frames: made }, texts) };
}

/** What somebody wrote for captions of the old film stands in the new one, in its language. */
function withCaptionsOf(old: ProjectData, copy: ProjectData, texts: Translations): ProjectData {
  const { captions } = copy;
  if (!captions) return copy;
  return { ...copy, captions: { ...captions, ...translatedCaptions(old, texts) } };
}
