import type { ProjectData, SlideTransition } from '@reelwright/movie';
import { slideSeconds } from '@reelwright/movie';
import { useMemo, useState } from 'react';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from './slide-changes.module.css';

interface SlideChangesProps {
  readonly slideId: string;
  /** What is pointed at, or chosen. */
  readonly transition: SlideTransition | undefined;
}

/** Before and after the change. */
const breathSeconds = 0.8;

/** The film's own slides as they follow each other with a transition. */
export function SlideChanges({ slideId, transition }: SlideChangesProps) {
  const { tab } = useEditor();
  const [data] = useState(() => tab.view.get().saving.data);
  const shown = useMemo(() => changeOf(data, slideId, transition), [data, slideId, transition]);
  return (
    <div className={classes.shown}>
      <MovieThumb
        movie={shown.movie}
        part={shown.part}
        stillSeconds={shown.part.from}
        isPlaying
        label="Your slides with this transition"
      />
    </div>
  );
}

function changeOf(data: ProjectData, slideId: string, transition: SlideTransition | undefined) {
  const at = data.frames.findIndex(({ id }) => id === slideId);
  const [before, slide] = [data.frames[at - 1], data.frames[at]];
  const own = slide ? [{ ...slide, transition }] : [];
  const movie = { ...data, captions: undefined, frames: before ? [before, ...own] : own };
  const middle = before ? slideSeconds(before) : 0;
  const takes = (transition?.in?.duration ?? 0) / 1000;
  const end = middle + (slide ? slideSeconds(slide) : 0);
  return {
    movie,
    part: {
      from: Math.max(0, middle - breathSeconds - takes),
      to: Math.min(end, middle + takes + 2 * breathSeconds),
    },
  };
}
