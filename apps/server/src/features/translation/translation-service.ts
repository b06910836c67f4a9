import { cutText } from '@reelwright/movie';
import { filmLanguageOf, type LanguageCode, primaryLanguage } from '@reelwright/movie/language';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { TextToSpeech } from '../../providers/text-to-speech/text-to-speech-port.ts';
import type { SharedQuestions } from '../knowledge/model-share.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { findProject } from '../projects/project-repository.ts';
import { lockSpeaker } from '../voice/spoken-line-repository.ts';
import { translateJob } from './translate-job.ts';
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
  readonly share: SharedQuestions;
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
    await this.#checkPlace(db, member);
    const { row, document } = await db.transaction(
      async (transaction) => {
        const found = await findProject(transaction, member.id, projectId);
        if (!found) throw new CodedError('not-found');
        return { row: found, document: await documents.wholeCurrent(transaction, found) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (!document) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
    const questions = await documents.questionsToTranslate(document.packed);
    const title = `${row.title || row.name} (${filmLanguageOf(language)?.name})`;
    const voice = await this.#voiceIn(language);
    const store = async (transaction: Database) => {
      // Asked twelve times at one moment, two begin.
      await lockSpeaker(transaction, member.id);
      await this.#checkPlace(transaction, member);
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
      const payload = { translationId: translation.id };
      await queue.enqueue(transaction, translateJob, payload, { person: String(member.id) });
      return translation;
    };
    return this.#withShare(member, questions, () => db.transaction(store));
  }

  async #checkPlace(db: Database, { id }: Member): Promise<void> {
    if ((await countUnderWay(db, id)) >= maxTranslationsUnderWay) {
      throw new CodedError('translation-busy');
    }
  }

  /** Does work that takes so many questions to the model; what is not done takes none. */
  async #withShare<T>({ id }: Member, questions: number, work: () => Promise<T>): Promise<T> {
    const { share } = this.#parts;
    const most = share.perDay;
    if (questions > most) throw new CodedError('translation-too-long', { questions, most });
    const asker = `member-${id}`;
    if (!(await share.takeAll(asker, questions))) throw new CodedError('translation-quota');
    return work().catch(async (error: unknown) => {
      await share.giveBack(asker, questions);
      throw error;
    });
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
