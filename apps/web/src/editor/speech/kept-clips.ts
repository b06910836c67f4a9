/** Clips whose speech is being listened to. The server goes on when the page is closed: it is asked again on the next visit. */
export interface KeptClip {
  readonly projectId: number;
  readonly itemId: string;
  readonly url: string;
}

const place = 'reelwright-clip-speech';

export function keptClips(): readonly KeptClip[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isClip) : [];
  } catch {
    return [];
  }
}

export function keepClip(clip: KeptClip): void {
  keep([...keptClips().filter((one) => !isSame(one, clip)), clip]);
}

export function dropClip(clip: KeptClip): void {
  keep(keptClips().filter((one) => !isSame(one, clip)));
}

function keep(clips: readonly KeptClip[]): void {
  try {
    if (clips.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(clips));
  } catch {
    // A browser that keeps nothing has to be asked again by hand.
  }
}

function isSame(one: KeptClip, other: KeptClip): boolean {
  return one.projectId === other.projectId && one.itemId === other.itemId;
}

function isClip(value: unknown): value is KeptClip {
  const { projectId, itemId, url } = (value ?? {}) as Partial<KeptClip>;
  return typeof projectId === 'number' && typeof itemId === 'string' && typeof url === 'string';
}
