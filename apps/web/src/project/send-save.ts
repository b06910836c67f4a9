import { ApiError } from '@reelwright/contract';
import { type Failure, requestBody, type SaveRequest, type SavingEvent } from '@reelwright/saving';
import { client } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';

/** A request that nobody answers for this long is taken for lost. Large documents on slow lines need their time. */
const GIVEN_UP_AFTER_MS = 60_000;

/** Sends a save and says what came of it. */
export async function sendSave(request: SaveRequest): Promise<SavingEvent> {
  const { changeId } = request;
  const options = { signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS) };
  const sent = requestBody(request);
  try {
    const reply = await (sent.call === 'projectPatch'
      ? client.projectPatch({ body: sent.body }, options)
      : client.projectSave({ body: sent.body }, options));
    return { type: 'replied', changeId, reply };
  } catch (error) {
    return { type: 'failed', changeId, failure: failureOf(error) };
  }
}

export function failureOf(error: unknown): Failure {
  const message = errorMessage(error);
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'offline', message };
  if (error.status === 401) return { kind: 'login', message };
  if (error.status === 404) return { kind: 'missing', message };
  // Busy, too many calls, a check for bots that the next call may pass, or trouble of its own.
  const isPassing = error.status >= 500 || [403, 408, 429].includes(error.status);
  return { kind: isPassing ? 'trouble' : 'refused', message };
}
