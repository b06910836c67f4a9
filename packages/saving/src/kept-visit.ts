import type { ProjectMeta } from '@reelwright/contract';
import {
  applyChanges,
  type JsonObject,
  type ProjectData,
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
  readonly data: ProjectData;
  readonly meta: ProjectMeta;
  /** Edits in the person's eyes since the record began. */
  readonly count: number;
}

/** Puts the lines of a record together, in the order they were written in. */
export function readKept(record: readonly KeptEntry[]): KeptVisit | undefined {
  const [begin, ...lines] = record;
  if (begin?.kind !== 'begin') return undefined;
  const first = {
    data: readProjectData(JSON.parse(begin.baseText)).data,
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
    data: now.data,
    meta: now.meta,
    unsaved: now.count - saved.count,
    lastEditAtMs,
    sent: sent.map((line) => at(line).data),
    create: create && {
      changeId: create.changeId,
      data: at(create).data,
      meta: at(create).meta,
    },
  };
}

function changed(
  data: ProjectData,
  { changes }: Extract<KeptEntry, { kind: 'edit' }>,
): ProjectData {
  const size = { bytes: 0, letters: 0 };
  return applyChanges({ data: data as unknown as JsonObject, size }, changes)
    .data as unknown as ProjectData;
}
