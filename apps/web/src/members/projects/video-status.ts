export const videoStatuses = ['Unpublished', 'Queued', 'Converting', 'Rendered', 'Failed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

const shown: Readonly<Record<string, VideoStatus>> = {
  pending: 'Queued',
  processing: 'Converting',
  pass: 'Rendered',
  fail: 'Failed',
};

/** Spec: the word for what the server says of a video; no record, or an unknown one, is a draft. */
export function shownStatus(status: string | undefined): VideoStatus {
  return (status !== undefined && Object.hasOwn(shown, status) && shown[status]) || 'Unpublished';
}

/** Whether it will be another one soon, without anybody doing anything. */
export function isUnderWay(status: VideoStatus): boolean {
  return status === 'Queued' || status === 'Converting';
}
