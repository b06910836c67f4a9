/** A browser has six lines to a server: small pictures leave half of them to searches, and to what was chosen. */
const maxAtOnce = 3;
/** A picture that takes longer holds nobody else up. */
const turnMs = 8000;

let loading = 0;
const waiting = new Set<() => void>();

function startNext(): void {
  const [start] = waiting;
  if (start && loading < maxAtOnce) start();
}

/**
 * Begins to load a picture when it is its turn.
 * @returns ends its turn, or takes it out of the line; to be called once it is there, has failed, or is not wanted
 */
export function takeTurn(begin: () => void): () => void {
  let end = () => {
    waiting.delete(start);
  };
  const start = () => {
    waiting.delete(start);
    loading += 1;
    const timer = setTimeout(() => end(), turnMs);
    end = () => {
      end = () => undefined;
      clearTimeout(timer);
      loading -= 1;
      startNext();
    };
    begin();
  };
  waiting.add(start);
  startNext();
  return () => end();
}
