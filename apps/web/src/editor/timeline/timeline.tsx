import {
  type Item,
  retimeItem,
  type Slide,
  slideSeconds,
  timelineSeconds,
  trimBeginning,
} from '@reelwright/movie';
import {
  IconLock,
  IconMovie,
  IconPhoto,
  IconStack2,
  IconTypography,
  IconVolume,
} from '@tabler/icons-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useElementSize } from '../../player/use-element-size.ts';
import { Icon } from '../../theme/icon.tsx';
import { describeItem } from '../stage/describe-item.ts';
import { lastHeadSeconds } from '../state/editor-session.ts';
import { useCurrentSlide, useEditor, useEditorPart } from '../state/use-editor.ts';
import { BarPicture } from './bar-picture.tsx';
import classes from './timeline.module.css';
import { draggedTimes, type Grip, rulerStep, type Times } from './timeline-times.ts';

const icons = {
  text: IconTypography,
  image: IconPhoto,
  video: IconMovie,
  audio: IconVolume,
  group: IconStack2,
};
/** A label nearer to the end than this would be cut. */
const markRoomPx = 24;

/** The layers of the slide over time, the front one on top. Bars are dragged and resized; the playhead scrubs. */
export function Timeline() {
  const slide = useCurrentSlide();
  return slide ? <SlideTimeline slide={slide} /> : null;
}

function SlideTimeline({ slide }: { readonly slide: Slide }) {
  const session = useEditor();
  const track = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(track);
  const headSeconds = useEditorPart((state) => state.headSeconds);
  const seconds = timelineSeconds(slide);
  const pxPerSecond = Math.max(1, width) / seconds;
  const step = rulerStep(pxPerSecond);
  const marks = Array.from(
    { length: Math.floor(seconds / step) + 1 },
    (_, index) => index * step,
  ).filter((mark) => mark * pxPerSecond < width - markRoomPx);
  const scrub = (event: PointerEvent<HTMLElement>) => {
    const place = track.current?.getBoundingClientRect();
    if (!place) return;
    const at = (event.clientX - place.left) / pxPerSecond;
    const last = lastHeadSeconds(slideSeconds(slide));
    session.change({ headSeconds: Math.min(last, Math.max(0, at)), playing: undefined });
  };
  const layers = slide.items.toReversed();
  return (
    <section className={classes.timeline} aria-label="Timeline">
      <div className={classes.head}>
        <span className={classes.clock}>{clock(headSeconds)}</span>
        <div
          ref={track}
          className={classes.ruler}
          role="slider"
          tabIndex={0}
          aria-label="Playhead"
          aria-valuemin={0}
          aria-valuemax={Math.round(slideSeconds(slide) * 10) / 10}
          aria-valuenow={Math.round(headSeconds * 10) / 10}
          aria-valuetext={`${clock(headSeconds)} seconds`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            scrub(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
          }}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -0.1, ArrowRight: 0.1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            const last = lastHeadSeconds(slideSeconds(slide));
            session.change({ headSeconds: Math.min(last, Math.max(0, headSeconds + by)) });
          }}
        >
          {marks.map((mark) => (
            <span key={mark} className={classes.mark} style={{ left: mark * pxPerSecond }}>
              {mark} s
            </span>
          ))}
          <span className={classes.needle} style={{ left: headSeconds * pxPerSecond }} />
        </div>
      </div>
      <ol className={classes.layers}>
        {layers.map((item) => (
          <Layer
            key={item.id}
            item={item}
            slideId={slide.id}
            rules={{
              slideSeconds: slideSeconds(slide),
              pxPerSecond,
              attractions: [
                headSeconds,
                ...Array.from({ length: Math.ceil(seconds) }, (_, second) => second),
                ...slide.items
                  .filter(({ id }) => id !== item.id)
                  .flatMap(({ timing }) => [timing.startTime, timing.endTime]),
              ],
            }}
          />
        ))}
        {layers.length === 0 && (
          <li className={classes.empty}>Nothing is on this slide yet. Add some text to begin.</li>
        )}
      </ol>
    </section>
  );
}

interface LayerProps {
  readonly item: Item;
  readonly slideId: string;
  readonly rules: Parameters<typeof draggedTimes>[3];
}

function Layer({ item, slideId, rules }: LayerProps) {
  const session = useEditor();
  const isSelected = useEditorPart(({ selectedIds }) => selectedIds.includes(item.id));
  const [dragged, setDragged] = useState<Times>();
  const { startTime, endTime } = dragged ?? item.timing;
  const { pxPerSecond } = rules;
  const name = describeItem(item);

  const drag = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    session.select([item.id]);
    if (item.locked) return;
    const element = event.currentTarget;
    const fromPx = event.clientX;
    let times: Times | undefined;
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      times = draggedTimes(item.timing, grip, (move.clientX - fromPx) / pxPerSecond, rules);
      setDragged(times);
    };
    const onUp = () => {
      element.removeEventListener('pointermove', onMove);
      setDragged(undefined);
      if (!times) return;
      const place = { slideId, itemId: item.id };
      const trims = grip === 'start' && (item.type === 'video' || item.type === 'audio');
      if (trims) session.tab.edit(trimBeginning, { ...place, startTime: times.startTime });
      else session.tab.edit(retimeItem, { ...place, ...times });
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp, { once: true });
    element.addEventListener('pointercancel', onUp, { once: true });
  };
  const nudgeBy = (seconds: number) => {
    const times = draggedTimes(item.timing, 'whole', seconds, { ...rules, attractions: [] });
    session.tab.edit(retimeItem, { slideId, itemId: item.id, ...times }, `time-${item.id}`);
  };
  return (
    <li className={classes.layer} data-selected={isSelected || undefined}>
      <button type="button" className={classes.name} onClick={() => session.select([item.id])}>
        <Icon shape={icons[item.type]} sizePx={16} />
        <span className={classes.words}>{name}</span>
        {item.locked && <Icon shape={IconLock} sizePx={16} />}
      </button>
      <div className={classes.lane}>
        <button
          type="button"
          className={classes.bar}
          data-type={item.type}
          style={{ left: startTime * pxPerSecond, width: (endTime - startTime) * pxPerSecond }}
          aria-label={`${name}: from ${clock(startTime)} to ${clock(endTime)} seconds. Alt and arrow keys move it.`}
          onPointerDown={drag('whole')}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -0.1, ArrowRight: 0.1 }[event.key];
            if (by === undefined || !event.altKey) return;
            event.preventDefault();
            nudgeBy(by);
          }}
        >
          <BarPicture
            item={item}
            seconds={item.timing.endTime - item.timing.startTime}
            widthPx={(item.timing.endTime - item.timing.startTime) * pxPerSecond}
          />
          <span className={classes.grip} data-grip="start" onPointerDown={drag('start')} />
          <span className={classes.grip} data-grip="end" onPointerDown={drag('end')} />
        </button>
      </div>
    </li>
  );
}

function clock(seconds: number): string {
  return seconds.toFixed(1);
}
