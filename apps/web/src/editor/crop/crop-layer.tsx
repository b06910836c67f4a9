import { Button, Slider } from '@mantine/core';
import { cropItem, type Item, maxPictureZoom, type Slide } from '@reelwright/movie';
import type { PlacedItem } from '@reelwright/stage';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../store/use-store.ts';
import type { EditScreen } from '../stage/edit-screen.ts';
import { frameOf, savedFrame } from '../stage/item-frame.ts';
import { stretchAround } from '../stage/stretch-around.ts';
import { useEditor } from '../state/use-editor.ts';
import {
  type Box,
  type Crop,
  type CropHandle,
  cropFields,
  cropOf,
  pan,
  type Size,
  windowFrame,
  zoomOf,
  zoomTo,
} from './crop-geometry.ts';
import { type Hold, held, type Point, pointOnItem } from './crop-hold.ts';
import classes from './crop-layer.module.css';
import { cropTools } from './crop-tools.ts';
import { WholePicture } from './whole-picture.tsx';

interface CropLayerProps {
  readonly item: Item;
  readonly slide: Slide;
  readonly screen: EditScreen;
  readonly scale: number;
}

const handles: readonly CropHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
const arrowSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const keyStepPx = { plain: 5, shift: 25 };
const keyZoom = 1.1;

/**
 * Choosing the part of a picture that is seen, on the stage: the whole picture shows faintly around its box. Dragging
 * it, the wheel, two fingers and the handles of the box all end in one step of undo each.
 */
