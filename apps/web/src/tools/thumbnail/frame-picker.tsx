import { Button, Slider } from '@mantine/core';
import { movieSeconds, type ProjectData, posterSeconds } from '@reelwright/movie';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { formatClock } from '../../player/format-clock.ts';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { openPopup } from '../../ui/open-popup.ts';
import { toast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { drawStill } from '../draw-still.ts';
import { ToolPreview } from '../tool-page.tsx';
import classes from './thumbnail.module.css';
import { thumbnailSize } from './thumbnail-looks.ts';

/** Lets somebody stop a film where it looks best; undefined when they let it be. */
export function pickFrame(movie: ProjectData): Promise<Blob | undefined> {
  return openPopup<Blob | undefined>(
    { title: 'Choose a frame', sizePx: 760 },
    undefined,
    (answer) => <FramePicker movie={movie} onFrame={answer} />,
  );
}

interface FramePickerProps {
  readonly movie: ProjectData;
  readonly onFrame: (frame: Blob) => void;
}

function FramePicker({ movie, onFrame }: FramePickerProps) {
  const length = movieSeconds(movie);
  const [seconds, setSeconds] = useState(() => Math.min(posterSeconds(movie), length));
  const { isBusy, run } = useBusy();
  const take = async () => {
    try {
      onFrame(await drawStill({ movie, seconds, size: coveringSize(movie), type: 'image/jpeg' }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const { width, height } = movie.movie.size;
  return (
    <div className={classes.frames}>
      <ToolPreview ratio={width / height}>
        <MovieThumb
          movie={movie}
          stillSeconds={seconds}
          isPlaying={false}
          label={`The film at ${formatClock(seconds)}`}
        />
      </ToolPreview>
      <Slider
        thumbLabel="Moment of the film"
        min={0}
        max={Math.max(0.1, length - 0.05)}
        step={0.1}
        value={seconds}
        onChange={setSeconds}
        label={formatClock}
      />
      <div className={classes.end}>
        <Button loading={isBusy} onClick={() => void run(take)}>
          Use this frame
        </Button>
      </div>
    </div>
  );
}

/** As large as a thumbnail needs, in the film's own shape. */
export function coveringSize({ movie }: ProjectData) {
  const { width, height } = movie.size;
  const scale = Math.max(thumbnailSize.width / width, thumbnailSize.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
