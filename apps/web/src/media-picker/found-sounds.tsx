import { Button, Checkbox } from '@mantine/core';
import type { MediaItem } from '@reelwright/contract';
import { useState } from 'react';
import { SoundPlayer } from '../media/players/sound-player.tsx';
import classes from './media-search.module.css';

interface FoundSoundsProps {
  readonly items: readonly MediaItem[];
  readonly isChosen: (item: MediaItem) => boolean;
  readonly onToggle: (item: MediaItem) => void;
}

/** Sounds that were found: each can be listened to before it is chosen. */
export function FoundSounds({ items, isChosen, onToggle }: FoundSoundsProps) {
  const [together, setTogether] = useState(false);
  return (
    <>
      {items.length > 1 && (
        <Checkbox
          label="Hear several at once"
          checked={together}
          onChange={(event) => setTogether(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.sounds}>
        {items.map((item) => (
          <li key={item.ident} className={classes.sound}>
            <div className={classes.soundHead}>
              <p className={classes.soundName}>
                {item.title}
                {item.credit?.author && (
                  <span className={classes.powered}> by {item.credit.author}</span>
                )}
              </p>
              <Button
                size="xs"
                variant={isChosen(item) ? 'filled' : 'default'}
                aria-pressed={isChosen(item)}
                aria-label={`Use ${item.title}`}
                onClick={() => onToggle(item)}
              >
                Use
              </Button>
            </div>
            <SoundPlayer url={item.url} label={item.title} multi={together} />
          </li>
        ))}
      </ul>
    </>
  );
}
