/** The session's cookie. Over https the `__Host-` prefix keeps other hosts of the domain from setting it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'reelwright-session';
}
