import { requestBody, type SaveRequest, type SavingEvent } from '@reelwright/saving';
import { client } from '../api/client.ts';
import { failureOf } from './failure-of.ts';

/** A request that nobody answers for this long is taken for lost. Large documents on slow lines need their time. */
const givenUpAfterMs = 60_000;

/** Sends a save and says what came of it. */
export async function sendSave(request: SaveRequest): Promise<SavingEvent> {
  const { changeId } = request;
  const options = { signal: AbortSignal.timeout(givenUpAfterMs) };
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
