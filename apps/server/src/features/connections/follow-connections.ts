import {
  type ConnectionId,
  connectionIds,
  type Looks,
  noLooks,
  productName,
} from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log/create-log.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import { createLiveSettings, type LiveSettings } from '../../settings/live-settings.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { readLooks } from '../looks/looks-repository.ts';
import { listConnections, readRevision } from './connection-repository.ts';
import { type ConnectionValues, givenOf, parseValues } from './settings-of-connection.ts';

/** Another process connected something: so long it takes at most until this one notices. */
const lookEveryMs = 2000;

interface FollowedConnections {
  readonly live: LiveSettings;
  /** The owner's brand as it is now. */
  looks(): Looks;
  /** Looks at once, for the process that changed something. */
  lookAgain(): Promise<void>;
  close(): void;
}

interface FollowParts {
  readonly db: Database;
  readonly settings: Settings;
  readonly sealing: Sealing;
  readonly log: Log;
}

/** The settings of a process with what the owner connected, and they stay so while it runs. */
export async function followConnections(parts: FollowParts): Promise<FollowedConnections> {
  const { db, settings } = parts;
  const live = createLiveSettings(settings);
  let known = 0;
  let looks = noLooks;
  let isClosed = false;
  const lookAgain = async () => {
    const revision = await readRevision(db);
    if (revision === known) return;
    looks = await readLooks(db);
    live.change({ ...settings, ...(await readConnected(parts)), ...senderOf(looks, settings) });
    known = revision;
  };
  await lookAgain();
  let timer: NodeJS.Timeout;
  const look = () => {
    // A database that is away is somebody else's to report; this looks again in a moment.
    lookAgain()
      .catch(() => undefined)
      .finally(plan);
  };
  const plan = () => {
    if (!isClosed) timer = setTimeout(look, lookEveryMs).unref();
  };
  plan();
  return {
    live,
    looks: () => looks,
    lookAgain,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Who mails come from, where the environment says nothing. */
function senderOf({ mail_from, name }: Looks, { given, MAIL_FROM }: Settings): Partial<Settings> {
  if (given.includes('MAIL_FROM')) return {};
  if (mail_from) return { MAIL_FROM: mail_from };
  return name ? { MAIL_FROM: MAIL_FROM.replace(productName, name) } : {};
}

/** What is connected and switched on, apart from what the environment says. */
async function readConnected({ db, settings, sealing, log }: FollowParts) {
  const connected: Partial<Settings> = {};
  for (const { service, sealed, isOn } of await listConnections(db)) {
    const id = connectionIds.find((one) => one === service);
    if (!isOn || !id || givenOf(settings, id).length > 0) continue;
    const values = openValues(sealing, id, sealed);
    if (!values) {
      log.warn(
        { service },
        'A connected service was kept with another key. Please connect it again.',
      );
      continue;
    }
    try {
      Object.assign(connected, parseValues(values));
    } catch (error) {
      log.warn({ err: error, service }, 'A connected service has values that cannot be used.');
    }
  }
  return connected;
}

const purposeOf = (id: ConnectionId) => `connection ${id}`;

export function sealValues(sealing: Sealing, id: ConnectionId, values: ConnectionValues): string {
  return sealing.seal(JSON.stringify(values), purposeOf(id));
}

/** Undefined where they were sealed with another key. */
export function openValues(
  sealing: Sealing,
  id: ConnectionId,
  sealed: string,
): ConnectionValues | undefined {
  const text = sealing.open(sealed, purposeOf(id));
  return text === undefined ? undefined : JSON.parse(text);
}
