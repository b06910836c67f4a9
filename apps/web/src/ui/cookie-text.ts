/** What document.cookie is set to. Lax and path-wide: these remember interface choices, never who someone is. */
export function cookieText(name: string, value: string, days: number): string {
  const maxAgeSeconds = Math.round(days * 24 * 60 * 60);
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`;
}

/** The value kept under a name in the text of document.cookie. */
export function findCookie(cookies: string, name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(start));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}
