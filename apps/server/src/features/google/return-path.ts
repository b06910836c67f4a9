const home = '/members.html';

/** Where to go after signing in: a path of ours, whatever was asked for. */
export function safeReturnPath(asked: string | undefined, publicUrl: string): string {
  const own = new URL(publicUrl).origin;
  if (!asked?.startsWith('/') || !URL.canParse(asked, own)) return home;
  const url = new URL(asked, own);
  // "//evil.example" and "/\evil.example" are other sites; "/.//evil.example" becomes one.
  if (url.origin !== own || url.pathname.startsWith('//')) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same path with a word for the page on why nobody is signed in now. */
export function withError(path: string, code: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('google_error', code);
  return `${url.pathname}${url.search}${url.hash}`;
}
