/** What the worker says while and after it solves. */
export type WorkerWord =
  | { readonly kind: 'guesses'; readonly guesses: number }
  | { readonly kind: 'solved'; readonly token: string }
  | { readonly kind: 'failed'; readonly message: string };
