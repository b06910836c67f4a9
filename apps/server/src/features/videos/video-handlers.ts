import { planOf } from '@reelwright/plans';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ProjectRow } from '../projects/project-repository.ts';
import { cancelVideo, changeVideoInfo, publishVideo, unpublishVideo } from './publish-service.ts';
import { secondsUsed } from './video-minutes.ts';
import type { VideoParts } from './video-parts.ts';
import { VideoProgress } from './video-progress.ts';
import { videoStatuses, videoStatusOf } from './video-status.ts';

type Handlers = FeatureHandlers<
  | 'queueVideo'
  | 'vidStatus'
  | 'videoInfo'
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
      const project = await publishVideo(parts, member, body);
      const status = await videoStatusOf(parts, member.id, body.proj_id);
      return isAsShown(project, body) ? status : { ...status, message: savedOnly };
    },
    videoInfo: async ({ body, caller }) => {
      const { id } = await caller();
      await changeVideoInfo(parts, id, body);
      return videoStatusOf(parts, id, body.proj_id);
    },
    vidStatus: async ({ body, caller }) => videoStatusOf(parts, (await caller()).id, body.proj_id),
    videoProgress: async ({ query, caller, signal }) => {
      const { id, sessionId } = await caller();
      const follower = { userId: id, projectId: query.proj_id, sessionId };
      return progress.watch(follower, AbortSignal.any([signal, parts.stopping]));
    },
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
        max_minutes: limits.videoMinutesPerMonth,
      };
    },
    videoStatus: async ({ body, caller }) =>
      videoStatuses(parts, (await caller()).id, body.proj_ids),
  };
}

const savedOnly =
  'The video shows your project as it was last saved. To include what you changed since, save it and publish again.';
/** Lengths are rounded on their way. */
const sameSeconds = 0.1;

interface Shown {
  readonly player_width?: number | undefined;
  readonly player_height?: number | undefined;
  readonly total_time?: number | undefined;
}

/** Whether the browser showed what is saved, going by the size and length it saw. */
function isAsShown({ width, height, duration }: ProjectRow, shown: Shown): boolean {
  const { player_width = width, player_height = height, total_time = duration } = shown;
  return (
    player_width === width &&
    player_height === height &&
    Math.abs(total_time - duration) <= sameSeconds
  );
}
