/** A browser has six lines to a server: small pictures leave half of them to searches, and to what was chosen. */
const maxAtOnce = 3;
/** A picture that takes longer holds nobody else up. */
const turnMs = 8000;

interface Waiting {
  /** Where it is on the page now: the lower number is loaded first. */
  readonly place: () => number;
  readonly start: () => void;
}

let loading = 0;
const waiting = new Set<Waiting>();
let isAsked = false;

/** Browsers tell in no order which came into sight: the first on the page come first. */
function startNext(): void {
  if (isAsked) return;
  isAsked = true;
  setTimeout(() => {
    isAsked = false;
    const inOrder = [...waiting].map(({ place, start }) => ({ at: place(), start }));
    inOrder.sort((one, other) => one.at - other.at);
    for (const { start } of inOrder.slice(0, Math.max(0, maxAtOnce - loading))) start();
  });
}

/**
 * Begins to load a picture when it is its turn.
 * @returns ends its turn, or takes it out of the line; to be called once it is there, has failed, or is not wanted
 */
export function takeTurn(place: () => number, begin: () => void): () => void {
  let end = () => {
    waiting.delete(one);
  };
  const start = () => {
    waiting.delete(one);
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
  const one = { place, start };
  waiting.add(one);
  startNext();
  return () => end();
}
