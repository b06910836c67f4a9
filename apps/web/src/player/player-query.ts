/** What the address of /player.html asks for. */
export interface PlayerQuery {
  readonly pid: number | undefined;
  /** The member's own, published or not. */
  readonly preview: boolean;
  readonly loop: boolean;
  readonly autoplay: boolean;
  /** It is being worked on: what is saved meanwhile is shown without starting again. */
  readonly update: boolean;
  /** Shown at this part of the movie's own size; as large as the window when missing. */
  readonly scale: number | undefined;
  /** The slide to begin with, counted from 0. */
  readonly slideIndex: number;
}

export function parsePlayerQuery(search: string): PlayerQuery {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name);
    const value = text === null || text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
  };
  const isOn = (name: string) => ['1', 'true'].includes(query.get(name) ?? '');
  const pid = number('pid');
  const scale = number('scale');
  return {
    pid: pid !== undefined && Number.isSafeInteger(pid) && pid > 0 ? pid : undefined,
    preview: isOn('preview'),
    loop: isOn('loop'),
    autoplay: isOn('autoplay'),
    // Wizards count their drafts in it.
    update: !['', '0', 'false'].includes(query.get('update') ?? ''),
    scale: scale !== undefined && scale > 0 ? Math.min(1, scale) : undefined,
    slideIndex: Math.max(0, Math.floor(number('fIndex') ?? 0)),
  };
}
