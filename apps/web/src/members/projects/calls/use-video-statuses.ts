import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { minutesKey } from '../../../publish/calls/video-keys.ts';
import { publicFile } from '../../../publish/public-file.ts';
import { isUnderWay, shownStatus, type VideoStatus } from '../video-status.ts';
import { statusKey } from './project-keys.ts';

/** Often enough to see it move, seldom enough to cost nothing. */
const lookAgainMs = 5000;

interface VideoState {
  readonly status: VideoStatus;
  /** Nobody else can see it, so there is no page to watch it on. */
  readonly isOnlyForMe: boolean;
  readonly videoUrl: string | undefined;
  readonly downloadUrl: string | undefined;
  readonly posterUrl: string | undefined;
  /** A few seconds of it, as an animated picture. */
  readonly previewUrl: string | undefined;
  /** How much is done of one that is being made. */
  readonly percent: number | undefined;
  /** Why it failed. */
  readonly message: string | undefined;
}

/** How far a video is; 'loading' until the server says so, 'unknown' when it can't be asked. */
export type KnownVideoState = VideoState | 'loading' | 'unknown';

/** How far the videos of these projects are, looked at again while one of them is on its way. */
export function useVideoStatuses(ids: readonly number[]): (id: number) => KnownVideoState {
  const { data, isError } = useQuery({
    queryKey: statusKey(ids),
    queryFn: ({ signal }) => fetchStates(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      [...(state.data?.values() ?? [])].some(({ status }) => isUnderWay(status)) && lookAgainMs,
    retry: 1,
  });
  const queries = useQueryClient();
  const finished = [...(data ?? [])]
    .filter(([, { status }]) => !isUnderWay(status))
    .map(([id]) => id)
    .join(' ');
  // What is finished was charged: the month's minutes beside the list are asked for again.
  useEffect(() => {
    if (finished) void queries.invalidateQueries({ queryKey: minutesKey });
  }, [finished, queries]);
  return (id) => data?.get(id) ?? (isError ? 'unknown' : 'loading');
}

async function fetchStates(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, VideoState>> {
  const records = await request(
    (options) => client.videoStatus({ body: { proj_ids: [...ids] } }, options),
    { signal },
  );
  const byId = new Map(records.map((record) => [record.proj_id, record]));
  return new Map(
    ids.map((id) => {
      const record = byId.get(id);
      const state = {
        status: shownStatus(record?.status),
        isOnlyForMe: record?.audience === 'me',
        videoUrl: record?.video_url ?? undefined,
        downloadUrl: record?.download_url ?? record?.video_url ?? undefined,
        posterUrl: record?.poster_url ? publicFile(id, 'poster.jpg', record.poster_url) : undefined,
        previewUrl: record?.preview_url
          ? publicFile(id, 'preview.webp', record.preview_url)
          : undefined,
        percent: record?.percent,
        message: record?.message ?? undefined,
      };
      return [id, state];
    }),
  );
}
