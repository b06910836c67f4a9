import { useViewportSize } from '@mantine/hooks';
import type { ProjectData } from '@reelwright/movie';
import { MoviePlayer } from '../../player/movie-player.tsx';
import { popupScale } from '../../player/popup-scale.ts';
import { Popup } from '../../ui/popup.tsx';
import classes from './review-popup.module.css';

interface ReviewPopupProps {
  readonly film: ProjectData;
  /** What it is called if it has no title of its own. */
  readonly title?: string;
  readonly onClose: () => void;
}

/** Spec: the video as it is now, large, whether or not it was ever saved. */
export function ReviewPopup({ film, title = 'Your video', onClose }: ReviewPopupProps) {
  const viewport = useViewportSize();
  const { size } = film.movie;
  const scale = popupScale(size, { width: window.innerWidth, height: window.innerHeight });
  const widthPx = Math.round(size.width * scale);
  const heightPx = Math.round(size.height * scale);
  return (
    <Popup
      onClose={onClose}
      sizePx={Math.min(widthPx, viewport.width || widthPx)}
      title={film.publish.title || title}
      padding={0}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
      }}
    >
      <div
        className={classes.film}
        style={{ '--width': `${widthPx}px`, '--height': `${heightPx}px` }}
      >
        <MoviePlayer movie={film} autoplay loop />
      </div>
    </Popup>
  );
}
