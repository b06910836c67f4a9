import { Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { IconArrowLeft } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { ClipPlayer } from '../media/players/clip-player.tsx';
import { PictureView } from '../media/players/picture-view.tsx';
import { formatClock } from '../player/format-clock.ts';
import { Icon } from '../theme/icon.tsx';
import classes from './pick-media.module.css';

interface LargeLookProps {
  readonly media: MediaValue;
  readonly isChosen: boolean;
  /** One is all that can be chosen: it is used at once. */
  readonly isSingle: boolean;
  readonly onUse: () => void;
  readonly onBack: () => void;
}

/** A picture or clip as large as there is room for, before it is chosen. */
export function LargeLook({ media, isChosen, isSingle, onUse, onBack }: LargeLookProps) {
  const nameId = useId();
  const url = media.url ?? '';
  const { thumbnail } = media;
  const name = media.title || 'Without a name';
  // Escape leads back; the popup around it would close.
  const back = (event: KeyboardEvent) => event.key === 'Escape' && onBack();
  const stays = { 'data-mantine-stop-propagation': 'true', onKeyDown: back } as const;
  const use = isSingle ? 'Use this one' : isChosen ? 'Deselect' : 'Select';
  return (
    <section className={classes.seen} aria-labelledby={nameId}>
      <div>
        <Button
          {...stays}
          autoFocus
          variant="subtle"
          leftSection={<Icon shape={IconArrowLeft} />}
          onClick={onBack}
        >
          Back to all
        </Button>
      </div>
      <div className={classes.seenStage} data-kind={media.type}>
        {media.type === 'video' ? (
          <ClipPlayer url={url} label={name} />
        ) : (
          <PictureView
            src={mediaAddress(url, location.origin)}
            alt={name}
            // The tile that was pressed shows it already.
            early={thumbnail ? mediaAddress(thumbnail, location.origin) : undefined}
          />
        )}
      </div>
      <div className={classes.seenFoot}>
        <div>
          <h3 id={nameId} className={classes.seenName}>
            {name}
          </h3>
          <p className={classes.quiet}>{factsOf(media).join(' · ')}</p>
        </div>
        <Button {...stays} variant={isChosen ? 'default' : 'filled'} onClick={onUse}>
          {use}
        </Button>
      </div>
    </section>
  );
}

function factsOf({ width, height, duration, credit }: MediaValue): readonly string[] {
  const author =
    typeof credit === 'object' && credit !== null && 'author' in credit ? credit.author : '';
  return [
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(typeof duration === 'number' ? [formatClock(duration)] : []),
    ...(typeof author === 'string' && author !== '' ? [`by ${author}`] : []),
  ];
}
