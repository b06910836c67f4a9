import { captionLines } from '@reelwright/captions';
import type { ProjectData, Slide } from '@reelwright/movie';
import { useEffect, useRef } from 'react';
import { drawBars } from '../../media/players/draw-bars.ts';
import { useWaveform } from '../../media/players/use-waveform.ts';
import { captionEditor } from '../captions/caption-editor-store.ts';
import { voicePopup } from '../narration/narration-store.ts';
import { movieSettings } from '../state/movie-settings-store.ts';
import { showSlide } from '../state/show-slide.ts';
import { useEditor } from '../state/use-editor.ts';
import type { FilmRowProps } from './film-row.ts';
import { type FilmSound, soundsOfFilm, soundsOfSlide } from './film-sounds.ts';
import classes from './film-timeline.module.css';
import { selectLayer } from './select-layer.ts';
import { useLayerDrag } from './use-layer-drag.ts';

interface LaneProps extends FilmRowProps {
  readonly data: ProjectData;
}

interface SoundLaneProps extends LaneProps {
  readonly lane: FilmSound['lane'];
  readonly name: string;
}

/** Voice or sounds of all slides, where they are heard. A click goes to the slide and selects what is heard. */
export function FilmSoundLane({ lane, name, data, ...row }: SoundLaneProps) {
  const session = useEditor();
  const { times, first, last, pxPerSecond, isStill } = row;
  const { dragged, take } = useLayerDrag(pxPerSecond);
  const whole = lane === 'voice' ? soundsOfFilm(data).voice : '';
  const has =
    whole !== '' ||
    times.slides.some((slide, place) => of(slide, times.lengths[place], lane).length > 0);
  if (!has) {
    if (lane === 'sounds') return null;
    return (
      <EmptyLane name={name} words="Add a voice" onClick={() => voicePopup.set({})} {...row} />
    );
  }
  /** What is said belongs to a layer that may stay; a sound of its own goes where it is dragged. */
  const draggable = (slide: Slide, itemId: string | undefined) => {
    const item = slide.items.find(({ id }) => id === itemId);
    return lane === 'sounds' && item ? { onPointerDown: take(slide.id, item) } : {};
  };
  const choose = (slideId: string, itemId: string | undefined) => {
    showSlide(session, slideId);
    const item = session.slide()?.items.find(({ id }) => id === itemId);
    if (item) selectLayer(session, item, { shiftKey: false, ctrlKey: false, metaKey: false });
  };
  return (
    <div className={classes.row}>
      <span className={classes.name}>{name}</span>
      <div className={classes.track} style={{ width: row.widthPx }}>
        {whole !== '' && <WholeSound url={whole} lane="voice" {...row} />}
        {times.slides.slice(first, last + 1).flatMap((slide, index) => {
          const start = times.starts[first + index] ?? 0;
          return of(slide, times.lengths[first + index], lane).map((sound) => (
            <button
              key={`${slide.id} ${sound.id}`}
              type="button"
              className={classes.sound}
              data-lane={lane}
              {...draggable(slide, sound.itemId)}
              style={{
                left:
                  (start + sound.start) * pxPerSecond +
                  (dragged !== undefined && dragged.itemId === sound.itemId ? dragged.byPx : 0),
                width: Math.max(2, sound.seconds * pxPerSecond - 1),
              }}
              title={sound.name}
              aria-label={`${sound.name} of ${slide.title ?? 'a slide'}`}
              onClick={() => choose(slide.id, sound.itemId)}
            >
              {isStill && (
                <Waves
                  url={sound.url}
                  from={sound.from}
                  seconds={sound.seconds}
                  leftPx={0}
                  widthPx={sound.seconds * pxPerSecond}
                />
              )}
            </button>
          ));
        })}
      </div>
    </div>
  );
}

function of(slide: Parameters<typeof soundsOfSlide>[0], seconds = 0, lane: FilmSound['lane']) {
  return soundsOfSlide(slide, seconds).filter((sound) => sound.lane === lane);
}

