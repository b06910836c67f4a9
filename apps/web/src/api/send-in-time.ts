import { ApiError, type Send } from '@reelwright/contract';

/** The server does nothing before an answer that takes so long: whoever waits longer waits for nothing. */
const givenUpAfterMs = 60_000;

/** `fetch`, but for what it throws: a sentence to show, also when no answer comes at all. */
export const sendInTime: Send = async (url, request) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), givenUpAfterMs);
  const signals = request.signal ? [request.signal, limit.signal] : [limit.signal];
  try {
    return await fetch(url, { ...request, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const isLate = limit.signal.aborted;
    throw new ApiError(0, isLate ? 'The server didn’t answer' : 'Connection error', undefined);
  } finally {
    clearTimeout(timer);
  }
};
