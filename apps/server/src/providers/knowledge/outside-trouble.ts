type TroubleKind = 'unavailable' | 'limit' | 'refused' | 'nonsense';

/** Why a service elsewhere gave no answer. Whoever asked goes on with what we know ourselves. */
export class OutsideTrouble extends Error {
  readonly kind: TroubleKind;
  /** How long the service asks to be left alone. */
  readonly waitMs: number | undefined;

  constructor(
    kind: TroubleKind,
    message: string,
    { waitMs, ...options }: ErrorOptions & { readonly waitMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.name = 'OutsideTrouble';
    this.kind = kind;
    this.waitMs = waitMs;
  }

  static ofStatus(
    who: string,
    status: number,
    headers: Readonly<Record<string, string>>,
  ): OutsideTrouble {
    const seconds = Number(headers['retry-after']);
    const waitMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
    if (status === 429) return new OutsideTrouble('limit', `${who} is busy.`, { waitMs });
    const kind = status >= 500 || status === 408 ? 'unavailable' : 'refused';
    return new OutsideTrouble(kind, `${who} answered ${status}.`, { waitMs });
  }
}
