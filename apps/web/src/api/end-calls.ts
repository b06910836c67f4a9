let session = new AbortController();

/** Ends when somebody logs out. */
export function sessionSignal(): AbortSignal {
  return session.signal;
}

/**
 * Before logging out: what is being read ends, and nothing else goes out until `allowCalls`. The server would
 * refuse it, and whoever logs out would be told to log in. What is on its way to be written arrives.
 */
export function endCalls(): void {
  session.abort();
}

/** After logging out failed, or when the browser goes back to a page that was left. */
export function allowCalls(): void {
  session = new AbortController();
}

globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) allowCalls();
});
