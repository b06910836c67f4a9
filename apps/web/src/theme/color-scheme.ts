// The one place that remembers light, dark or auto. The landing page uses it bare; the members app hands it to Mantine.

export type ColorScheme = 'auto' | 'light' | 'dark';

/** public/scheme.js reads the same key before the first paint. */
export const COLOR_SCHEME_KEY = 'reelwright-color-scheme';

export function isColorScheme(value: unknown): value is ColorScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}

/** The scheme drawn now: auto follows the system. */
export function shownScheme(scheme: ColorScheme, systemIsDark: boolean): 'light' | 'dark' {
  if (scheme === 'auto') return systemIsDark ? 'dark' : 'light';
  return scheme;
}

export function keptScheme(): ColorScheme {
  try {
    const kept = localStorage.getItem(COLOR_SCHEME_KEY);
    return isColorScheme(kept) ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Storage may be full or forbidden; the choice then lasts until the page is left. */
export function keepScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // Nothing to put right: the page already shows the choice.
  }
}
