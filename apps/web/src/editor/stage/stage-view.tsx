import type { Slide } from '@reelwright/movie';
import { useEffect, useRef, useState } from 'react';
import { drawSize, shownSize } from '../../player/draw-size.ts';
import { useElementSize } from '../../player/use-element-size.ts';
import { useProjectPart } from '../../project/use-project.ts';
import { useStore } from '../../store/use-store.ts';
import { CropLayer } from '../crop/crop-layer.tsx';
import { DrawLayer } from '../drawing/draw-layer.tsx';
import { drawingByHand } from '../drawing/drawing-store.ts';
import { GuideOverlay } from '../format/site-guides.tsx';
import { MotionPath } from '../keyframes/motion-path.tsx';
import { useLocalPictures } from '../media/local-pictures.ts';
import { triedMotion, triedPart } from '../motion/tried-motion.ts';
import { findItem } from '../state/editor-session.ts';
import { useCurrentSlide, useEditor, useEditorPart } from '../state/use-editor.ts';
import { TextLayer } from '../text/text-layer.tsx';
import { useSlideMovie } from '../use-slide-movie.ts';
import { createEditScreen, type EditScreen } from './edit-screen.ts';
import { ItemProxies } from './item-proxies.tsx';
import { PlayingFilm } from './playing-film.tsx';
import { PlayingSlide } from './playing-slide.tsx';
import classes from './stage-view.module.css';
import { TransformBox } from './transform-box.tsx';
import { useBackwards } from './use-backwards.ts';
import { useBringIn } from './use-bring-in.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useStagePan } from './use-stage-pan.ts';
import { useStageZoom } from './use-stage-zoom.ts';

/** Spec: how much room there is around a stage that fits. */
const paddingPx = 25;

/** The slide itself, to be taken hold of. */
export function StageView() {
  const slide = useCurrentSlide();
  return (
    <div className={classes.ground} data-mantine-color-scheme="dark">
      {slide ? (
        <OpenStage slide={slide} />
      ) : (
        <p className={classes.none}>Please add a frame first</p>
      )}
    </div>
  );
}

function OpenStage({ slide }: { readonly slide: Slide }) {
  const session = useEditor();
  const { tab } = session;
  const room = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [screen, setScreen] = useState<EditScreen>();
  const stage = useProjectPart(tab, ({ saving }) => saving.data.movie.size);
  const seconds = useEditorPart((state) => state.headSeconds);
  const zoomPercent = useEditorPart((state) => state.zoomPercent);
  const playing = useEditorPart((state) => state.playing);
  const { width, height } = useElementSize(room);
  const fitting = shownSize(
    stage,
    { width: Math.max(1, width - 2 * paddingPx), height: Math.max(1, height - 2 * paddingPx) },
    undefined,
  );
  const shown =
    zoomPercent === 0
      ? fitting
      : {
          width: Math.round((stage.width * zoomPercent) / 100),
          height: Math.round((stage.height * zoomPercent) / 100),
        };
  const scale = shown.width / stage.width;
  const drawn = drawSize(stage, shown, Math.min(2, devicePixelRatio));
  const movie = useSlideMovie(tab, slide);
  const typingId = useEditorPart((state) => state.typingId);
  const typed = typingId === undefined ? undefined : findItem(slide.items, typingId);

  const croppingId = useEditorPart((state) => state.croppingId);
  const cropped = croppingId === undefined ? undefined : findItem(slide.items, croppingId);

  useEffect(() => {
    if (!canvas.current) return;
    const created = createEditScreen(canvas.current);
    setScreen(created);
    return () => created.close();
  }, []);
  const fittingPercent = Math.round((100 * fitting.width) / stage.width);
  useEffect(() => session.change({ fittingPercent }), [session, fittingPercent]);

  const gestures = useStageGestures({ screen, page, scale, slide, movie });
  const { preview, moving } = gestures;
  const seen = useLocalPictures(preview ?? movie);
  useEffect(() => {
    // It is covered, and would be drawn anew with every frame.
    if (drawn.width <= 1 || playing === 'film') return;
    screen?.show({
      movie: seen,
      seconds,
      width: drawn.width,
      height: drawn.height,
      ...(moving && { moving }),
      ...(typingId !== undefined && { typingId }),
    });
  }, [screen, seen, moving, typingId, seconds, playing, drawn.width, drawn.height]);
  const tried = useStore(triedMotion);
  const isDrawing = useStore(drawingByHand);
  useEffect(() => {
    screen?.play(tried && triedPart(tried, movie));
    return () => screen?.play(undefined);
  }, [screen, tried, movie]);
  useStageZoom(room, { scale, onPinch: gestures.callOff });
  useStagePan(room);
  useBackwards();
  const bringIn = useBringIn(page, scale);

  return (
    <div
      ref={room}
      className={classes.room}
      data-drop={bringIn.isOver || undefined}
      data-fits={zoomPercent === 0 || undefined}
      {...bringIn.dropProps}
    >
      <div
        ref={page}
        className={classes.page}
        style={{ width: shown.width, height: shown.height }}
        data-testid="stage"
      >
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={`${slide.title ?? 'Slide'} as it will look`}
        />
        {playing === 'film' ? (
          <PlayingFilm drawn={drawn} />
        ) : playing === 'timing' || playing === 'motion' ? (
          <PlayingSlide movie={seen} mode={playing} drawn={drawn} />
        ) : (
          <>
            <div className={classes.proxies}>
              <ItemProxies
                items={slide.items}
                seconds={seconds}
                scale={scale}
                gestureCount={gestures.gestureCount}
              />
            </div>
            <GuideOverlay stage={stage} />
            {!typed && !cropped && <MotionPath items={slide.items} scale={scale} />}
            {typed && screen ? (
              <TextLayer
                key={typed.id}
                item={typed}
                slideId={slide.id}
                screen={screen}
                scale={scale}
              />
            ) : null}
            {cropped && screen ? (
              <CropLayer
                key={cropped.id}
                item={cropped}
                slide={slide}
                screen={screen}
                scale={scale}
              />
            ) : null}
            {isDrawing && <DrawLayer slide={slide} scale={scale} />}
            {!typed && !cropped && !tried && gestures.targets.length > 0 && (
              <TransformBox
                ref={gestures.box}
                targets={gestures.targets}
                neighbours={gestures.neighbours}
                stage={stage}
                scale={scale}
                keepsShape={gestures.keepsShape}
                onBegin={gestures.onBegin}
                onChange={gestures.onChange}
                onEnd={gestures.onEnd}
              />
            )}
            {gestures.band && <div className={classes.band} style={{ ...gestures.band }} />}
          </>
        )}
      </div>
    </div>
  );
}
