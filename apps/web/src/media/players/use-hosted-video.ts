import { type HostedVideo, hostedVideoPage } from '@reelwright/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** What a video site says about a video: its title, picture and author. Asked by our server. */
export function useHostedVideo(video: HostedVideo) {
  const url = hostedVideoPage(video);
  return useQuery({
    queryKey: ['hosted-video', url],
    queryFn: () => request((options) => client.hostedVideoInfo({ query: { url } }, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
