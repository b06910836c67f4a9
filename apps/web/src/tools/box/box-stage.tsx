import type { ProjectData } from '@reelwright/movie';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { ToolPreview } from '../tool-page.tsx';
import classes from './box.module.css';
import { type BoxAnswers, boxMovie, boxSize, draggedBox } from './box-movie.ts';

interface BoxStageProps {
  readonly answers: BoxAnswers;
  readonly film: ProjectData;
  readonly onTurn: (turn: Pick<BoxAnswers, 'turnDeg' | 'tiltDeg'>) => void;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Pick<BoxAnswers, 'turnDeg' | 'tiltDeg'>;
}

const keySteps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.04 },
  ArrowDown: { x: 0, y: 0.04 },
};

/** The box as it moves; while somebody turns it by hand, it stands still otherwise. */
export function BoxStage({ answers, film, onTurn }: BoxStageProps) {
  const drag = useRef<Drag>(undefined);
  const [isHeld, setHeld] = useState(false);
  const isStill = useReducedMotion();
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: answers };
    setHeld(true);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { x, y, from } = drag.current;
    onTurn(draggedBox(from, { x: (event.clientX - x) / width, y: (event.clientY - y) / height }));
  };
  const end = () => {
    drag.current = undefined;
    setHeld(false);
  };
  const nudge = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    setHeld(true);
    onTurn(draggedBox(answers, step));
  };
  return (
    <ToolPreview ratio={boxSize.width / boxSize.height}>
      <div
        className={classes.stage}
        data-clear={answers.ground === '' || undefined}
        role="slider"
        tabIndex={0}
        aria-label="Turn the box. Drag it, or use the arrow keys."
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={answers.turnDeg}
        aria-valuetext={`Turned by ${answers.turnDeg}°, seen from ${answers.tiltDeg}° above`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={nudge}
        onBlur={end}
      >
        <MovieThumb
          movie={isHeld ? boxMovie(answers, 'none') : film}
          stillSeconds={answers.motion === 'rise' ? answers.seconds / 2 : 0}
          isPlaying={!isStill && !isHeld}
          isClear={answers.ground === ''}
          label="Your 3D box"
        />
      </div>
      <p className={classes.hint} aria-hidden="true">
        Drag to turn
      </p>
    </ToolPreview>
  );
}
