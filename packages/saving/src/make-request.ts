import type { ProjectMeta } from '@reelwright/contract';
import {
  applyChanges,
  difference,
  type JsonObject,
  jsonEqual,
  measureJson,
} from '@reelwright/movie';
import type { Copy, SaveRequest, Saving } from './saving.ts';

/** As many as the server takes in one patch. */
const maxChanges = 20_000;

/** What to send so that the server has what the person sees; undefined when it has it already. */
export function nextRequest(state: Saving, changeId: string): SaveRequest | undefined {
  if (state.id === undefined) return wholeRequest(state, changeId);
  const meta = changedMeta(state.baseMeta, state.meta);
  const isSame = jsonEqual(state.baseline, state.data) && Object.keys(meta).length === 0;
  return isSame
    ? undefined
    : (patchRequest(state, changeId, meta) ?? wholeRequest(state, changeId));
}

/** The whole document: for a new project, and when a patch will not do. */
export function wholeRequest(state: Saving, changeId: string): SaveRequest {
  return {
    ...common(state, changeId),
    kind: state.id === undefined ? 'create' : 'save',
    diff: [],
    hash: 0,
    dataJson: JSON.stringify(state.data),
    meta: state.meta,
    after: { data: asJson(state.data) },
  };
}

function patchRequest(
  state: Saving,
  changeId: string,
  meta: Partial<ProjectMeta>,
): SaveRequest | undefined {
  const diff = difference(state.base.data, asJson(state.data)).changes;
  if (diff.length > maxChanges) return undefined;
  const { size } = applyChanges(sized(state.base), diff);
  return {
    ...common(state, changeId),
    kind: 'patch',
    diff,
    hash: size.letters,
    dataJson: '',
    meta,
    // Equal to what the changes lead to, and shared with what the person sees: the next difference
    // is then found without reading the whole document.
    after: { data: asJson(state.data), size },
  };
}

function common(state: Saving, changeId: string) {
  return {
    changeId,
    id: state.id,
    revision: state.revision,
    afterMeta: state.meta,
    upTo: state.edit,
  };
}

function sized({ data, size = measureJson(data) }: Copy): Required<Copy> {
  return { data, size };
}

function asJson(data: object): JsonObject {
  return data as JsonObject;
}

export function changedMeta(from: ProjectMeta, to: ProjectMeta): Partial<ProjectMeta> {
  return Object.fromEntries(
    Object.entries(to).filter(([key, value]) => from[key as keyof ProjectMeta] !== value),
  );
}
