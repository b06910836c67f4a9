/** How long nobody has to touch anything. */
const restMs = 3000;
const touches = ['keydown', 'pointerdown', 'pointermove', 'wheel'];

/** Waits until nobody types, points or scrolls: on two processors, work beside them would be felt in every letter. */
export function untilHandsRest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const rest = () => {
      listening.abort();
      resolve();
    };
    let timer = setTimeout(rest, restMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const touch of touches) addEventListener(touch, again, options);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        listening.abort();
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
