import {
  type Connection,
  type ConnectionId,
  type ConnectionService,
  connectionIds,
  connectionTable,
} from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import {
  deleteConnection,
  findConnection,
  listConnections,
  writeConnection,
} from './connection-repository.ts';
import { openValues, sealValues } from './follow-connections.ts';
import {
  type ConnectionValues,
  cleanValues,
  givenOf,
  problemOf,
} from './settings-of-connection.ts';

export interface ConnectionParts {
  readonly db: Database;
  readonly sealing: Sealing;
  /** As they were when the process started: what the environment says. */
  readonly settings: Settings;
}

export async function describeConnections(parts: ConnectionParts): Promise<Connection[]> {
  const rows = new Map((await listConnections(parts.db)).map((row) => [row.service, row]));
  return connectionIds.map((id) => {
    const environment = [...givenOf(parts.settings, id)];
    const row = rows.get(id);
    const kept = row && openValues(parts.sealing, id, row.sealed);
    const { fields, ours }: ConnectionService = connectionTable[id];
    const isSecret = (name: string) =>
      fields.some(({ setting, kind }) => setting === name && kind === 'secret');
    const entries = Object.entries(kept ?? {});
    return {
      id,
      state: stateOf(environment, row, kept),
      values: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
      secrets: entries.map(([name]) => name).filter(isSecret),
      environment,
      changed_at: row?.updatedAt.toISOString() ?? null,
      ...(ours && { our_address: `${parts.settings.PUBLIC_URL}${ours.path}` }),
    };
  });
}

function stateOf(
  environment: readonly string[],
  row: { readonly isOn: boolean } | undefined,
  kept: ConnectionValues | undefined,
): Connection['state'] {
  if (environment.length > 0) return 'environment';
  if (row?.isOn && !kept) return 'lost';
  return row?.isOn ? 'on' : 'off';
}

/** What was typed, with the secrets that are kept where none was. Fails with what is wrong with it. */
export async function completeValues(
  { db, sealing }: ConnectionParts,
  id: ConnectionId,
  typed: ConnectionValues,
): Promise<ConnectionValues> {
  const row = await findConnection(db, id);
  const kept = (row && openValues(sealing, id, row.sealed)) ?? {};
  const { fields }: ConnectionService = connectionTable[id];
  const secrets = fields.filter(({ kind }) => kind === 'secret').map(({ setting }) => setting);
  const keptSecrets = Object.entries(kept).filter(([name]) => secrets.includes(name));
  const values = cleanValues(id, {
    ...Object.fromEntries(keptSecrets),
    ...Object.fromEntries(
      Object.entries(typed).filter(([name, text]) => text !== '' || !secrets.includes(name)),
    ),
  });
  const problem = problemOf(id, values);
  if (problem) throw new CodedError('invalid-input', { problem });
  return values;
}

export async function saveConnection(
  parts: ConnectionParts,
  actorId: number,
  { id, values, on }: { id: ConnectionId; values: ConnectionValues; on: boolean },
): Promise<void> {
  refuseGiven(parts.settings, id);
  const complete = await completeValues(parts, id, values);
  const sealed = sealValues(parts.sealing, id, complete);
  await parts.db.transaction(async (transaction) => {
    await writeConnection(transaction, { service: id, sealed, isOn: on });
    await insertAuditEntry(transaction, {
      action: 'connection-changed',
      actorId,
      details: { service: id, on },
    });
  });
}

export async function removeConnection(
  parts: ConnectionParts,
  actorId: number,
  id: ConnectionId,
): Promise<void> {
  refuseGiven(parts.settings, id);
  await parts.db.transaction(async (transaction) => {
    if (!(await deleteConnection(transaction, id))) throw new CodedError('not-found');
    await insertAuditEntry(transaction, {
      action: 'connection-removed',
      actorId,
      details: { service: id },
    });
  });
}

function refuseGiven(settings: Settings, id: ConnectionId): void {
  const given = givenOf(settings, id);
  if (given.length === 0) return;
  throw new CodedError('connection-by-environment', { names: given.join(' and ') });
}
