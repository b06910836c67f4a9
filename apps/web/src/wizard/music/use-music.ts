import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** The music that ships with the product. */
export function useMusic() {
  return useQuery({
    queryKey: ['music'],
    queryFn: () => request((options) => client.musicTracks({}, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
