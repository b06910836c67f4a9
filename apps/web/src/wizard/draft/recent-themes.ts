/** Which looks were chosen for the last films that were begun in this browser, so that the next one looks different. */
const place = 'reelwright-recent-themes';
const mostKept = 2;

/** The latest first. */
export function recentThemes(): readonly string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ').filter(Boolean).slice(0, mostKept);
  } catch {
    return [];
  }
}

export function noteTheme(id: string): void {
  const ids = [id, ...recentThemes().filter((other) => other !== id)].slice(0, mostKept);
  try {
    localStorage.setItem(place, ids.join(' '));
  } catch {
    // A browser that keeps nothing repeats a look now and then.
  }
}
