import { mediaAddress } from '@reelwright/contract';

/** A server that stumbles, or a line that is cut, is asked again soon and then less often. */
const retryDelaysMs = [500, 2000, 8000];
/** A request that has not ended by then never will. */
const requestTimeoutMs = 60_000;

/** What the server says it does not have; asking again would not help. */
class SoundMissing extends Error {}

/**
 * The bytes of a sound; undefined when it cannot be had. A stumble is passed over: the sound is asked for again.
 * @param onStumble told once, so that nobody waits for what may take a while
 */
export async function loadSound(
  url: string,
  closing: AbortSignal,
  onStumble: () => void,
): Promise<ArrayBuffer | undefined> {
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      return await fetchSound(url, closing);
    } catch (error) {
      if (delayMs === undefined || error instanceof SoundMissing) return undefined;
      onStumble();
      await pause(delayMs, closing);
      if (closing.aborted) return undefined;
    }
  }
  return undefined;
}

async function fetchSound(url: string, closing: AbortSignal): Promise<ArrayBuffer> {
  const reply = await fetch(mediaAddress(url, location.origin), {
    signal: AbortSignal.any([AbortSignal.timeout(requestTimeoutMs), closing]),
  });
  if (reply.ok) return reply.arrayBuffer();
  const mayComeLater = reply.status >= 500 || reply.status === 429;
  const message = `The sound at ${url} could not be loaded.`;
  throw mayComeLater ? new Error(message) : new SoundMissing(message);
}

function pause(ms: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    closing.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
