import type { Page } from '@playwright/test';

/**
 * Notes how long each letter takes from its key to the end of the first frame that shows it. A frame has drawn all it
 * will when a message sent from its animation callback arrives, whichever callback came first.
 */
const watchLetters = (look: string) => `(() => {
  const look = () => (${look});
  window.letterMs = [];
  const { port1, port2 } = new MessageChannel();
  let waiting = [];
  port1.onmessage = () => {
    const now = performance.now();
    const shown = look();
    waiting = waiting.filter(({ pressed, before }) => {
      if (shown === before) return now - pressed < 2000;
      window.letterMs.push(now - pressed);
      return false;
    });
    if (waiting.length > 0) requestAnimationFrame(() => port2.postMessage(0));
  };
  addEventListener('keydown', ({ timeStamp }) => {
    waiting.push({ pressed: timeStamp, before: look() });
    if (waiting.length === 1) requestAnimationFrame(() => port2.postMessage(0));
  }, { capture: true });
})()`;

const typed = 'the quick brown fox jumps over the lazy dog and then it sleeps'.replaceAll(' ', '');
/** Two of three letters follow quickly; after each third one somebody thinks, as people do. */
const paces = { quick: [80], thinking: [90, 90, 400] } as const;

/** Types where the caret is, and tells how many milliseconds each letter took. `look` is what changes with every one. */
export async function typeLetters(
  page: Page,
  look: string,
  pace: keyof typeof paces = 'quick',
  /** After the pause that follows each letter. */
  afterLetter: () => Promise<void> = async () => undefined,
): Promise<readonly number[]> {
  await page.keyboard.type('a');
  await page.evaluate(watchLetters(look));
  for (const [at, letter] of [...typed].entries()) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(paces[pace][at % paces[pace].length] ?? 80);
    await afterLetter();
  }
  await page.waitForTimeout(500);
  const times = (await page.evaluate('window.letterMs')) as number[];
  if (times.length < 40) throw new Error(`Only ${times.length} letters were seen.`);
  return times;
}

/** What nineteen of twenty stay below. */
export function slowestOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
}
