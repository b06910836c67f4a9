import { storedMediaPath } from '@reelwright/contract';
import { planOf } from '@reelwright/plans';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import type { Queue } from '../../jobs/queue.ts';
import { findStored } from '../stored-files/stored-file-repository.ts';
import { lockSpeaker } from '../voice/spoken-line-repository.ts';
import { transcribeJob } from './transcribe-job.ts';
import {
  countActive,
  deleteTranscription,
  findTranscription,
  insertTranscription,
  secondsTranscribed,
  type TranscriptionRow,
} from './transcription-repository.ts';

export const transcriptionLimits = { hours: 2, waitingPerAccount: 3 };

/** Turns members' sounds into text, within their plan. */
export class TranscriptionService {
  readonly #db: Database;
  readonly #queue: Queue;

  constructor({ db, queue }: { readonly db: Database; readonly queue: Queue }) {
    this.#db = db;
    this.#queue = queue;
  }

  /** How far it is; asked for the first time, it begins. One that failed is told once, and may begin again. */
  async ask(member: Member, address: string): Promise<TranscriptionRow> {
    const fileKey = keyOf(address);
    const known = await findTranscription(this.#db, member.id, fileKey);
    if (known?.state === 'failed') {
      await deleteTranscription(this.#db, known.id);
      throw new CodedError('transcription-failed');
    }
    return known ?? this.#begin(member, fileKey);
  }

  /** Gives it up: whoever works on it finds its row gone. What is done stays. */
  async cancel(member: Member, address: string): Promise<void> {
    const known = await findTranscription(this.#db, member.id, keyOf(address));
    if (known && known.state !== 'done') await deleteTranscription(this.#db, known.id);
  }

  /** The month's seconds, and how many are left. */
  async room(member: Member, db = this.#db): Promise<{ limit: number; remaining: number }> {
    const { limits } = planOf({ ...member, guest: false }, new Date());
    const limit = limits.transcriptionSecondsPerMonth ?? Number.MAX_SAFE_INTEGER;
    const used = await secondsTranscribed(db, member.id);
    return { limit, remaining: Math.max(0, Math.floor(limit - used)) };
  }

  async #begin(member: Member, fileKey: string): Promise<TranscriptionRow> {
    const file = await findStored(this.#db, fileKey);
    if (!file || file.userId !== member.id) throw new CodedError('not-found');
    const { seconds } = file;
    if (!seconds) throw new CodedError('not-a-sound');
    const { hours } = transcriptionLimits;
    if (seconds > hours * 3600) throw new CodedError('media-too-long', { limit: `${hours} hours` });
    return this.#db.transaction(async (transaction) => {
      await lockSpeaker(transaction, member.id);
      const meanwhile = await findTranscription(transaction, member.id, fileKey);
      if (meanwhile) return meanwhile;
      const { remaining } = await this.room(member, transaction);
      // Sounds are a little longer than people think: their last second is not counted.
      if (Math.floor(seconds) > remaining) {
        throw new CodedError('transcription-quota', { remaining, wanted: Math.ceil(seconds) });
      }
      const own = await countActive(transaction, member.id);
      if (own >= transcriptionLimits.waitingPerAccount) throw new CodedError('transcription-busy');
      const row = await insertTranscription(transaction, { userId: member.id, fileKey, seconds });
      // Everybody's first sound goes before anybody's second: two hours take a worker most of one.
      const payload = { transcriptionId: row.id };
      await this.#queue.enqueue(transaction, transcribeJob, payload, { priority: -own });
      return row;
    });
  }
}

function keyOf(address: string): string {
  if (!address.startsWith(storedMediaPath)) throw new CodedError('not-found');
  return address.slice(storedMediaPath.length);
}
