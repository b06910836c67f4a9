import { type Cue, readSubtitles } from '@reelwright/subtitles';
import { useQuery } from '@tanstack/react-query';

/** The captions of a finished video; none until they are here, and none where they cannot be had. */
export function useCaptionTrack(address: string | undefined): readonly Cue[] | undefined {
  const track = useQuery({
    queryKey: ['captions', address],
    enabled: address !== undefined,
    retry: 1,
    // The address names the very video.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const reply = await fetch(address ?? '', { signal });
      if (!reply.ok) throw new Error(`The captions answered ${reply.status}.`);
      return readSubtitles(await reply.text()).cues;
    },
  });
  return track.data;
}
