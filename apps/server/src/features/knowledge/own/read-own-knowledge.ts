import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import type { Log } from '../../../log/create-log.ts';
import {
  gatherEntries,
  noOwnEntries,
  type OwnEntries,
  type OwnKnowledge,
} from '../../../providers/knowledge/own-knowledge.ts';
import { fingerprintOfOwn, listOwn } from './own-knowledge-repository.ts';
import { createFileTaker } from './take-in-files.ts';

/** Changes of other processes, and of files, are noticed after so long, when something is asked. */
const looksEveryMs = 2000;

export interface KeptOwnKnowledge extends OwnKnowledge {
  /** Looks again at the next question: something was changed here. */
  lookAgain(): void;
}

interface OwnKnowledgeParts {
  readonly db: Database;
  readonly dataDir: string;
  readonly log?: Pick<Log, 'warn'>;
}

/** What the owner wrote, as it stands in the database, and what lies in DATA_DIR/knowledge. */
export function createOwnKnowledge({ db, dataDir, log }: OwnKnowledgeParts): KeptOwnKnowledge {
  const takeInFiles = createFileTaker(db, join(dataDir, 'knowledge'));
  let entries: OwnEntries = noOwnEntries;
  let fingerprint = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  /** Trouble with one's own entries never stops a film: what is known is told. */
  const carefully = (work: () => Promise<void>, what: string) =>
    work().catch((error: unknown) => log?.warn({ err: error }, what));
  const look = async () => {
    // Noted at the beginning: what is changed meanwhile asks for another look.
    lookedAt = performance.now();
    await carefully(takeInFiles, 'Files in DATA_DIR/knowledge could not be taken in.');
    await carefully(async () => {
      const now = await fingerprintOfOwn(db);
      if (now === fingerprint) return;
      entries = await gatherEntries(await listOwn(db));
      fingerprint = now;
    }, 'What the owner wrote could not be read.');
  };
  const read = async (): Promise<OwnEntries> => {
    const isOld = performance.now() - lookedAt > looksEveryMs;
    if (isOld && !looking) {
      looking = look().finally(() => {
        looking = undefined;
      });
    }
    // Whoever asks meanwhile waits for the same look.
    if (looking) await looking;
    return lookedAt === Number.NEGATIVE_INFINITY ? read() : entries;
  };
  return {
    read,
    lookAgain() {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
