/** Keys that never reach a log, wherever a careless object carries them. */
const secretKeys = new Set([
  'password',
  'new_password',
  'old_password',
  'otp',
  'token',
  'token2',
  'token3',
  'cookie',
  'authorization',
  'secret',
]);

/** Deeper is not worth a line in a log. */
const maxDepth = 12;

/** The same fields, with '…' for what nobody may read; the fields themselves stay as they are. */
export function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hide(fields, 0) as Record<string, unknown>;
}

function hide(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Errors are written by the log itself.
  if (!Array.isArray(value) && !isPlain(value)) return value;
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((entry) => hide(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.has(key.toLowerCase()) ? '…' : hide(inner, depth + 1),
    ]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
