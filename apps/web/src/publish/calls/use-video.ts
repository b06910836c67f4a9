import type { VideoStatus } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { projectsKey } from '../../members/projects/calls/project-keys.ts';
import { isMoving } from '../is-moving.ts';
import { followVideo } from './follow-video.ts';
import { minutesKey, videoKey } from './video-keys.ts';

/** How often we ask while the server's own news do not get through. */
const askAgainMs = 3000;

/** How far the video of a project is, as it goes. */
export function useVideo(id: number) {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const query = useQuery({
    queryKey: videoKey(id),
    queryFn: ({ signal }) =>
      request((options) => client.vidStatus({ body: { proj_id: id } }, options), { signal }),
    refetchInterval: ({ state }) => isMoving(state.data) && !isLive && askAgainMs,
    retry: 1,
  });
  const moves = isMoving(query.data);
  useEffect(() => {
    if (!moves) return;
    const onStatus = (status: VideoStatus) => queries.setQueryData(videoKey(id), status);
    return followVideo(id, { onStatus, onLive: setLive });
  }, [id, moves, queries]);

  const status = query.data?.status;
  useEffect(() => {
    // The list shows the same in other words.
    if (status !== undefined) {
      void queries.invalidateQueries({ queryKey: [...projectsKey, 'status'] });
      void queries.invalidateQueries({ queryKey: minutesKey });
    }
  }, [status, queries]);
  return query;
}
