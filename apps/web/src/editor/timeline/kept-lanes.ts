const place = 'reelwright-lanes-px';

/** How high somebody made the timeline, in this browser: another screen has other room. */
export function keptLanesPx(): number | undefined {
  try {
    return Number(localStorage.getItem(place)) || undefined;
  } catch {
    return undefined;
  }
}

export function keepLanesPx(px: number | undefined): void {
  try {
    if (px === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, String(px));
  } catch {
    // A browser that keeps nothing begins with the usual height next time.
  }
}
