/** Something that could not be drawn as it should be. The rest of the frame is there all the same. */
export type StageProblem =
  | { readonly kind: 'missing-picture'; readonly url: string }
  | { readonly kind: 'missing-video'; readonly url: string; readonly seconds: number }
  | { readonly kind: 'missing-emoji'; readonly grapheme: string }
  | { readonly kind: 'missing-font'; readonly family: string }
  | { readonly kind: 'missing-letters'; readonly letters: string; readonly itemId: string }
  | { readonly kind: 'unknown-motion'; readonly id: string }
  | { readonly kind: 'failed-item'; readonly itemId: string; readonly message: string };
