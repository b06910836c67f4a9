import { type Item, retimeItem, retimeItems, trimBeginning } from '@reelwright/movie';
import {
  IconLock,
  IconMovie,
  IconPhoto,
  IconStack2,
  IconTypography,
  IconVolume,
} from '@tabler/icons-react';
import { type HTMLAttributes, memo, type PointerEvent } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { KeyframeMarks } from '../keyframes/keyframe-marks.tsx';
import { describeItem } from '../stage/describe-item.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { useSettledName } from '../state/use-settled-name.ts';
import { BarPicture } from './bar-picture.tsx';
import { clock } from './clock.ts';
import { type BarTimes, draggedBars } from './dragged-bars.ts';
import { draggedStore, useDraggedTimes } from './dragged-store.ts';
import { FadeGrips } from './fade-grips.tsx';
import { selectLayer } from './select-layer.ts';
import { snapGuide } from './snap-guide.ts';
import classes from './timeline.module.css';
import { draggedTimes, type Grip, type Times } from './timeline-times.ts';

const icons = {
  text: IconTypography,
  image: IconPhoto,
  video: IconMovie,
  audio: IconVolume,
  group: IconStack2,
};

/** A press that stays within this is a click: a bar does not move under a hand that trembles. */
const dragStartsPx = 3;

interface LayerProps {
  readonly item: Item;
  readonly index: number;
  readonly slideId: string;
  readonly slideSeconds: number;
  readonly pxPerSecond: number;
  readonly isDragged: boolean;
  /** Takes hold of the layer by its name, to put it before or behind others. */
  readonly handleProps: HTMLAttributes<HTMLElement>;
}

/** Stays as it is while other layers change, with every letter of a text for example. */
export const Layer = memo(function Layer(props: LayerProps) {
  const { item, slideId, slideSeconds, pxPerSecond, handleProps } = props;
  const session = useEditor();
  const isSelected = useEditorPart(({ selectedIds }) => selectedIds.includes(item.id));
  const { startTime, endTime } = useDraggedTimes(item.id) ?? item.timing;
  const name = useSettledName(describeItem(item));
  const hasSound = item.type === 'audio' || item.type === 'video';

  const drag = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const { selectedIds, ripples } = session.state.get();
    const isAmong = selectedIds.includes(item.id);
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (!isAmong && isPlain) session.select([item.id]);
    const element = event.currentTarget;
    const [fromPx, pointerId] = [event.clientX, event.pointerId];
    const items = session.slide()?.items ?? [];
    const along = isAmong ? session.selected().filter(({ locked }) => !locked) : [item];
    const moved = grip === 'whole' ? along : [item];
    const rules = { slideSeconds, pxPerSecond, attractions: attractionsFor(moved, session) };
    let times: BarTimes | undefined;
    element.setPointerCapture(pointerId);
    const onMove = (move: globalThis.PointerEvent) => {
      const px = move.clientX - fromPx;
      if (item.locked || (!times && Math.abs(px) < dragStartsPx)) return;
      const bySeconds = px / pxPerSecond;
      times = draggedBars({ held: item, along, items, grip, bySeconds, ripples, rules });
      draggedStore.set(times);
      snapGuide.set(snappedTo(times.get(item.id), grip, rules.attractions));
    };
    const end = (ends: globalThis.PointerEvent) => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      draggedStore.set(undefined);
      snapGuide.set(undefined);
      if (ends.type === 'pointercancel') return;
      if (times) keep(session, { item, slideId, grip, times });
      else selectLayer(session, item, event);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  };
  const nudgeBy = (seconds: number) => {
    const rules = { slideSeconds, pxPerSecond, attractions: [] };
    const times = draggedTimes(item.timing, 'whole', seconds, rules);
    session.tab.edit(retimeItem, { slideId, itemId: item.id, ...times }, `time-${item.id}`);
  };
  return (
    <li
      className={classes.layer}
      data-selected={isSelected || undefined}
      data-dragged={props.isDragged || undefined}
      data-reorder
    >
      <button
        type="button"
        {...handleProps}
        className={classes.name}
        onClick={(event) => selectLayer(session, item, event)}
      >
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
            if (event.key === 'Enter') selectLayer(session, item, event);
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
          {item.keyframes && (
            <KeyframeMarks item={item} slideId={slideId} pxPerSecond={pxPerSecond} />
          )}
          {hasSound && <FadeGrips item={item} slideId={slideId} pxPerSecond={pxPerSecond} />}
          <span className={classes.grip} data-grip="start" onPointerDown={drag('start')} />
          <span className={classes.grip} data-grip="end" onPointerDown={drag('end')} />
        </button>
      </div>
    </li>
  );
}, isSameLayer);

/** The handle's props are made anew each time and do the same; the rest tells whether to draw again. */
function isSameLayer(before: LayerProps, after: LayerProps): boolean {
  return (
    before.item === after.item &&
    before.index === after.index &&
    before.slideId === after.slideId &&
    before.slideSeconds === after.slideSeconds &&
    before.pxPerSecond === after.pxPerSecond &&
    before.isDragged === after.isDragged
  );
}

interface Kept {
  readonly item: Item;
  readonly slideId: string;
  readonly grip: Grip;
  readonly times: BarTimes;
}

/** One drag is one step, however many layers it moved. */
function keep({ tab }: EditorSession, { item, slideId, grip, times }: Kept): void {
  const own = times.get(item.id);
  if (own && grip === 'start' && (item.type === 'video' || item.type === 'audio')) {
    tab.edit(trimBeginning, { slideId, itemId: item.id, startTime: own.startTime });
    return;
  }
  const all = [...times].map(([itemId, each]) => ({ itemId, ...each }));
  tab.edit(retimeItems, { slideId, times: all });
}

/** Where the edge that moves has come to, if anywhere. */
function snappedTo(
  times: Times | undefined,
  grip: Grip,
  attractions: readonly number[],
): number | undefined {
  if (!times) return undefined;
  const edges = {
    whole: [times.startTime, times.endTime],
    start: [times.startTime],
    end: [times.endTime],
  }[grip];
  return edges.find((edge) => attractions.some((each) => Math.abs(each - edge) < 0.001));
}

/** What an edge of a layer snaps to: the playhead, markers, whole seconds, and edges of the others. */
function attractionsFor(moved: readonly Item[], session: EditorSession): readonly number[] {
  const slide = session.slide();
  if (!slide) return [];
  const others = slide.items.filter((item) => !moved.includes(item));
  const ends = others.flatMap(({ timing }) => [timing.startTime, timing.endTime]);
  const last = Math.ceil(Math.max(...slide.items.map(({ timing }) => timing.endTime))) + 1;
  return [
    session.state.get().headSeconds,
    ...(slide.markers ?? []),
    ...Array.from({ length: Math.max(0, last) }, (_, second) => second),
    ...(slide.duration === undefined ? [] : [slide.duration]),
    ...ends,
  ];
}
