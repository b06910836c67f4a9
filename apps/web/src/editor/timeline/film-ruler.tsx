import { type PointerEvent, useRef } from 'react';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import { filmClock } from './film-clock.ts';
import type { FilmRowProps } from './film-row.ts';
import classes from './film-timeline.module.css';
import { MarkerFlag } from './marker-flag.tsx';
import { filmHead, moveFilmHead } from './move-film-head.ts';
import { rulerStep } from './timeline-times.ts';

/** The seconds of the film, with what was marked on its slides. Dragging moves the playhead through all slides. */
export function FilmRuler({
  times,
  first,
  last,
  pxPerSecond,
  fromPx,
  toPx,
  widthPx,
}: FilmRowProps) {
  const session = useEditor();
  const track = useRef<HTMLDivElement>(null);
  const follow = ({ clientX }: PointerEvent<HTMLElement>) => {
    const left = track.current?.getBoundingClientRect().left ?? 0;
    moveFilmHead(session, Math.min(times.seconds, Math.max(0, (clientX - left) / pxPerSecond)));
  };
  const step = rulerStep(pxPerSecond);
  const from = Math.floor(fromPx / pxPerSecond / step);
  const to = Math.ceil(Math.min(toPx / pxPerSecond, times.seconds) / step);
  const marks = Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, index) => (from + index) * step,
  );
  const markers = times.slides.slice(first, last + 1).flatMap((slide, index) => {
    const start = times.starts[first + index] ?? 0;
    return (slide.markers ?? []).map((at) => ({ slide, at, seconds: start + at }));
  });
  return (
    <div className={classes.row} data-kind="ruler">
      <span className={classes.name} />
      <div
        ref={track}
        className={`${classes.track} ${classes.ruler}`}
        style={{ width: widthPx }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ left: mark * pxPerSecond }}>
            {clockOf(mark, step)}
          </span>
        ))}
        {markers.map(({ slide, at, seconds }) => (
          <MarkerFlag
            key={`${slide.id} ${at}`}
            slide={slide}
            at={at}
            leftPx={seconds * pxPerSecond}
            clock={filmClock(seconds)}
            onGo={() => moveFilmHead(session, seconds)}
          />
        ))}
        <FilmHead seconds={times.seconds} pxPerSecond={pxPerSecond} />
      </div>
    </div>
  );
}

const clockOf = (seconds: number, step: number) =>
  step < 1 ? filmClock(seconds) : filmClock(seconds).replace(/\.\d$/, '');

interface FilmHeadProps {
  readonly seconds: number;
  readonly pxPerSecond: number;
}

/** The playhead as something that keys move. */
function FilmHead({ seconds, pxPerSecond }: FilmHeadProps) {
  const session = useEditor();
  const at = useSessionPart(filmHead);
  return (
    <span
      className={classes.knob}
      style={{ transform: `translateX(${at * pxPerSecond}px)` }}
      role="slider"
      tabIndex={0}
      aria-label="Playhead of the film"
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds * 10) / 10}
      aria-valuenow={Math.round(at * 10) / 10}
      aria-valuetext={filmClock(at)}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -0.1, ArrowRight: 0.1, PageUp: -5, PageDown: 5 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        moveFilmHead(session, Math.max(0, at + by));
      }}
    />
  );
}
