/**
 * Sets fields of something in a draft. `undefined` takes a field away: JSON has no such value, so
 * a document that kept it would differ from the saved one.
 */
export function setFields(target: Record<string, unknown>, fields: object): void {
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) delete target[key];
    else target[key] = value;
  }
}