export function CropLayer({ item, slide, screen, scale }: CropLayerProps) {
  const session = useEditor();
  const tools = useStore(cropTools);
  const layer = useRef<HTMLDivElement>(null);
  const points = useRef(new Map<number, Point>());
  const hold = useRef<Hold>(undefined);
  const [placed, setPlaced] = useState<PlacedItem>();
  const [natural, setNatural] = useState<Size>();
  /** What a gesture shows before it is saved. */
  const [live, setLive] = useState<Crop>();

  // Where the box stands is known once the changed item is on its way to the picture.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setPlaced(screen.boxes().find((box) => box.item.id === item.id));
      setLive(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, item]);
  const isReady = placed !== undefined;
  useEffect(() => {
    if (isReady) layer.current?.focus({ preventScroll: true });
  }, [isReady]);

  const crop = live ?? (placed && natural && cropOf(placed.item, placed, natural));
  const finish = () => session.change({ croppingId: undefined });
  const save = (next: Crop, mergeKey?: string) => {
    setLive(next);
    const stretch = stretchAround(slide.items, item.id);
    const before = frameOf(item, stretch);
    const isCut = next.window.width !== before.width || next.window.height !== before.height;
    session.tab.edit(
      cropItem,
      {
        slideId: slide.id,
        itemId: item.id,
        part: cropFields(next, item),
        ...(isCut && { frame: savedFrame(windowFrame(item, before, next.window), stretch) }),
      },
      mergeKey,
    );
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!crop || !placed) return;
    const zoom = zoomOf(crop, item) * Math.exp(-event.deltaY / 300);
    save(
      zoomTo(crop, item, zoom, pointOnItem(event, layer.current, placed.matrix, scale)),
      `crop-${item.id}`,
    );
  });
  useEffect(() => {
    const element = layer.current;
    if (!isReady || !element) return;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [isReady]);

  if (!placed) return null;
  const local = (event: PointerEvent) => pointOnItem(event, layer.current, placed.matrix, scale);

  const press = (event: PointerEvent, handle?: CropHandle) => {
    if (!crop || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, local(event));
    // A second finger begins anew, from where the first one has come.
    hold.current = { crop, handle, from: new Map(points.current) };
  };
  const move = (event: PointerEvent) => {
    const began = hold.current;
    if (!began || !points.current.has(event.pointerId)) return;
    points.current.set(event.pointerId, local(event));
    setLive(held(began, points.current, item));
  };
  const release = (event: PointerEvent) => {
    if (!points.current.delete(event.pointerId) || !hold.current) return;
    if (points.current.size > 0 && crop) {
      hold.current = { crop, handle: undefined, from: new Map(points.current) };
      return;
    }
    hold.current = undefined;
    if (live) save(live);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (event.key === 'Escape' || event.key === 'Enter') finish();
    else if (crop && step) {
      const px = event.shiftKey ? keyStepPx.shift : keyStepPx.plain;
      save(pan(crop, { dx: step[0] * px, dy: step[1] * px }), `crop-${item.id}`);
    } else if (crop && ['+', '=', '-'].includes(event.key) && !event.ctrlKey && !event.metaKey) {
      const by = event.key === '-' ? 1 / keyZoom : keyZoom;
      save(zoomTo(crop, item, zoomOf(crop, item) * by), `crop-${item.id}`);
    } else return;
    event.preventDefault();
  };

  const zoom = crop ? zoomOf(crop, item) : 1;
  const [a, b, c, d, e, f] = placed.matrix;
  const onPicture = { onPointerDown: press, onPointerMove: move, onPointerUp: release };
  return (
    <div className={classes.around} data-cropping>
      <button
        type="button"
        className={classes.shade}
        aria-label="Finish cropping"
        tabIndex={-1}
        onClick={finish}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be turned and mirrored with its picture. */}
      <div
        ref={layer}
        className={classes.layer}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys and zoom keys work on it.
        tabIndex={0}
        role="group"
        aria-label="Crop the picture. Arrow keys move it, plus and minus zoom, Enter finishes."
        style={{ transform: `matrix(${[a, b, c, d, e * scale, f * scale].join()})` }}
        onKeyDown={onKey}
        onPointerCancel={release}
        {...onPicture}
      >
        <div className={classes.whole} style={crop && boxStyle(crop.picture, scale)}>
          <WholePicture item={item} onSize={setNatural} />
        </div>
        {crop && (
          <div className={classes.window} style={boxStyle(crop.window, scale)}>
            <div className={classes.seen}>
              <div style={boxStyle(within(crop), scale)} className={classes.whole}>
                <WholePicture item={item} />
              </div>
            </div>
            {handles.map((handle) => (
              <span
                key={handle}
                className={classes.handle}
                data-at={handle}
                onPointerDown={(event) => press(event, handle)}
                onPointerMove={move}
                onPointerUp={release}
              />
            ))}
          </div>
        )}
      </div>
      {tools &&
        createPortal(
          <>
            <span className={classes.label}>Zoom</span>
            <Slider
              className={classes.zoom ?? ''}
              min={0}
              max={1}
              step={0.01}
              // Each step makes it larger by the same share, as it looks.
              value={Math.log(zoom) / Math.log(maxPictureZoom)}
              label={() => `${Math.round(zoom * 100)} %`}
              thumbLabel="Zoom of the picture"
              disabled={!crop}
              onChange={(value) =>
                crop && save(zoomTo(crop, item, maxPictureZoom ** value), `crop-${item.id}`)
              }
              onChangeEnd={session.tab.endStep}
            />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() =>
                crop &&
                save({
                  ...crop,
                  picture: cropOf(plain(item), crop.window, natural ?? crop.picture).picture,
                })
              }
            >
              Reset
            </Button>
            <Button className={classes.done ?? ''} size="compact-sm" onClick={finish}>
              Done
            </Button>
          </>,
          tools,
        )}
    </div>
  );
}

/** Nothing cut off but what does not fit. */
function plain(item: Item): Item {
  return { ...item, position: undefined, zoom: undefined };
}

/** The picture in px of its window. */
function within({ window, picture }: Crop): Box {
  return { ...picture, x: picture.x - window.x, y: picture.y - window.y };
}

function boxStyle({ x, y, width, height }: Box, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
