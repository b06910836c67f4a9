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
import { memo, type PointerEvent, useRef, useState } from 'react';
import { useElementSize } from '../../player/use-element-size.ts';
import { Icon } from '../../theme/icon.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { ActionButton } from '../stage/action-button.tsx';
import { describeItem } from '../stage/describe-item.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { useCurrentSlide, useEditor, useEditorPart } from '../state/use-editor.ts';
import { useSettledName } from '../state/use-settled-name.ts';
import { BarPicture } from './bar-picture.tsx';
import { clock } from './clock.ts';
import { FadeGrips } from './fade-grips.tsx';
import { LanesGrip } from './lanes-grip.tsx';
import { NarrationLane } from './narration-lane.tsx';
import { Ruler } from './ruler.tsx';
import { snapGuide } from './snap-guide.ts';
import classes from './timeline.module.css';
import { draggedTimes, type Grip, lanesHeight, type Times } from './timeline-times.ts';
import { useHeadInSight } from './use-head-in-sight.ts';
import { useTimelineZoom } from './use-timeline-zoom.ts';

const icons = {
  text: IconTypography,
  image: IconPhoto,
  video: IconMovie,
  audio: IconVolume,
  group: IconStack2,
};
/** The layers of the slide over time, the front one on top. Bars are dragged and resized; the playhead scrubs. */
export function Timeline() {
  const slide = useCurrentSlide();
  return slide ? <SlideTimeline slide={slide} /> : null;
}

function SlideTimeline({ slide }: { readonly slide: Slide }) {
  const session = useEditor();
  const track = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const { width } = useElementSize(track);
  const headSeconds = useEditorPart((state) => state.headSeconds);
  const zoom = useEditorPart((state) => state.timelineZoom);
  const seconds = timelineSeconds(slide);
  const pxPerSecond = Math.max(1, width) / seconds;
  useTimelineZoom(scroller, track, () => headSeconds / seconds);
  useHeadInSight(scroller, headSeconds * pxPerSecond);
  const layers = slide.items.toReversed();
  const laneCount = layers.length + (slide.narration?.url ? 1 : 0);
  const wantedPx = useEditorPart((state) => state.lanesPx);
  const lanesPx = wantedPx === undefined ? undefined : lanesHeight(wantedPx, laneCount);
  return (
    <section
      ref={scroller}
      className={classes.timeline}
      style={{
        '--zoom': zoom,
        '--lanes': laneCount,
        ...(lanesPx !== undefined && { '--lanes-height': `${lanesPx}px` }),
      }}
      data-sized={lanesPx !== undefined || undefined}
      aria-label="Timeline"
    >
      <div className={classes.head}>
        <LanesGrip scroller={scroller} laneCount={laneCount} heightPx={lanesPx} />
        <div className={classes.corner} data-corner>
          <span className={classes.clock}>{clock(headSeconds)}</span>
          <ActionButton action={actionOf('timeline-out')} />
          <ActionButton action={actionOf('timeline-in')} />
        </div>
        <Ruler ref={track} slide={slide} width={width} pxPerSecond={pxPerSecond} />
      </div>
      <ol
        className={classes.layers}
        // Beside everything that can be taken hold of, nothing is selected any more; a finger scrolls there.
        onPointerDown={({ target, pointerType }) => {
          const isBeside = target instanceof Element && !target.closest('button');
          if (isBeside && pointerType === 'mouse') session.select([]);
        }}
      >
        {layers.map((item) => (
          <Layer
            key={item.id}
            item={item}
            slideId={slide.id}
            slideSeconds={slideSeconds(slide)}
            pxPerSecond={pxPerSecond}
          />
        ))}
        <NarrationLane slide={slide} pxPerSecond={pxPerSecond} />
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
  readonly slideSeconds: number;
  readonly pxPerSecond: number;
}

/** Stays as it is while other layers change, with every letter of a text for example. */
const Layer = memo(function Layer(props: LayerProps) {
  const { item, slideId, slideSeconds, pxPerSecond } = props;
  const session = useEditor();
  const isSelected = useEditorPart(({ selectedIds }) => selectedIds.includes(item.id));
  const [dragged, setDragged] = useState<Times>();
  const { startTime, endTime } = dragged ?? item.timing;
  const name = useSettledName(describeItem(item));

  const drag = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    session.select([item.id]);
    if (item.locked) return;
    const element = event.currentTarget;
    const fromPx = event.clientX;
    const rules = { slideSeconds, pxPerSecond, attractions: attractionsFor(item, session) };
    let times: Times | undefined;
    element.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      times = draggedTimes(item.timing, grip, (move.clientX - fromPx) / pxPerSecond, rules);
      setDragged(times);
      snapGuide.set(snappedTo(times, grip, rules.attractions));
    };
    const onUp = () => {
      element.removeEventListener('pointermove', onMove);
      setDragged(undefined);
      snapGuide.set(undefined);
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
    const rules = { slideSeconds, pxPerSecond, attractions: [] };
    const times = draggedTimes(item.timing, 'whole', seconds, rules);
    session.tab.edit(retimeItem, { slideId, itemId: item.id, ...times }, `time-${item.id}`);
  };
  return (
    <li className={classes.layer} data-selected={isSelected || undefined}>
      <button type="button" className={classes.name} onClick={() => session.select([item.id])}>
        <Icon shape={icons[item.type]} sizePx={16} />
        <span className={classes.words} dir="auto">
          {name}
        </span>
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
          {(item.type === 'audio' || item.type === 'video') && (
            <FadeGrips item={item} slideId={slideId} pxPerSecond={pxPerSecond} />
          )}
          <span className={classes.grip} data-grip="start" onPointerDown={drag('start')} />
          <span className={classes.grip} data-grip="end" onPointerDown={drag('end')} />
        </button>
      </div>
    </li>
  );
});

/** Where the edge that moves has come to, if anywhere. */
function snappedTo(times: Times, grip: Grip, attractions: readonly number[]): number | undefined {
  const edges = {
    whole: [times.startTime, times.endTime],
    start: [times.startTime],
    end: [times.endTime],
  }[grip];
  return edges.find((edge) => attractions.some((each) => Math.abs(each - edge) < 0.001));
}

/** What an edge of a layer snaps to: the playhead, whole seconds, and edges of the others. */
function attractionsFor(item: Item, session: EditorSession): readonly number[] {
  const slide = session.slide();
  if (!slide) return [];
  return [
    session.state.get().headSeconds,
    ...Array.from({ length: Math.ceil(timelineSeconds(slide)) }, (_, second) => second),
    ...slide.items
      .filter(({ id }) => id !== item.id)
      .flatMap(({ timing }) => [timing.startTime, timing.endTime]),
  ];
}
