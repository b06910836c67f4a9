import type { SaveRequest } from './saving.ts';

/** A request in the words of the calls. */
export function requestBody(request: SaveRequest) {
  const { id, changeId, revision, meta } = request;
  if (request.kind === 'patch' && id !== undefined) {
    return {
      call: 'projectPatch',
      body: {
        id,
        diff: JSON.stringify(request.diff),
        hash: request.hash,
        revision,
        change_id: changeId,
        ...(Object.keys(meta).length > 0 && { meta }),
      },
    } as const;
  }
  return {
    call: 'projectSave',
    body: {
      ...meta,
      ...(id !== undefined && { id, revision }),
      data_json: request.dataJson,
      change_id: changeId,
    },
  } as const;
}
