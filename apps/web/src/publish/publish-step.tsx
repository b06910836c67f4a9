import { Button } from '@mantine/core';
import type { ProjectData } from '@reelwright/movie';
import { IconBadgeCc, IconCopy, IconMovie } from '@tabler/icons-react';
import { MoviePlayer } from '../player/movie-player.tsx';
import { Icon } from '../theme/icon.tsx';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { GuestPublish } from './guest-publish.tsx';
import type { GuestVideo } from './publish-as-guest.ts';
import classes from './publish-step.module.css';
import { publishWays } from './publish-ways.ts';

interface PublishStepProps {
  /** Left out where it plays beside the step anyway. */
  readonly movie?: ProjectData;
  /** How long the video is, where it is known. */
  readonly seconds?: number | undefined;
  readonly isGuest: boolean;
  /** False while the draft is made again. */
  readonly isReady: boolean;
  readonly onPublish: (way: (typeof publishWays)[number]['id']) => void;
  /** In the full editor: the same project. */
  readonly onEdit: () => void;
  /** All that is said in it, line by line. */
  readonly onEditCaptions: () => void;
  readonly onEditCopy: () => void;
  /** A guest's address; undefined when it did not work. */
  readonly onEmail: (email: string) => Promise<GuestVideo | undefined>;
  /** The guest's way on, once the video is being made. */
  readonly onShowProgress?: () => void;
}

/** Spec: the last step of every wizard. Members see the draft, then publish or edit it; guests leave an email. */
export function PublishStep({
  movie,
  seconds,
  isGuest,
  isReady,
  onPublish,
  onEdit,
  onEditCaptions,
  onEditCopy,
  onEmail,
  onShowProgress,
}: PublishStepProps) {
  if (isGuest) {
    return (
      <GuestPublish
        seconds={seconds}
        onEmail={onEmail}
        {...(onShowProgress && { onShowProgress })}
      />
    );
  }
  return (
    <div className={classes.step}>
      {movie && (
        <div
          className={classes.ground}
          style={{ '--ratio': movie.movie.size.width / movie.movie.size.height }}
        >
          <div className={classes.player}>
            <MoviePlayer movie={movie} />
          </div>
        </div>
      )}
      {isReady ? (
        <>
          <h3 className={classes.title}>Your draft is ready. How would you like to publish it?</h3>
          <ChoiceCards choices={publishWays} onChoose={onPublish} />
          <div className={classes.edit}>
            <Button variant="default" leftSection={<Icon shape={IconMovie} />} onClick={onEdit}>
              Edit in the full editor
            </Button>
            <Button
              variant="subtle"
              leftSection={<Icon shape={IconBadgeCc} />}
              onClick={onEditCaptions}
            >
              Edit captions
            </Button>
            <Button variant="subtle" leftSection={<Icon shape={IconCopy} />} onClick={onEditCopy}>
              Edit a copy
            </Button>
          </div>
          <p className={classes.note}>
            In the editor you can change every word, picture and movement by hand, and come back to
            these steps whenever you like. A copy leaves this video as it is.
          </p>
        </>
      ) : (
        <ProgressWithWords words="Making your draft" />
      )}
    </div>
  );
}
