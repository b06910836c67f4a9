import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { ActionButton } from '../stage/action-button.tsx';
import { useEditor, useEditorPart, useSessionPart } from '../state/use-editor.ts';
import { filmClock } from './film-clock.ts';
import { filmTimesOf } from './film-times.ts';
import classes from './transport-bar.module.css';

/** Below the stage: which timeline is seen, playing, and cutting. */
export function TransportBar() {
  const session = useEditor();
  const view = useEditorPart((state) => state.timelineView);
  return (
    <div className={classes.bar} role="toolbar" aria-label="Playing and timing">
      <div className={classes.side}>
        <Segmented
          label="Timeline of"
          value={view}
          onChange={(timelineView) => session.change({ timelineView, playing: undefined })}
          segments={[
            { value: 'slide', label: 'Slide' },
            { value: 'film', label: 'Film' },
          ]}
        />
        <span className={classes.few}>
          <ActionButton action={actionOf('split')} />
          <ActionButton action={actionOf('marker')} />
          <ActionButton action={actionOf('ripple')} />
        </span>
      </div>
      <div className={classes.middle}>
        <span className={classes.few}>
          <ActionButton action={actionOf('to-start')} />
        </span>
        <PlayButton />
        <span className={classes.few}>
          <ActionButton action={actionOf('play-motion')} />
        </span>
        <Clock />
      </div>
      <div className={classes.side}>
        <ActionButton action={actionOf('timeline-out')} />
        <ActionButton action={actionOf('timeline-fit')} />
        <ActionButton action={actionOf('timeline-in')} />
      </div>
    </div>
  );
}

function PlayButton() {
  const session = useEditor();
  const isPlaying = useEditorPart(({ playing }) => playing !== undefined);
  const isFilm = useEditorPart(({ timelineView }) => timelineView === 'film');
  const action = actionOf('play-slide');
  const isEnabled = useSessionPart(() => action.isEnabled(session));
  /** A press anywhere stops what plays, here as well: its click must not begin anew. */
  const stops = useRef(false);
  const label = isPlaying ? 'Stop' : isFilm ? 'Play the film from here' : action.label;
  return (
    <Hint label={label} keys={['Space']}>
      <button
        type="button"
        className={classes.play}
        aria-label={label}
        disabled={!isEnabled}
        onPointerDown={() => {
          stops.current = session.state.get().playing !== undefined;
        }}
        onClick={() => {
          if (!stops.current) action.perform(session);
          stops.current = false;
        }}
      >
        <Icon shape={isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled} />
        <span className={classes.word}>{isPlaying ? 'Stop' : 'Play'}</span>
      </button>
    </Hint>
  );
}

/** Where the playhead is, of how long: in the slide, or in the film. */
function Clock() {
  const words = useSessionPart((session) => {
    const { headSeconds, slideId, timelineView } = session.state.get();
    const { starts, lengths, seconds, places } = filmTimesOf(session.tab.view.get().saving.data);
    const place = places.get(slideId ?? '') ?? 0;
    const isFilm = timelineView === 'film';
    const before = isFilm ? (starts[place] ?? 0) : 0;
    return `${filmClock(before + headSeconds)} / ${filmClock(isFilm ? seconds : (lengths[place] ?? 0))}`;
  });
  const [now, whole] = words.split(' / ');
  return (
    <span className={classes.clock}>
      {now} <span className={classes.whole}>/ {whole}</span>
    </span>
  );
}
