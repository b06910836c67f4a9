import type { Project, ProjectMeta, SaveReply } from '@reelwright/contract';
import { applyChanges, type Change, type JsonObject, measureJson } from '@reelwright/movie';
import type { SaveCall, SaveServer } from './save-server.ts';

interface Revision {
  readonly changeId: string;
  readonly text: string;
  readonly meta: ProjectMeta;
}

const updatedAt = '2026-01-01T00:00:00.000Z';

/** An honest server in a few lines: takes each change once, and none that is based on another revision. */
export function createModelServer(): SaveServer {
  const projects = new Map<number, Revision[]>();
  const created = new Map<string, number>();

  const project = (id: number): Project => {
    const revisions = projects.get(id) ?? [];
    const last = revisions.at(-1) as Revision;
    return {
      ...last.meta,
      id,
      revision: revisions.length,
      created_at: updatedAt,
      updated_at: updatedAt,
      data_json: last.text,
    };
  };
  const saved = (id: number, revision: number): SaveReply => ({
    type: 'saved',
    id,
    revision,
    updated_at: updatedAt,
  });

  const create = (body: Extract<SaveCall, { call: 'projectSave' }>['body']): SaveReply => {
    const known = created.get(body.change_id);
    if (known !== undefined) return saved(known, 1);
    const id = projects.size + 1;
    const meta = { name: '', title: '', category: 'full-video', thumbnail: null, ...metaIn(body) };
    projects.set(id, [{ changeId: body.change_id, text: body.data_json, meta }]);
    created.set(body.change_id, id);
    return saved(id, 1);
  };

  const accept = (id: number, changeId: string, text: string, meta: Partial<ProjectMeta>) => {
    const revisions = projects.get(id) as Revision[];
    const last = revisions.at(-1) as Revision;
    revisions.push({ changeId, text, meta: { ...last.meta, ...meta } });
    return saved(id, revisions.length);
  };

  const refused = (id: number, reason: 'stale' | 'hash'): SaveReply => ({
    type: 'refused',
    reason,
    msg: 'no',
    project: project(id),
  });

  return {
    handle: async ({ call, body }) => {
      const id = 'id' in body ? body.id : undefined;
      if (id === undefined) return create(body as never);
      const revisions = projects.get(id) ?? [];
      const known = revisions.findIndex(({ changeId }) => changeId === body.change_id);
      if (known >= 0) return saved(id, known + 1);
      if (body.revision !== revisions.length) return refused(id, 'stale');
      if (call === 'projectSave') return accept(id, body.change_id, body.data_json, metaIn(body));
      const data = JSON.parse((revisions.at(-1) as Revision).text) as JsonObject;
      const diff = JSON.parse(body.diff) as Change[];
      const after = applyChanges({ data, size: measureJson(data) }, diff);
      if (after.size.letters !== body.hash) return refused(id, 'hash');
      return accept(id, body.change_id, JSON.stringify(after.data), body.meta ?? {});
    },
    load: async (id) => project(id),
    past: async (id) =>
      new Map((projects.get(id) ?? []).map(({ text }, index) => [index + 1, text])),
    ids: async () => [...projects.keys()],
  };
}

function metaIn(body: Partial<ProjectMeta>): Partial<ProjectMeta> {
  const { name, title, category, thumbnail } = body;
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(category !== undefined && { category }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
}
