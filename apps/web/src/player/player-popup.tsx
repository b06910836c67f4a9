import { useViewportSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Popup } from '../ui/popup.tsx';
import { listenToPlayer } from './host-messages.ts';
import { type OpenPlayer, playerPopup } from './open-player.ts';
import classes from './player-popup.module.css';
import { playerAddress, popupScale } from './popup-scale.ts';

const close = () => playerPopup.set(undefined);

/** Spec: a movie above the page, played as it is saved. */
export function PlayerPopup({ open }: { readonly open: OpenPlayer }) {
  const { id, title, size, slideIndex } = open;
  const frame = useRef<HTMLIFrameElement>(null);
  const viewport = useViewportSize();
  // Measured once: a frame that is asked for another size would begin anew.
  const [scale] = useState(() =>
    popupScale(size, { width: window.innerWidth, height: window.innerHeight }),
  );
  const widthPx = Math.round(size.width * scale);
  const heightPx = Math.round(size.height * scale);
  useEffect(
    () =>
      listenToPlayer(
        () => frame.current,
        (message) => {
          if (message.type === 'escape') close();
        },
      ),
    [],
  );
  return (
    <Popup
      onClose={close}
      sizePx={Math.min(widthPx, viewport.width || widthPx)}
      title={title}
      padding={0}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
      }}
    >
      {/* It has the focus from the start, so that keys are for the player and Space never presses Close. */}
      <iframe
        ref={frame}
        className={classes.frame}
        src={playerAddress(id, scale, slideIndex)}
        title={`Preview of ${title}`}
        style={{ '--width': `${widthPx}px`, '--height': `${heightPx}px` }}
        allow="autoplay; fullscreen"
        data-autofocus
      />
    </Popup>
  );
}
