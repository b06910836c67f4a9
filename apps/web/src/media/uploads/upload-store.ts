import { ApiError, type StoredFile } from '@reelwright/contract';
import { currentUser } from '../../account/session-store.ts';
import { errorMessage } from '../../api/error-message.ts';
import { createStore } from '../../store/create-store.ts';
import { newId } from '../../ui/new-id.ts';
import { dropUpload, type KeptUpload, keepUpload, readKeptUploads } from './kept-uploads.ts';
import { finishFile, type SendingFile, sendFile } from './send-file.ts';
import type { MediaUpload } from './upload-state.ts';

/** More at once only make each of them slower. */
const atOnce = 2;
/** The server may be away while the line is there: it is tried again this often. */
const tryAgainMs = 10_000;

interface Job {
  readonly file: File;
  readonly done: PromiseWithResolvers<StoredFile>;
  address?: string;
  sending?: SendingFile;
}

/** Every file on its way from this page, oldest first. It outlives popups and pages of the app. */
export const uploadList = createStore<readonly MediaUpload[]>([]);
const jobs = new Map<string, Job>();

function change(id: string, part: Partial<MediaUpload>): void {
  uploadList.set(uploadList.get().map((one) => (one.id === id ? { ...one, ...part } : one)));
}

const stateOf = (id: string) => uploadList.get().find((one) => one.id === id)?.state;

/** Begins to send files; their ids, in the same order. */
export function startUploads(files: readonly File[]): readonly string[] {
  return files.map((file) => {
    const id = newId();
    add({ id, file });
    void hold(id);
    keep(id);
    sendNext();
    return id;
  });
}

/** What the next page needs to go on. */
function keep(id: string): void {
  const job = jobs.get(id);
  const upload = uploadList.get().find((one) => one.id === id);
  if (!job || !upload) return;
  const { file, address } = job;
  void keepUpload({
    id,
    userId: currentUser()?.id ?? 0,
    file,
    ...(address && { address }),
    ...(upload.state === 'paused' && { pausedAtBytes: upload.sentBytes }),
  });
}

function add({ id, file, address, pausedAtBytes }: Omit<KeptUpload, 'userId'>): void {
  const done = Promise.withResolvers<StoredFile>();
  // Whoever does not wait for it reads its state instead.
  done.promise.catch(() => undefined);
  jobs.set(id, { file, done, ...(address && { address }) });
  const { name, size: bytes, type } = file;
  const state = pausedAtBytes === undefined ? 'waiting' : 'paused';
  const fresh = {
    id,
    name,
    bytes,
    type,
    state,
    sentBytes: pausedAtBytes ?? 0,
    percent: 0,
  } as const;
  uploadList.set([...uploadList.get(), fresh]);
}

/** The file, once it can be used; fails with a sentence when it cannot. */
export function whenReady(id: string): Promise<StoredFile> {
  return jobs.get(id)?.done.promise ?? Promise.reject(new Error('This upload is gone.'));
}

function sendNext(): void {
  const list = uploadList.get();
  const busy = list.filter(({ state }) => state === 'sending').length;
  for (const { id } of list.filter(({ state }) => state === 'waiting').slice(0, atOnce - busy)) {
    void send(id);
  }
}

async function send(id: string): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;
  change(id, { state: 'sending' });
  const { file } = job;
  job.sending = await sendFile({
    file,
    address: job.address,
    onAddress: (address) => {
      job.address = address;
      keep(id);
    },
    onProgress: (sentBytes) => stateOf(id) === 'sending' && change(id, { sentBytes }),
    onSent: (address) => void finish(id, address),
    onProblem: (problem, isOffline) => {
      if (stateOf(id) !== 'sending') return;
      if (isOffline) waitForConnection(id);
      else fail(id, problem);
      sendNext();
    },
  });
  // It may have been paused or given up while the code was on its way.
  const state = stateOf(id);
  if (state === undefined) await job.sending.cancel();
  else if (state === 'paused') await job.sending.pause();
}

/** Goes on when the browser says that it is online, or when the server answers again. */
function waitForConnection(id: string): void {
  change(id, { state: 'offline' });
  setTimeout(() => {
    if (stateOf(id) === 'offline') resumeUpload(id);
  }, tryAgainMs);
}

async function finish(id: string, address: string): Promise<void> {
  change(id, { state: 'preparing', percent: 0 });
  sendNext();
  try {
    const file = await finishFile(address, ({ percent }) => change(id, { percent }));
    change(id, { state: 'ready', file });
    void dropUpload(id);
    jobs.get(id)?.done.resolve(file);
  } catch (error) {
    // Nobody could be asked: what has arrived is still there, and is asked about again.
    if (isUnreachable(error)) waitForConnection(id);
    else fail(id, errorMessage(error));
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

function fail(id: string, problem: string): void {
  change(id, { state: 'failed', problem });
  void dropUpload(id);
  jobs.get(id)?.done.reject(new Error(problem));
}

export function pauseUpload(id: string): void {
  change(id, { state: 'paused' });
  keep(id);
  void jobs.get(id)?.sending?.pause();
  sendNext();
}

export function resumeUpload(id: string): void {
  change(id, { state: 'waiting' });
  keep(id);
  sendNext();
}

/** Takes it out of the list; one that is still on its way is given up. */
export function removeUpload(id: string): void {
  const job = jobs.get(id);
  void job?.sending?.cancel();
  job?.done.reject(new Error('The upload was cancelled.'));
  jobs.delete(id);
  uploadList.set(uploadList.get().filter((one) => one.id !== id));
  void dropUpload(id);
  sendNext();
}

let restoredFor: number | undefined;

/** Goes on with what an earlier page was sending. */
export async function restoreUploads(userId: number): Promise<void> {
  if (restoredFor === userId) return;
  restoredFor = userId;
  for (const kept of await readKeptUploads(userId)) {
    if (jobs.has(kept.id) || !(await hold(kept.id))) continue;
    add(kept);
  }
  sendNext();
}

/** Says whether this page is the one to send it: another tab may be at it. It is until the page is closed. */
function hold(id: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (!navigator.locks) return Promise.resolve(true);
  void navigator.locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
    resolve(lock !== null);
    return lock && new Promise(() => undefined);
  });
  return promise;
}

/** What stopped for want of a connection goes on with one. */
globalThis.addEventListener?.('online', () => {
  for (const { id, state } of uploadList.get()) if (state === 'offline') resumeUpload(id);
});
