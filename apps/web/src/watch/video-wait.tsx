import type { WatchData } from '@reelwright/contract';
import { onThisOrigin } from './page-data.ts';
import classes from './video-screen.module.css';

/** While a video is on its way: its poster, or a word. */
export function VideoWait({ video: { posterUrl } }: { readonly video: WatchData }) {
  return posterUrl ? (
    <img className={classes.poster} src={onThisOrigin(posterUrl)} alt="" />
  ) : (
    <p className={classes.notice} role="status">
      Loading..
    </p>
  );
}
