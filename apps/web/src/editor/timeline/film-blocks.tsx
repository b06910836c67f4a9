import { placeSlides, setSlideDuration } from '@reelwright/movie';
import { IconPlus } from '@tabler/icons-react';
import { type PointerEvent, type RefObject, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { insertSlide } from '../slide-actions.ts';
import { selectedSlideIds, selectSlide } from '../state/select-slides.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { FilmBlock } from './film-block.tsx';
import { draggedDuration } from './film-drag.ts';
import type { FilmRowProps } from './film-row.ts';
import classes from './film-timeline.module.css';
import { filmTimesOf } from './film-times.ts';
import { useBlockDrag } from './use-block-drag.ts';

/** A press that stays within this is a click. */
const dragStartsPx = 3;

interface FilmBlocksProps extends FilmRowProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The slides one after the other: dragged to another place, made longer and shorter at their ends. */
export function FilmBlocks({
  scroller,
  times,
  first,
  last,
  pxPerSecond,
  isStill,
  widthPx,
}: FilmBlocksProps) {
  const session = useEditor();
  const slideId = useEditorPart((state) => state.slideId);
  const alsoIds = useEditorPart((state) => state.alsoSlideIds);
  const [drop, setDrop] = useState<{ readonly ids: readonly string[]; readonly before: number }>();
  const [stretch, setStretch] = useState<{ readonly id: string; readonly seconds: number }>();

  // Blocks are drawn again only when they change themselves: what they call looks at the film as it is by then.
  const timesNow = () => filmTimesOf(session.tab.view.get().saving.data);
  const scaleNow = () => {
    const { filmPxPerSecond, filmFitting } = session.state.get();
    return filmPxPerSecond || filmFitting;
  };
  const take = useBlockDrag({
    scroller,
    timesNow,
    scaleNow,
    idsOf: (id) => {
      const chosen = selectedSlideIds(session);
      return chosen.includes(id) ? chosen : [id];
    },
    onShow: setDrop,
    onDrop: (slideIds, before) => session.tab.edit(placeSlides, { slideIds, before }),
  });

  const pull = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const element = event.currentTarget;
    const fromX = event.clientX;
    const { lengths, places, slides } = timesNow();
    const place = places.get(id) ?? 0;
    const was = lengths[place] ?? 0;
    const scale = scaleNow();
    let seconds: number | undefined;
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const px = move.clientX - fromX;
      if (seconds === undefined && Math.abs(px) < dragStartsPx) return;
      seconds = draggedDuration(was, px / scale, slides[place]?.markers ?? [], scale);
      setStretch({ id, seconds });
    };
    const end = (event: globalThis.PointerEvent) => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      setStretch(undefined);
      if (seconds !== undefined && event.type === 'pointerup')
        session.tab.edit(setSlideDuration, { slideId: id, duration: seconds });
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  };

  const step = (id: string, by: -1 | 1, moves: boolean) => {
    const { slides, places } = timesNow();
    const place = places.get(id) ?? 0;
    const [slide, next] = [slides[place], slides[place + by]];
    if (!slide || !next) return;
    if (moves) {
      session.tab.edit(placeSlides, {
        slideIds: [slide.id],
        before: by < 0 ? place - 1 : place + 2,
      });
    } else selectSlide(session, next.id, 'alone');
    const focused = moves ? slide.id : next.id;
    requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-slide="${CSS.escape(focused)}"]`)
        ?.focus(),
    );
  };

  const startOf = (place: number) => (times.starts[place] ?? times.seconds) * pxPerSecond;
  return (
    <div className={classes.row} data-kind="slides">
      <span className={classes.name}>Slides</span>
      <div className={classes.track} style={{ width: widthPx }}>
        {times.slides.slice(first, last + 1).map((slide, index) => {
          const place = first + index;
          const seconds = stretch?.id === slide.id ? stretch.seconds : undefined;
          return (
            <FilmBlock
              key={slide.id}
              slide={slide}
              place={place}
              leftPx={startOf(place)}
              widthPx={(times.lengths[place] ?? 0) * pxPerSecond}
              seconds={times.lengths[place] ?? 0}
              isStill={isStill}
              isSelected={slide.id === slideId}
              isAlso={alsoIds.includes(slide.id)}
              isDragged={drop?.ids.includes(slide.id) ?? false}
              stretched={seconds}
              onTake={take(slide.id)}
              onPull={pull(slide.id)}
              onClick={(how) => selectSlide(session, slide.id, how)}
              onStep={(by, moves) => step(slide.id, by, moves)}
            />
          );
        })}
        {last === times.slides.length - 1 && (
          <button
            type="button"
            className={classes.add}
            style={{ left: startOf(times.slides.length) }}
            aria-label="Add a slide at the end"
            title="Add a slide"
            onClick={() => selectSlide(session, insertSlide(session.tab), 'alone')}
          >
            <Icon shape={IconPlus} />
          </button>
        )}
        {drop && <span className={classes.drop} style={{ left: startOf(drop.before) }} />}
        {stretch && (
          <span
            className={classes.guide}
            style={{
              left: startOf(times.places.get(stretch.id) ?? 0) + stretch.seconds * pxPerSecond,
            }}
          />
        )}
      </div>
    </div>
  );
}
