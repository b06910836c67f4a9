import { placeItem, type Slide, timelineSeconds } from '@reelwright/movie';
import { useRef } from 'react';
import { useReorder } from '../../form/fields/use-reorder.ts';
import { useElementSize } from '../../player/use-element-size.ts';
import { useCurrentSlide, useEditor, useEditorPart } from '../state/use-editor.ts';
import { FilmTimeline } from './film-timeline.tsx';
import { LanesGrip } from './lanes-grip.tsx';
import { Layer } from './layer.tsx';
import { NarrationLane } from './narration-lane.tsx';
import { Ruler } from './ruler.tsx';
import classes from './timeline.module.css';
import { lanesHeight } from './timeline-times.ts';
import { useHeadInSight } from './use-head-in-sight.ts';
import { useTimelineZoom } from './use-timeline-zoom.ts';

/** The layers of the slide over time, the front one on top. Bars are dragged and resized; the playhead scrubs. */
export function Timeline() {
  const slide = useCurrentSlide();
  const view = useEditorPart((state) => state.timelineView);
  if (!slide) return null;
  return view === 'film' ? <FilmTimeline /> : <SlideTimeline slide={slide} />;
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
  const reorder = useReorder<HTMLOListElement>({
    axis: 'y',
    mouseOnly: true,
    onMove: (from, to) => {
      const item = layers[from];
      // The front one is on top of the list, and the last of the slide's.
      const place = { slideId: slide.id, itemId: item?.id ?? '', to: layers.length - 1 - to };
      session.tab.edit(placeItem, place, `place-item-${place.itemId}`);
    },
  });
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
          <span className={classes.clock}>Layers</span>
        </div>
        <Ruler ref={track} slide={slide} width={width} pxPerSecond={pxPerSecond} />
      </div>
      <ol
        className={classes.layers}
        {...reorder.listProps}
        onPointerUpCapture={session.tab.endStep}
        // Beside everything that can be taken hold of, nothing is selected any more; a finger scrolls there.
        onPointerDown={({ target, pointerType }) => {
          const isBeside = target instanceof Element && !target.closest('button');
          if (isBeside && pointerType === 'mouse') session.select([]);
        }}
      >
        {layers.map((item, index) => (
          <Layer
            key={item.id}
            item={item}
            index={index}
            isDragged={reorder.dragged === index}
            handleProps={reorder.handleProps(index)}
            slideId={slide.id}
            slideSeconds={slide.duration ?? timelineSeconds(slide)}
            pxPerSecond={pxPerSecond}
          />
        ))}
        <NarrationLane slide={slide} pxPerSecond={pxPerSecond} />
        {layers.length === 0 && (
          <li className={classes.empty}>
            There’s nothing on this slide yet. Add some text to begin.
          </li>
        )}
      </ol>
    </section>
  );
}
