import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** The voices there are, and the languages they speak. */
export function useVoices() {
  return useQuery({
    queryKey: ['voices'],
    queryFn: async () => {
      const [voices, languages] = await Promise.all([
        request((options) => client.voices({}, options)),
        request((options) => client.voiceLanguages({}, options)),
      ]);
      return { voices, languages };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
