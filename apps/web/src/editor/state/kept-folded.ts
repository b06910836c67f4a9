export interface Folded {
  readonly slides: boolean;
  readonly panel: boolean;
}

const place = 'reelwright-editor-folded';

/** What somebody folded away, in this browser: another screen has other room. */
export function keptFolded(): Folded {
  const words = read().split(' ');
  return { slides: words.includes('slides'), panel: words.includes('panel') };
}

export function keepFolded({ slides, panel }: Folded): void {
  try {
    localStorage.setItem(place, [slides && 'slides', panel && 'panel'].filter(Boolean).join(' '));
  } catch {
    // A browser that keeps nothing shows everything next time.
  }
}

function read(): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}
