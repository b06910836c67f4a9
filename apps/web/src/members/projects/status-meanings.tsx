import type { ReactNode } from 'react';
import type { VideoStatus } from './video-status.ts';

/** What each status means, in the words of the 'Video status' popup. */
export const statusMeanings: Readonly<Record<VideoStatus, ReactNode>> = {
  Unpublished: 'Never published, so it’s still a draft. Publishing makes the MP4.',
  Queued: 'The servers are busy. Your video is in line and starts by itself.',
  Converting:
    'Your video is being made, which takes a few minutes. You can close this page in the meantime.',
  Rendered: 'Your video is ready. Download it, and upload it to your social sites.',
  Failed: (
    <>
      The video could not be converted, possibly because a video or an image inside it is broken.
      Try publishing it again, or <a href="/support?subject=video+issues">contact support</a>.
    </>
  ),
};
