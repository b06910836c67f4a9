import { useDeferredValue, useEffect, useRef } from 'react';
import { useProjectPart } from '../../project/use-project.ts';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { FilmBlocks } from './film-blocks.tsx';
import { FilmCaptions, FilmSoundLane, MusicLane } from './film-lanes.tsx';
import { FilmLayers } from './film-layers.tsx';
import { FilmNeedle } from './film-needle.tsx';
import { FilmRuler } from './film-ruler.tsx';
import classes from './film-timeline.module.css';
import { filmTimesOf, placesBetween } from './film-times.ts';
import { useFilmWindow } from './use-film-window.ts';
import { useFilmZoom } from './use-film-zoom.ts';

/** As wide as in film-timeline.module.css. */
const [namesPx, narrowNamesPx] = [88, 60];
/** Room behind the last slide. */
const endPx = 120;

/** The whole film over time: its slides as pictures, how they change, and all that is heard and read. */
export function FilmTimeline() {
  const session = useEditor();
  const scroller = useRef<HTMLElement>(null);
  const names = useIsNarrow() ? narrowNamesPx : namesPx;
  const shown = useFilmWindow(scroller, names);
  const data = useProjectPart(session.tab, ({ saving }) => saving.data);
  const times = filmTimesOf(data);
  // Who types or drags is not kept waiting by lanes that are read from the whole film.
  const settled = useDeferredValue(data);
  const fitting = Math.max(0.05, (shown.seenPx - endPx) / Math.max(1, times.seconds));
  const pxPerSecond = useEditorPart((state) => state.filmPxPerSecond) || fitting;
  useEffect(() => session.change({ filmFitting: fitting }), [session, fitting]);
  useFilmZoom(scroller, { namesPx: names, pxPerSecond });
  const { first, last } = placesBetween(
    times,
    shown.fromPx / pxPerSecond,
    shown.toPx / pxPerSecond,
  );
  const part = { times, first, last, pxPerSecond, isStill: shown.isStill };
  const range = { fromPx: Math.max(0, shown.fromPx), toPx: shown.toPx };
  const widthPx = Math.max(shown.seenPx, times.seconds * pxPerSecond + endPx);
  const row = { widthPx, ...part, ...range };
  return (
    <section
      ref={scroller}
      className={classes.film}
      style={{ '--name-width': `${names}px` }}
      aria-label="Timeline of the film"
    >
      <div className={classes.rows} style={{ width: names + widthPx }}>
        <FilmRuler {...row} />
        <FilmBlocks {...row} scroller={scroller} />
        <FilmSoundLane {...row} data={settled} lane="voice" name="Voice" />
        <FilmSoundLane {...row} data={settled} lane="sounds" name="Sounds" />
        <MusicLane {...row} data={settled} />
        <FilmCaptions {...row} data={settled} />
        <FilmLayers {...row} />
        <FilmNeedle scroller={scroller} pxPerSecond={pxPerSecond} namesPx={names} />
      </div>
    </section>
  );
}
