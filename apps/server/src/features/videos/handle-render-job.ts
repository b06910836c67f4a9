import { handleJob, type JobDefinition, type JobHandler } from '../../jobs/define-job.ts';
import type { Log } from '../../log/create-log.ts';
import { failRender } from './end-render.ts';
import type { RenderParts } from './render-parts.ts';
import {
  countFailure,
  findActiveRender,
  isRenderActive,
  updateActiveRender,
} from './render-repository.ts';
import { textUntilNextTry, VideoFailed } from './video-failed.ts';

/** What goes wrong with a video itself is tried this often; what is around it, as often as a job. */
const maxFailures = 3;
const lookMs = 1000;

export type ActiveRender = NonNullable<Awaited<ReturnType<typeof findActiveRender>>>;

/** The work of one job on one render. */
export interface RenderWork {
  readonly render: ActiveRender;
  /** Aborted when the job has to stop, or the render was called off. */
  readonly signal: AbortSignal;
  /** What the next look writes down about the render; whoever works says how far it is. */
  onLook(note: Note): void;
}

type Note = () => Promise<Parameters<typeof updateActiveRender>[2]>;

/**
 * A job that works on a render as long as it is wanted: it looks every second whether it still is,
 * and writes down how far it came. A render that has ended meanwhile is no failure.
 */
export function handleRenderJob<Payload extends { renderId: string }>(
  parts: RenderParts,
  job: JobDefinition<Payload>,
  work: (work: RenderWork, payload: Payload) => Promise<void>,
): JobHandler {
  const { db, queue } = parts;
  return handleJob({
    job,
    async run(payload, context) {
      const { renderId } = payload;
      const render = await findActiveRender(db, renderId);
      if (!render) return;
      if (render.message !== null) await updateActiveRender(db, renderId, { message: null });
      const calledOff = new AbortController();
      const looking = lookAfter(parts, renderId, context.log, () => calledOff.abort());
      const signal = AbortSignal.any([context.signal, calledOff.signal, parts.stopping]);
      try {
        await work({ render, signal, onLook: looking.note }, payload);
      } catch (error) {
        if (calledOff.signal.aborted) return;
        // Another worker goes on at once; nothing went wrong here.
        if (parts.stopping.aborted) return await queue.enqueue(db, job, payload);
        const hasFailed =
          error instanceof VideoFailed &&
          (error.isFinal || (await countFailure(db, renderId)) >= maxFailures);
        if (hasFailed) {
          context.log.warn({ err: error, renderId }, 'A video could not be made.');
          return await failRender(parts, renderId, error.message);
        }
        await looking.stop();
        await showRetry(parts, renderId, textUntilNextTry(error), context.log);
        throw error;
      } finally {
        await looking.stop();
      }
    },
    giveUp: ({ renderId }) => failRender(parts, renderId),
  });
}

/** For whoever watches, until somebody works on it again. Better unsaid than a second failure over it. */
async function showRetry(
  { db }: RenderParts,
  renderId: string,
  message: string,
  log: Log,
): Promise<void> {
  await updateActiveRender(db, renderId, { message, secondsLeft: null }).catch((error) =>
    log.debug({ err: error }, 'Could not say that a video is tried again.'),
  );
}

/** Looks after a render every second, and says when it is not wanted any more. */
function lookAfter({ db }: RenderParts, renderId: string, log: Log, onEnd: () => void) {
  let note: Note = async () => ({});
  const look = async () => {
    const fields = await note();
    const isWanted =
      Object.keys(fields).length > 0
        ? await updateActiveRender(db, renderId, { message: null, ...fields })
        : await isRenderActive(db, renderId);
    if (!isWanted) onEnd();
  };
  return {
    ...lookEvery(lookMs, look, log),
    note: (wanted: Note) => {
      note = wanted;
    },
  };
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
