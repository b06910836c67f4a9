import { Button } from '@mantine/core';
import { articleCredit } from '@reelwright/article';
import { mediaAddress } from '@reelwright/contract';
import type { MediaEntry } from '@reelwright/wizards';
import type { NewsItem } from '@reelwright/wizards/news';
import { useState } from 'react';
import classes from './news.module.css';

interface StoryPictureProps {
  readonly item: NewsItem;
  readonly onTake: (media: MediaEntry) => void;
}

/** The picture that a page shows with its story. It is somebody's: it is taken by whoever says so. */
export function StoryPicture({ item, onTake }: StoryPictureProps) {
  const { image, link = '', site = '', media = [] } = item;
  const [broken, setBroken] = useState<string>();
  if (!image || broken === image || media.some(({ url }) => url)) return null;
  const credit = articleCredit({ url: link, site, author: '' });
  return (
    <div className={classes.storyPicture}>
      <img
        src={mediaAddress(image, location.origin)}
        alt=""
        loading="lazy"
        onError={() => setBroken(image)}
      />
      <div className={classes.storyPictureWords}>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            onTake({
              url: image,
              thumbnail: image,
              type: 'image',
              ident: image,
              ...(credit && { credit }),
            })
          }
        >
          Use the page’s picture
        </Button>
        <span className={classes.from}>
          It belongs to {site || 'somebody'}: check that you may use it.
        </span>
      </div>
    </div>
  );
}
