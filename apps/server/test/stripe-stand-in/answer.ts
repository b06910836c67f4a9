/** What the stand-in says to a request. */
export interface Answer {
  readonly status: number;
  readonly json?: object;
  readonly html?: string;
  readonly location?: string;
}
