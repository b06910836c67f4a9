/** Somebody's own business, as far as it was typed. */
export interface OwnBusiness {
  /** What it is: 'dental practice'; empty where nobody said. */
  readonly kind: string;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
}
