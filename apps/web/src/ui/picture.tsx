import { Button } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import classes from './picture.module.css';
import { takeTurn } from './picture-line.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly fit?: 'cover' | 'contain';
  /** One that never came can be asked for again. */
  readonly canReload?: boolean;
  /** One of many: it is loaded when it is nearly seen, and few at once. */
  readonly isOfMany?: boolean;
  /** A small copy that is there already: it is seen until the picture itself has come. */
  readonly early?: string | undefined;
}

/** A picture that fills the place it is given. Until it is there the place is kept; if it never comes, it says so. */
export function Picture(props: PictureProps) {
  const { src, alt, fit = 'cover', canReload = false, isOfMany = false, early } = props;
  const { place, isTurn, endTurn } = useTurn(isOfMany);
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
  if (!isTurn) return <span ref={place} className={classes.picture} data-state="loading" />;
  return (
    <img
      ref={callOffWhenGone}
      key={src}
      src={src}
      alt={alt}
      className={classes.picture}
      data-fit={fit}
      data-state={state}
      style={
        early !== undefined && state === 'loading'
          ? { background: `center / ${fit} no-repeat url("${CSS.escape(early)}")` }
          : undefined
      }
      loading="lazy"
      decoding="async"
      onLoad={() => {
        endTurn.current?.();
        setState('shown');
      }}
      onError={() => {
        endTurn.current?.();
        setState('broken');
      }}
    />
  );
}

/** Whether a picture may be loaded by now: one of many waits until it is nearly seen, and for those before it. */
function useTurn(isOfMany: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const endTurn = useRef<() => void>(undefined);
  const [isTurn, setTurn] = useState(!isOfMany);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const nearly = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearly.disconnect();
        endTurn.current ??= takeTurn(
          () => readingPlace(element),
          () => setTurn(true),
        );
      },
      { rootMargin: '200px' },
    );
    nearly.observe(element);
    return () => nearly.disconnect();
  }, []);
  useEffect(() => () => endTurn.current?.(), []);
  return { place, isTurn, endTurn };
}

/** Row by row, as one reads. */
function readingPlace(element: Element): number {
  const { top, left } = element.getBoundingClientRect();
  return Math.round(top) * 10_000 + left;
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
