import { productName, type WatchData } from '@reelwright/contract';
import { readProjectData, watermarkedWithinPlan } from '@reelwright/movie';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { client } from '../api/client.ts';
import { brand } from '../brand/brand.ts';
import { MoviePlayer } from '../player/movie-player.tsx';
import type { MovieScreen } from '../player/movie-screen.ts';
import { pastTheEnd } from './lead/lead-due.ts';
import type { LeadHold } from './lead/use-lead.tsx';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';
import { VideoWait } from './video-wait.tsx';

interface LiveMovieProps {
  readonly video: WatchData;
  readonly fillsFrame: boolean;
  readonly lead: LeadHold;
}

const isRenamed = brand.name !== productName;

/** Movies with our watermark are those of plans without one of their own. */
const ofFreePlans = { defaultWatermark: true, customWatermark: false, customSize: false };

/** A published movie of which there is no file yet: drawn here, with the watermark that the file will have. */
export function LiveMovie({ video, fillsFrame, lead }: LiveMovieProps) {
  const screen = useRef<MovieScreen>(undefined);
  usePlaysOn(screen, Boolean(lead.cover));
  const { id, watermark, posterUrl } = video;
  const movie = useQuery({
    queryKey: ['movie', id],
    queryFn: async ({ signal }) => {
      const { data_json } = await client.watchLoad({ query: { pid: id } }, { signal });
      const { data } = readProjectData(JSON.parse(data_json));
      return watermark
        ? watermarkedWithinPlan(data, ofFreePlans, isRenamed ? brand.name : '')
        : data;
    },
    retry: 1,
    refetchOnWindowFocus: false,
  });
  if (movie.isError) {
    return (
      <p className={classes.notice} role="alert">
        This video could not be loaded. Please reload the page.
      </p>
    );
  }
  if (!movie.data) return <VideoWait video={video} />;
  return (
    <div className={classes.live}>
      <MoviePlayer
        movie={movie.data}
        ownsPage={fillsFrame}
        barOver={fillsFrame}
        onReady={(opened) => {
          screen.current = opened;
        }}
        onTime={(seconds) => {
          const transport = screen.current?.transport;
          if (transport?.state.get().isPlaying && lead.holds(seconds)) transport.pause();
        }}
        onStopped={() => void lead.holds(pastTheEnd)}
        {...(posterUrl && { poster: onThisOrigin(posterUrl) })}
      />
      {lead.cover}
    </div>
  );
}

/** What was covered goes on when the cover is gone, unless it was over. */
function usePlaysOn(screen: RefObject<MovieScreen | undefined>, isCovered: boolean): void {
  const wasCovered = useRef(false);
  useEffect(() => {
    const transport = screen.current?.transport;
    if (wasCovered.current && !isCovered && transport && !transport.state.get().hasEnded)
      transport.play();
    wasCovered.current = isCovered;
  }, [screen, isCovered]);
}
