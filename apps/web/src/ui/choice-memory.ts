// Remembers small choices on this machine. Where the browser forbids it, the choice simply isn't remembered.
import { cookieText, findCookie } from './cookie-text.ts';

/** How long a choice is kept: until the tab closes, or a number of days. */
export type Keeping = 'session' | { readonly days: number };

export function rememberChoice(name: string, value: string, keeping: Keeping): void {
  try {
    if (keeping === 'session') sessionStorage.setItem(name, value);
    else writeCookie(cookieText(name, value, keeping.days));
  } catch {
    // Storage is forbidden here: the choice lasts as long as the page.
  }
}

export function recallChoice(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? findCookie(document.cookie, name);
  } catch {
    return undefined;
  }
}

export function forgetChoice(name: string): void {
  try {
    sessionStorage.removeItem(name);
    writeCookie(cookieText(name, '', 0));
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

/** The newer cookieStore exists on https alone; an installation on a home network may be plain http. */
function writeCookie(text: string): void {
  Reflect.set(document, 'cookie', text);
}
