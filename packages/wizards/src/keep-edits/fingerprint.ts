import { hashText } from '@reelwright/chance';

/** A few letters that stand for a value: equal values have equal ones, whatever the order of their fields. */
export function fingerprint(value: unknown): string {
  let state = hashText('');
  const add = (text: string) => {
    state = hashText(text, state);
  };
  walk(value, add);
  return (state >>> 0).toString(36);
}

function walk(value: unknown, add: (text: string) => void): void {
  if (Array.isArray(value)) {
    add('[');
    for (const entry of value) {
      walk(entry, add);
      add(',');
    }
    add(']');
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    add('{');
    for (const [key, field] of fields.sort(([a], [b]) => (a < b ? -1 : 1))) {
      add(key);
      add(':');
      walk(field, add);
    }
    add('}');
  } else {
    add(`${typeof value} ${String(value)}`);
  }
}
