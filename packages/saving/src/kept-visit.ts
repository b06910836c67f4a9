import type { ProjectMeta } from '@reelwright/contract';
import {
  applyChanges,
  type JsonObject,
  type ProjectData,
  readAsVersion,
  readProjectData,
} from '@reelwright/movie';
import type { KeptEntry, Restored } from './saving-event.ts';

/** What a browser kept of one visit, read. */
export interface KeptVisit {
  readonly projectId: number | undefined;
  readonly memberId: number | undefined;
  /** The revision that its unsaved edits start from. */
  readonly revision: number;
  /** What the person saw last. */
  readonly data: ProjectData;
  readonly meta: ProjectMeta;
  /** How many edits were not acknowledged. */
  readonly unsaved: number;
  readonly lastEditAtMs: number;
  /** Documents that may have reached the server without an answer. */
  readonly sent: readonly ProjectData[];
  readonly create: Restored['create'];
}

interface Moment {
  /** In the version of documents that the record was written by. */
  readonly data: JsonObject;
  readonly meta: ProjectMeta;
  /** Edits in the person's eyes since the record began. */
  readonly count: number;
}

/** Puts the lines of a record together, in the order they were written in. */
export function readKept(record: readonly KeptEntry[]): KeptVisit | undefined {
  const [begin, ...lines] = record;
  if (begin?.kind !== 'begin') return undefined;
  // Records from before versions were written down are of version 1.
  const { version = 1 } = begin;
  const first = {
    data: readAsVersion(JSON.parse(begin.baseText), version),
    meta: begin.meta,
    count: 0,
  };
  const moments = new Map<number, Moment>();
  let now: Moment = first;
  let saved: Moment = first;
  let { projectId, memberId, revision } = begin;
  let lastEdit = 0;
  let lastEditAtMs = 0;
  let sent: Extract<KeptEntry, { kind: 'sent' }>[] = [];
  for (const line of lines) {
    switch (line.kind) {
      case 'edit':
        now = {
          data: changed(now.data, line),
          meta: line.meta ?? now.meta,
          count: now.count + line.count,
        };
        moments.set(line.edit, now);
        lastEdit = line.edit;
        lastEditAtMs = Math.max(lastEditAtMs, line.atMs);
        break;
      case 'sent':
        sent.push(line);
        break;
      case 'saved':
        saved = moments.get(line.upTo) ?? saved;
        ({ revision, projectId } = line);
        sent = [];
        break;
      case 'parted':
        now = { ...now, meta: line.meta };
        moments.set(lastEdit, now);
        [projectId, revision, sent] = [undefined, 0, []];
        break;
      case 'owner':
        ({ memberId } = line);
        break;
      default:
        break;
    }
  }
  const at = (line: { readonly upTo: number }) => moments.get(line.upTo) ?? first;
  const create = sent.findLast(({ request }) => request === 'create');
  return {
    projectId,
    memberId,
    revision,
    data: today(now),
    meta: now.meta,
    unsaved: now.count - saved.count,
    lastEditAtMs,
    sent: sent.map((line) => today(at(line))),
    create: create && {
      changeId: create.changeId,
      data: today(at(create)),
      meta: at(create).meta,
    },
  };
}

/** What was seen at a moment, as this version shows it. */
function today({ data }: Moment): ProjectData {
  return readProjectData(data).data;
}

function changed(data: JsonObject, { changes }: Extract<KeptEntry, { kind: 'edit' }>): JsonObject {
  return applyChanges({ data, size: { bytes: 0, letters: 0 } }, changes).data;
}
