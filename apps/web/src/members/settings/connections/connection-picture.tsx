import type { ConnectionId } from '@reelwright/contract';
import classes from './connection-picture.module.css';
import { backups, google, mail, payments, youtube } from './pictures/account-pictures.tsx';
import { brave, feeds, gdelt, searxng } from './pictures/article-pictures.tsx';
import {
  commons,
  freesound,
  openverse,
  pexels,
  pixabay,
  unsplash,
} from './pictures/media-pictures.tsx';
import type { BeforeAfter } from './pictures/picture-parts.tsx';
import { listening, model, voices, wikipedia } from './pictures/word-pictures.tsx';

const pictures: Readonly<Record<ConnectionId, BeforeAfter>> = {
  wikipedia,
  openverse,
  commons,
  gdelt,
  pexels,
  pixabay,
  unsplash,
  freesound,
  model,
  voices,
  listening,
  searxng,
  brave,
  feeds,
  mail,
  google,
  youtube,
  backups,
  payments,
};

/** What a service changes, seen: the same thing without it and with it. The card says both in words. */
export function ConnectionPicture({ id }: { readonly id: ConnectionId }) {
  const { before, after } = pictures[id];
  return (
    <div className={classes.pair} aria-hidden="true">
      <figure className={classes.side}>
        <svg viewBox="0 0 160 90" className={classes.picture} role="presentation">
          {before}
        </svg>
        <figcaption>Without</figcaption>
      </figure>
      <figure className={classes.side}>
        <svg viewBox="0 0 160 90" className={classes.picture} role="presentation">
          {after}
        </svg>
        <figcaption>With it</figcaption>
      </figure>
    </div>
  );
}
