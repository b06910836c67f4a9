import type { WatchData } from '@reelwright/contract';
import { VideoScreen } from '../video-screen.tsx';
import classes from './embed-page.module.css';

/** /embed.html: a published video that fills the frame it is in. */
export function EmbedPage({ video }: { readonly video: WatchData | null }) {
  return (
    <main className={classes.page}>
      {video ? (
        <>
          <h1 className={classes.hidden}>{video.title}</h1>
          <VideoScreen video={video} fillsFrame />
        </>
      ) : (
        <p className={classes.notice}>This video is not available any more.</p>
      )}
    </main>
  );
}
