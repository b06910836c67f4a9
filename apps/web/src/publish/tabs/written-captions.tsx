import { Button, Switch } from '@mantine/core';
import { captionLines } from '@reelwright/captions';
import type { VideoStatus } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { useUser } from '../../account/use-user.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { publishData, publishValues } from '../publish-fields.ts';
import { formatsOf } from './publish-again.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';

type Film = ProjectData | undefined;

const projectWrites = (movie: Film) => movie?.captions?.on ?? false;

/** Whether captions are written on the picture, as the video was published last, or as the project says. */
export function writesCaptions({ captions }: VideoStatus, movie: Film): boolean {
  return captions ?? projectWrites(movie);
}

/** What is asked for: null is as the project says, so that a change there counts with the next publishing. */
export function askedCaptions(isWritten: boolean, movie: Film): boolean | null {
  return isWritten === projectWrites(movie) ? null : isWritten;
}

interface CaptionSwitchProps {
  readonly movie: Film;
  readonly value: boolean;
  readonly onChange: (isWritten: boolean) => void;
}

/** Captions on the picture of this one publishing; the project stays as it is. Nothing where nobody speaks. */
export function CaptionSwitch({ movie, value, onChange }: CaptionSwitchProps) {
  if (!movie || captionLines(movie).length === 0) return null;
  return (
    <Switch
      label="Write captions on the picture"
      description={
        value
          ? 'Everybody can read along, even without sound. What a slide already shows isn’t written twice.'
          : 'Viewers can turn them on with CC, if their player has it.'
      }
      checked={value}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}

/** For a video that is there already: the same with captions on its picture, or without. */
export function OtherCaptions({ video, movie, title, actions, onTab }: TabProps) {
  const { isBusy, run } = useBusy();
  const email = useUser()?.email ?? '';
  if (!movie || captionLines(movie).length === 0) return null;
  const isWritten = writesCaptions(video, movie);
  const make = async () => {
    const data = publishData(publishValues(video.about ?? movie.publish, { title, email }));
    const how = { formats: formatsOf(video), captions: askedCaptions(!isWritten, movie) };
    if (await actions.publish('download', data, how)) onTab('status');
  };
  return (
    <div>
      <Button variant="default" loading={isBusy} onClick={() => void run(make)}>
        {isWritten ? 'Make it without captions on it' : 'Make it with captions on it'}
      </Button>
      <p className={classes.quiet}>
        This replaces the video you have, and what’s drawn anew counts again.
      </p>
    </div>
  );
}
