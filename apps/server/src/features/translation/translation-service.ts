import { cutText } from '@reelwright/movie';
import { filmLanguageOf, type LanguageCode, primaryLanguage } from '@reelwright/movie/language';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { MayAsk } from '../../providers/knowledge/carefully.ts';
import type { TextToSpeech } from '../../providers/text-to-speech/text-to-speech-port.ts';
import { unpackText } from '../projects/pack-text.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { findProject } from '../projects/project-repository.ts';
import { textsOfFilm } from './texts-of-film.ts';
import { translateJob } from './translate-job.ts';
import { batchesOf } from './translate-texts.ts';
import {
  countUnderWay,
  deleteTranslation,
  insertTranslation,
  latestTranslation,
  type TranslationRow,
} from './translation-repository.ts';

interface ServiceParts extends Pick<ProjectParts, 'db' | 'documents'> {
  readonly queue: Queue;
  readonly speech: TextToSpeech;
  /** Whether there is a model to ask. */
  readonly hasModel: boolean;
  readonly mayAsk: MayAsk;
}

export const maxTranslationsUnderWay = 2;

/** Copies of members' projects in other languages. */
export class TranslationService {
  readonly #parts: ServiceParts;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  latest(member: Member, projectId: number): Promise<TranslationRow | undefined> {
    return latestTranslation(this.#parts.db, member.id, projectId);
  }

  /** Gives it up: whoever works on it finds its row gone. */
  async cancel(member: Member, id: string): Promise<void> {
    await deleteTranslation(this.#parts.db, member.id, id);
  }

  async begin(member: Member, projectId: number, language: LanguageCode): Promise<TranslationRow> {
    const { db, queue, documents, hasModel } = this.#parts;
    if (!hasModel) throw new CodedError('translation-unavailable');
    const { row, document } = await db.transaction(
      async (transaction) => {
        const found = await findProject(transaction, member.id, projectId);
        if (!found) throw new CodedError('not-found');
        return { row: found, document: await documents.wholeCurrent(transaction, found) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (!document) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
    if ((await countUnderWay(db, member.id)) >= maxTranslationsUnderWay) {
      throw new CodedError('translation-busy');
    }
    await this.#takeShare(member, await unpackText(document.packed));
    const title = `${row.title || row.name} (${filmLanguageOf(language)?.name})`;
    const voice = await this.#voiceIn(language);
    return db.transaction(async (transaction) => {
      const translation = await insertTranslation(transaction, {
        userId: member.id,
        projectId,
        language,
        title: cutText(title, 500),
        category: row.category,
        thumbnail: row.thumbnail,
        voice,
        document: document.packed,
      });
      await queue.enqueue(transaction, translateJob, { translationId: translation.id });
      return translation;
    });
  }

  /** Every batch is a question to the model, and everybody has so many a day. */
  async #takeShare({ id }: Member, text: string): Promise<void> {
    for (const _ of batchesOf(textsOfFilm(JSON.parse(text)))) {
      if (!(await this.#parts.mayAsk(`member-${id}`))) throw new CodedError('translation-quota');
    }
  }

  /** The first voice that speaks it; none where there is none, or they cannot be asked now. */
  async #voiceIn(language: string) {
    const voices = await this.#parts.speech.voices().catch(() => []);
    const voice = voices.find(
      ({ languageCode, speaksAll }) => speaksAll || primaryLanguage(languageCode) === language,
    );
    return voice && { lang: voice.languageCode, voice: voice.name };
  }
}
