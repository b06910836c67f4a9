import type { StoredFile } from '@reelwright/contract';

/** A file on its way from this browser into the storage. */
export interface MediaUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  /** 'offline': it goes on by itself when the connection is back. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'offline' | 'preparing' | 'ready' | 'failed';
  readonly sentBytes: number;
  /** Of making it ready on the server. */
  readonly percent: number;
  readonly problem?: string;
  readonly file?: StoredFile;
}

/** Whether something still has to happen before the file is there. */
export function isUnderWay({ state }: MediaUpload): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** How far it is, for a line of progress. Sending is most of it; making it ready has its own words. */
export function uploadPercent({ state, sentBytes, bytes, percent }: MediaUpload): number {
  if (state === 'preparing') return percent;
  return bytes === 0 ? 0 : (100 * sentBytes) / bytes;
}

const stateMessages: Readonly<Record<MediaUpload['state'], string>> = {
  waiting: 'Waiting for its turn',
  sending: 'Uploading',
  paused: 'Paused',
  offline: 'No connection. It continues by itself.',
  preparing: 'Getting it ready',
  ready: 'Ready',
  failed: 'Could not be used',
};

export function describeUpload({ state, problem }: MediaUpload): string {
  return problem ?? stateMessages[state];
}
