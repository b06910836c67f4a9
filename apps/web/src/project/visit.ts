// Which tabs are still there. What a living tab keeps is its own; what a gone one kept is offered back.
import { newId } from '../ui/new-id.ts';

const prefix = 'reelwright-visit-';
/** Long enough for a busy tab to answer. */
const answerWithinMs = 400;

/** Those of this page that are over: the browser gives their locks back a moment later. */
const ended = new Set<string>();

export interface Visit {
  readonly key: string;
  readonly end: () => void;
}

/** Names this visit, and shows to other tabs that it lasts until `end` or until the tab is gone. */
export function beginVisit(): Visit {
  const key = newId();
  const ends = [holdLock(key), answerCalls(key)];
  return {
    key,
    end: () => {
      ended.add(key);
      for (const end of ends) end();
    },
  };
}

/** The browser gives a lock back when its tab goes, however it goes. Only https and localhost have them. */
function holdLock(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(`${prefix}${key}`, () => promise);
  return resolve;
}

function answerCalls(key: string): () => void {
  const channel = new BroadcastChannel('reelwright-visits');
  channel.onmessage = ({ data }) => {
    if (data === 'who is there?') channel.postMessage({ here: key });
  };
  return () => channel.close();
}

/** The visits that still last, in any tab of this browser. */
export async function livingVisits(): Promise<ReadonlySet<string>> {
  const found = navigator.locks ? await lockedVisits() : await askVisits();
  return new Set([...found].filter((key) => !ended.has(key)));
}

async function lockedVisits(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
}

/** Without locks, the tabs are asked, and those that answer are there. */
function askVisits(): Promise<ReadonlySet<string>> {
  const channel = new BroadcastChannel('reelwright-visits');
  const living = new Set<string>();
  channel.onmessage = ({ data }) => {
    if (typeof data?.here === 'string') living.add(data.here);
  };
  channel.postMessage('who is there?');
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.close();
      resolve(living);
    }, answerWithinMs);
  });
}
