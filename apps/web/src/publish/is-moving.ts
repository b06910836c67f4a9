import type { VideoStatus } from '@reelwright/contract';

/** Whether there will be news without anybody doing anything. */
export function isMoving(video: Pick<VideoStatus, 'status' | 'youtube'> | undefined): boolean {
  if (!video) return false;
  const isMade = video.status === 'pending' || video.status === 'processing';
  const isSent = video.youtube?.state === 'waiting' || video.youtube?.state === 'uploading';
  return isMade || (isSent && video.status === 'pass');
}
