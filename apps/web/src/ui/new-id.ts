/** An id for something new on this page. crypto.randomUUID exists on https alone; an installation may be plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
