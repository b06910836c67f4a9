import type { Item } from '@reelwright/movie';
import { describeItem } from '../stage/describe-item.ts';
import { useCurrentSlide, useEditor, useEditorPart } from '../state/use-editor.ts';
import type { FilmRowProps } from './film-row.ts';
import classes from './film-timeline.module.css';
import { selectLayer } from './select-layer.ts';
import { useLayerDrag } from './use-layer-drag.ts';

/** The layers of the slide that is worked on, the front one on top. Dragging one to another slide takes it there. */
export function FilmLayers({ times, pxPerSecond, widthPx }: FilmRowProps) {
  const session = useEditor();
  const slide = useCurrentSlide();
  const selectedIds = useEditorPart((state) => state.selectedIds);
  const { dragged, take } = useLayerDrag(pxPerSecond);
  const layers = (slide?.items ?? []).filter(({ type }) => type !== 'audio').toReversed();
  if (!slide || layers.length === 0) return null;
  const start = times.starts[times.places.get(slide.id) ?? 0] ?? 0;
  const left = ({ id, timing }: Item) =>
    (start + timing.startTime) * pxPerSecond + (dragged?.itemId === id ? dragged.byPx : 0);
  return layers.map((item, index) => {
    const name = describeItem(item);
    return (
      <div key={item.id} className={classes.row} data-kind="layer">
        <span className={classes.name}>{index === 0 && 'Layers'}</span>
        <div className={classes.track} style={{ width: widthPx }}>
          <button
            type="button"
            className={classes.layer}
            style={{
              left: left(item),
              width: Math.max(6, (item.timing.endTime - item.timing.startTime) * pxPerSecond - 1),
            }}
            data-dragged={dragged?.itemId === item.id || undefined}
            aria-pressed={selectedIds.includes(item.id)}
            title={
              item.locked
                ? `${name} (locked)`
                : `${name}. Drag it to another slide to move it there.`
            }
            aria-label={`${name}, layer`}
            onPointerDown={take(slide.id, item)}
            onClick={(event) => selectLayer(session, item, event)}
          >
            {name}
          </button>
        </div>
      </div>
    );
  });
}
