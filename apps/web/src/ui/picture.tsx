import { Button } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './picture.module.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fit?: 'cover' | 'contain';
  /** One that never came can be asked for again. */
  readonly canReload?: boolean;
}

/** A picture that fills the place it is given. Until it is there the place is kept; if it never comes, it says so. */
export function Picture({ src, alt, fit = 'cover', canReload = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  useEffect(() => {
    // What could not be fetched without a connection is tried again with one.
    const retry = () => setState((now) => (now === 'broken' ? 'loading' : now));
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  if (state === 'broken') {
    const notice = (
      <div
        className={classes.broken}
        // Where the picture only accompanies a name, so does the notice: the button around it is called by that name.
        {...(alt === ''
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': `${alt} (failed to load image)` })}
      >
        <Icon shape={IconPhotoOff} sizePx={24} />
        <span>Failed to load image</span>
      </div>
    );
    if (!canReload) return notice;
    return (
      <div className={classes.reload}>
        {notice}
        <Button variant="light" size="compact-sm" onClick={() => setState('loading')}>
          Load again
        </Button>
      </div>
    );
  }
  return (
    <img
      ref={callOffWhenGone}
      key={src}
      src={src}
      alt={alt}
      className={classes.picture}
      data-fit={fit}
      data-state={state}
      loading="lazy"
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
    />
  );
}

/**
 * A browser has six lines to a server. Two dozen small pictures that nobody sees any more, because their popup was
 * closed, would keep the one that was chosen waiting.
 */
function callOffWhenGone(image: HTMLImageElement) {
  return () =>
    queueMicrotask(() => {
      if (!image.isConnected && !image.complete) image.removeAttribute('src');
    });
}
