interface How {
  readonly type: 'minor' | 'major';
  readonly execution: 'sync';
}

/** V8's own, when the process was started with `--expose-gc`. */
const collect = (globalThis as { gc?: (how: How) => void }).gc;

/** Frees what nobody needs any more, at once: what was made lately, or everything. */
export function collectGarbage(type: How['type']): void {
  collect?.({ type, execution: 'sync' });
}
