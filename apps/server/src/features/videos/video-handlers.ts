import { planOf } from '@reelwright/plans';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { cancelVideo, publishVideo, unpublishVideo } from './publish-service.ts';
import { secondsUsed } from './video-minutes.ts';
import type { VideoParts } from './video-parts.ts';
import { VideoProgress } from './video-progress.ts';
import { videoStatuses, videoStatusOf } from './video-status.ts';

type Handlers = FeatureHandlers<
  | 'queueVideo'
  | 'vidStatus'
  | 'videoProgress'
  | 'cancelVideo'
  | 'unpublishVideo'
  | 'videoStatus'
  | 'videoMinutes'
>;

export function createVideoHandlers(
  parts: VideoParts & {
    /** Aborted when the server stops: nobody is kept waiting for a video then. */
    readonly stopping: AbortSignal;
  },
): Handlers {
  const progress = new VideoProgress(parts);
  return {
    queueVideo: async ({ body, caller }) => {
      const member = await caller();
      await publishVideo(parts, member, body);
      return videoStatusOf(parts, member.id, body.proj_id);
    },
    vidStatus: async ({ body, caller }) => videoStatusOf(parts, (await caller()).id, body.proj_id),
    videoProgress: async ({ query, caller, signal }) =>
      progress.watch((await caller()).id, query.proj_id, AbortSignal.any([signal, parts.stopping])),
    cancelVideo: async ({ body, caller }) => {
      const { id } = await caller();
      await cancelVideo(parts, id, body.proj_id);
      return videoStatusOf(parts, id, body.proj_id);
    },
    unpublishVideo: async ({ body, caller }) => {
      const { id } = await caller();
      await unpublishVideo(parts, id, body.proj_id);
      return videoStatusOf(parts, id, body.proj_id);
    },
    videoMinutes: async ({ caller }) => {
      const member = await caller();
      const { limits } = planOf({ ...member, guest: false }, new Date());
      return {
        used_seconds: await secondsUsed(parts.db, member.id),
        minutes_most: limits.videoMinutesPerMonth,
      };
    },
    videoStatus: async ({ body, caller }) =>
      videoStatuses(parts, (await caller()).id, body.proj_ids),
  };
}
