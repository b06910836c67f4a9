import type { WatchData } from '@reelwright/contract';
import { useState } from 'react';
import { fittingFormat, inFormat } from '../fitting-format.ts';
import { VideoScreen } from '../video-screen.tsx';
import classes from './embed-page.module.css';

/** /embed.html: a published video that fills the frame it is in. */
export function EmbedPage({ video }: { readonly video: WatchData | null }) {
  // Chosen once: a phone that is turned must not begin the video anew.
  const [shown] = useState(() =>
    video
      ? inFormat(video, fittingFormat(video, { width: innerWidth, height: innerHeight }))
      : undefined,
  );
  return (
    <main className={classes.page}>
      {shown ? (
        <>
          <h1 className={classes.hidden}>{shown.title}</h1>
          <VideoScreen video={shown} fillsFrame />
        </>
      ) : (
        <p className={classes.notice}>This video isn’t available anymore.</p>
      )}
    </main>
  );
}
