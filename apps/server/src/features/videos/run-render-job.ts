import type { Log } from '../../log/create-log.ts';
import { failRender } from './end-render.ts';
import type { RenderParts } from './render-parts.ts';
import { countFailure, findActiveRender, updateActiveRender } from './render-repository.ts';
import { VideoFailed } from './video-failed.ts';

/** What goes wrong with a video itself is tried this often; what is around it, as often as a job. */
const failuresMost = 3;
const lookMs = 1000;

export type ActiveRender = NonNullable<Awaited<ReturnType<typeof findActiveRender>>>;

/** The work of one job on one render. */
export interface RenderWork {
  readonly render: ActiveRender;
  /** Aborted when the job has to stop, or the render was called off. */
  readonly signal: AbortSignal;
  /** What the next look writes down about the render; whoever works says how far it is. */
  onLook(note: () => Promise<Parameters<typeof updateActiveRender>[2]>): void;
}

/**
 * Works on a render as long as it is wanted: looks every second whether it still is, and writes down
 * how far it came. A render that has ended meanwhile is no failure.
 */
export async function runRenderJob(
  parts: RenderParts,
  renderId: string,
  context: { readonly log: Log; readonly signal: AbortSignal },
  work: (work: RenderWork) => Promise<void>,
): Promise<void> {
  const { db } = parts;
  const render = await findActiveRender(db, renderId);
  if (!render) return;
  const calledOff = new AbortController();
  const signal = AbortSignal.any([context.signal, calledOff.signal]);
  let note = async (): Promise<Parameters<typeof updateActiveRender>[2]> => ({});
  const look = async () => {
    const fields = await note();
    const isWanted =
      Object.keys(fields).length > 0
        ? await updateActiveRender(db, renderId, fields)
        : (await findActiveRender(db, renderId)) !== undefined;
    if (!isWanted) calledOff.abort(new Error('The video was called off.'));
  };
  const looking = lookEvery(lookMs, look, context.log);
  try {
    await work({
      ...{ render, signal },
      onLook: (wanted) => {
        note = wanted;
      },
    });
  } catch (error) {
    if (calledOff.signal.aborted) return;
    if (!(error instanceof VideoFailed)) throw error;
    if ((await countFailure(db, renderId)) < failuresMost) throw error;
    context.log.warn({ err: error, renderId }, 'A video could not be made.');
    await failRender(parts, renderId);
  } finally {
    await looking.stop();
  }
}

/** Runs something again and again, never twice at once. */
function lookEvery(pauseMs: number, look: () => Promise<void>, log: Log) {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    timer = setTimeout(() => {
      running = look()
        // The database may be away for a moment; the work itself goes on.
        .catch((error) => log.debug({ err: error }, 'Could not look after a video.'))
        .then(() => {
          if (timer) next();
        });
    }, pauseMs);
  };
  next();
  return {
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