/** The music under all slides, over and over. */
export function MusicLane({ data, ...row }: LaneProps) {
  const { music } = soundsOfFilm(data);
  const open = () => movieSettings.set('music');
  if (music === '') return <EmptyLane name="Music" words="Add music" onClick={open} {...row} />;
  return (
    <div className={classes.row}>
      <span className={classes.name}>Music</span>
      <div className={classes.track} style={{ width: row.widthPx }}>
        <WholeSound url={music} lane="music" onClick={open} {...row} />
      </div>
    </div>
  );
}

interface WholeSoundProps extends FilmRowProps {
  readonly url: string;
  readonly lane: 'voice' | 'music';
  readonly onClick?: () => void;
}

/** A sound as long as the film; only the part in sight is drawn. */
function WholeSound({
  url,
  lane,
  onClick,
  times,
  pxPerSecond,
  isStill,
  fromPx,
  toPx,
}: WholeSoundProps) {
  const endPx = times.seconds * pxPerSecond;
  const widthPx = Math.max(0, Math.min(toPx, endPx) - fromPx);
  return (
    <button
      type="button"
      className={classes.sound}
      data-lane={lane}
      style={{ left: 0, width: endPx }}
      aria-label={lane === 'music' ? 'Music of the film' : 'Narration of the film'}
      onClick={onClick}
    >
      {isStill && widthPx > 0 && (
        <Waves
          url={url}
          loops={lane === 'music'}
          from={fromPx / pxPerSecond}
          seconds={widthPx / pxPerSecond}
          leftPx={fromPx}
          widthPx={widthPx}
        />
      )}
    </button>
  );
}

interface WavesProps {
  readonly url: string;
  readonly from: number;
  readonly seconds: number;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly loops?: boolean;
}

/** A browser draws no wider canvas well, and nobody sees more at once. */
const maxCanvasPx = 4000;

function Waves({ url, from, seconds, leftPx, widthPx, loops = false }: WavesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data } = useWaveform(url, from + seconds);
  const width = Math.max(1, Math.min(maxCanvasPx, Math.round(widthPx)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas of another width is empty.
  useEffect(() => {
    if (!canvas.current || !data) return;
    const lasts = data.peaks.length / data.perSecond;
    const begin = loops && lasts > 0 ? from % lasts : from;
    const peaks =
      loops && begin + seconds > lasts
        ? repeated(data.peaks, begin + seconds, data.perSecond)
        : data.peaks;
    drawBars(canvas.current, { ...data, peaks }, { from: begin, to: begin + seconds });
  }, [data, from, seconds, width, loops]);
  return (
    <canvas
      ref={canvas}
      className={classes.waves}
      width={width}
      height={22}
      style={{ left: leftPx, width: widthPx }}
    />
  );
}

/** A sound that begins anew at its end, as long as is seen of it. */
function repeated(peaks: ArrayLike<number>, seconds: number, perSecond: number): Uint8Array {
  const all = new Uint8Array(Math.ceil(seconds * perSecond));
  for (let at = 0; at < all.length; at += 1) all[at] = peaks[at % peaks.length] ?? 0;
  return all;
}

/** What is read, line by line; a click opens all lines beside the film. */
export function FilmCaptions({ data, ...row }: LaneProps) {
  const { pxPerSecond, fromPx, toPx } = row;
  if (!data.captions?.on) return null;
  const [from, to] = [fromPx / pxPerSecond, toPx / pxPerSecond];
  const lines = captionLines(data).filter(({ start, end }) => end > from && start < to);
  return (
    <div className={classes.row}>
      <span className={classes.name}>Captions</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Movie has the same as a menu entry. */}
      <div
        className={classes.track}
        style={{ width: row.widthPx }}
        onDoubleClick={() => captionEditor.set(true)}
      >
        {lines.map(({ start, end, text }) => (
          <span
            key={start}
            className={classes.caption}
            dir="auto"
            style={{
              left: start * pxPerSecond,
              width: Math.max(2, (end - start) * pxPerSecond - 2),
            }}
            title={text}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

interface EmptyLaneProps extends FilmRowProps {
  readonly name: string;
  readonly words: string;
  readonly onClick: () => void;
}

function EmptyLane({ name, words, onClick }: EmptyLaneProps) {
  return (
    <div className={classes.row}>
      <span className={classes.name}>{name}</span>
      <button type="button" className={classes.none} onClick={onClick}>
        {words}
      </button>
    </div>
  );
}
