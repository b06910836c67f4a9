interface Size {
  readonly width: number;
  readonly height: number;
}

const windowShare = 0.8;
/** Narrower than this, a popup is a sheet that fills the window, and the movie fills the sheet. */
const sheetWidthPx = 640;

/** Spec: the popup takes 80 % of the window, with a ratio of at most 1, to 2 decimals. On phones it takes all. */
export function popupScale(movie: Size, shown: Size): number {
  const share = shown.width <= sheetWidthPx ? 1 : windowShare;
  const widest = (shown.width * share) / movie.width;
  const highest = (shown.height * share) / movie.height;
  const largest = Math.min(1, widest, highest) * 100;
  // Rounded down, since a movie that is a pixel too wide scrolls. A sheet is filled to its edges and cuts off nothing.
  const scale = (share === 1 ? Math.ceil(largest) : Math.floor(largest)) / 100;
  return Math.min(1, Math.max(0.01, scale));
}

/** Spec: what the player is asked for. */
export function playerAddress(id: number, scale: number, slideIndex = 0): string {
  const query = new URLSearchParams({
    pid: String(id),
    preview: '1',
    loop: '1',
    scale: String(scale),
    fIndex: String(slideIndex),
    autoplay: '1',
  });
  return `/player.html?${query}`;
}
