interface Orders {
  /** As it was made. */
  readonly made: readonly string[];
  /** As the person left it; all of it stays. */
  readonly current: readonly string[];
  /** As it is made now; all of it comes. */
  readonly fresh: readonly string[];
}

/**
 * One order for all: the new one, unless the person moved things about, whose order then stays. What the other has
 * besides follows what it followed there.
 */
export function mergeOrder({ made, current, fresh }: Orders): readonly string[] {
  const isShared = new Set(fresh.filter((id) => current.includes(id)));
  const shared = current.filter((id) => isShared.has(id));
  const wasMoved = !isInOrder(shared, made);
  return wasMoved ? insert(current, fresh) : insert(fresh, current);
}

/** Whether ids come in the order they had. */
function isInOrder(ids: readonly string[], order: readonly string[]): boolean {
  const places = new Map(order.map((id, at) => [id, at]));
  const found = ids.map((id) => places.get(id) ?? -1).filter((at) => at >= 0);
  return found.every((at, index) => index === 0 || at > (found[index - 1] ?? -1));
}

function insert(into: readonly string[], others: readonly string[]): readonly string[] {
  const result = [...into];
  const there = new Set(into);
  let before: string | undefined;
  for (const id of others) {
    if (!there.has(id)) {
      result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
      there.add(id);
    }
    before = id;
  }
  return result;
}
