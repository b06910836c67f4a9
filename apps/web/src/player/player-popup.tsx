import { useViewportSize } from '@mantine/hooks';
import { useState } from 'react';
import { Popup } from '../ui/popup.tsx';
import { type OpenPlayer, playerPopup } from './open-player.ts';
import classes from './player-popup.module.css';
import { playerAddress, popupScale } from './popup-scale.ts';

/** Spec: a movie above the page, played as it is saved. */
export function PlayerPopup({ open }: { readonly open: OpenPlayer }) {
  const { id, title, size, slideIndex } = open;
  const viewport = useViewportSize();
  // Measured once: a frame that is asked for another size would begin anew.
  const [scale] = useState(() =>
    popupScale(size, { width: window.innerWidth, height: window.innerHeight }),
  );
  const widthPx = Math.round(size.width * scale);
  const heightPx = Math.round(size.height * scale);
  return (
    <Popup
      onClose={() => playerPopup.set(undefined)}
      sizePx={Math.min(widthPx, viewport.width || widthPx)}
      title={title}
      padding={0}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <iframe
        className={classes.frame}
        src={playerAddress(id, scale, slideIndex)}
        title={`Preview of ${title}`}
        style={{ '--width': `${widthPx}px`, aspectRatio: `${widthPx} / ${heightPx}` }}
        allow="autoplay; fullscreen"
      />
    </Popup>
  );
}
