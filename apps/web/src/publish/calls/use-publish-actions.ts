import { ApiError, type VideoAudience, type VideoStatus } from '@reelwright/contract';
import type { FormatId, ProjectData } from '@reelwright/movie';
import { useQueryClient } from '@tanstack/react-query';
import { trackActivity } from '../../account/track-activity.ts';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { type RequestOptions, request } from '../../api/request.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { isQuotaError, offerMoreMinutes } from '../offer-more-minutes.ts';
import type { OpenPublish } from '../open-publish.ts';
import { describeUnsaved, outOfReachMessage } from '../out-of-reach.ts';
import type { PublishData } from '../publish-fields.ts';
import { shownFigures } from '../shown-figures.ts';
import { videoKey } from './video-keys.ts';

type Published = Pick<OpenPublish, 'id' | 'title' | 'save' | 'remember'>;

interface PublishHow {
  readonly publishAs?: 'youtube' | 'embed' | 'download';
  /** Made besides the film's own. */
  readonly formats?: readonly FormatId[];
  /** Which of them goes to the video site; the film's own unless it is named. */
  readonly siteFormat?: FormatId | undefined;
  /** Left out, it stays as it was. */
  readonly audience?: VideoAudience;
  /** Written on the picture, or not; null: as the project says. Left out, it stays as it was. */
  readonly captions?: boolean | null;
}

/** What can be done with the video of a project. Each answers whether it worked; if not, a toast says why. */
export function usePublishActions(
  { id, title, save, remember }: Published,
  movie: ProjectData | undefined,
) {
  const queries = useQueryClient();
  const body = { proj_id: id };
  const take = async (
    send: () => Promise<VideoStatus>,
    onRefused = (error: unknown): void => toast.error(describeRefusal(error)),
  ): Promise<boolean> => {
    try {
      queries.setQueryData(videoKey(id), await send());
      return true;
    } catch (error) {
      onRefused(error);
      return false;
    }
  };
  const calls: RequestOptions<VideoStatus> = { progress: true };

  const publish = async (
    action: 'youtube' | 'download',
    data: PublishData,
    { publishAs = action, formats = [], siteFormat, audience, captions }: PublishHow = {},
  ): Promise<boolean> => {
    const poster = movie?.publish.poster;
    remember?.({ ...data, publish_as: publishAs, ...(poster && { poster }) });
    if (save && !(await save())) {
      toast.error(describeUnsaved());
      return false;
    }
    const isQueued = await take(
      () =>
        request(
          (options) =>
            client.queueVideo(
              {
                body: {
                  action,
                  proj_id: id,
                  name: title,
                  data,
                  formats: [...formats],
                  ...(siteFormat && { site_format: siteFormat }),
                  ...(audience && { audience }),
                  ...(captions !== undefined && { captions }),
                  ...(movie && shownFigures(movie)),
                },
              },
              options,
            ),
          calls,
        ),
      (error) => {
        if (isQuotaError(error)) void offerMoreMinutes(errorMessage(error));
        else toast.error(describeRefusal(error));
      },
    );
    if (isQueued) trackActivity('project_completed');
    return isQueued;
  };

  const cancel = () =>
    take(() => request((options) => client.cancelVideo({ body }, options), calls));

  const unpublish = async (audience: VideoStatus['audience']): Promise<boolean> => {
    const isSure = await confirm(audience === 'me' ? deleteQuestion : offlineQuestion);
    if (!isSure) return false;
    return take(() =>
      request((options) => client.unpublishVideo({ body }, options), {
        ...calls,
        successToast: audience === 'me' ? 'Your video is deleted' : 'Your video is offline now',
      }),
    );
  };

  /** Changes what the video's page says about it. */
  const changeAbout = (about: { readonly title: string; readonly description: string }) =>
    take(() =>
      request((options) => client.videoInfo({ body: { ...body, ...about } }, options), {
        ...calls,
        successToast: 'Saved. Your video’s page shows it now.',
      }),
    );

  /** Opens the video to everybody with its link, or closes it; nothing is made again. */
  const changeAudience = (audience: VideoAudience) =>
    take(() =>
      request((options) => client.videoInfo({ body: { ...body, audience } }, options), {
        ...calls,
        successToast:
          audience === 'link' ? 'Anyone with the link can watch it now' : 'Only you can see it now',
      }),
    );

  return { publish, cancel, unpublish, changeAbout, changeAudience };
}

const offlineQuestion = {
  title: 'Take this video offline?',
  message:
    'Its page, its embedded players and its MP4 stop working right away. Your project stays as it is, and you can publish it again.',
  confirmLabel: 'Take it offline',
  danger: true,
};

/** Of a video that nobody else ever saw. */
const deleteQuestion = {
  title: 'Delete this video?',
  message: 'Its MP4 is deleted. Your project stays as it is, and you can make the video again.',
  confirmLabel: 'Delete the video',
  danger: true,
};

function describeRefusal(error: unknown): string {
  const isOutOfReach = error instanceof ApiError && error.status === 0;
  return isOutOfReach ? outOfReachMessage : errorMessage(error);
}
