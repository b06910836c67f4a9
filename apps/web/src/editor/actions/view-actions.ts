import {
  IconMovie,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconRefresh,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import { openPlayer } from '../../player/open-player.ts';
import { shownName } from '../../project/film-name.ts';
import { settleProject } from '../../project/open-project.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { always, type EditorAction, hasSlide } from './editor-action.ts';
import { playingHere } from './playing-here.ts';

/** Spec: the editor's zoom menu. 0 is Auto fit. */
export const zoomSteps = [
  0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200,
];
const [minZoom, maxZoom] = [20, 200];

export function clampZoom(percent: number): number {
  return Math.min(maxZoom, Math.max(minZoom, Math.round(percent)));
}

const zoomBy = (step: number) => (session: EditorSession) => {
  const { zoomPercent, fittingPercent } = session.state.get();
  session.change({ zoomPercent: clampZoom((zoomPercent || fittingPercent) + step) });
};

/** The whole video in the player, in the film's own format, from its beginning. It plays what is saved, so that is done first. */
async function playAll(session: EditorSession): Promise<void> {
  const { data, meta } = session.film.view.get().saving;
  const id = await settleProject();
  if (id === undefined) return;
  const title = shownName(meta);
  openPlayer({ id, title, size: data.movie.size, slideIndex: 0 });
}

/** Plays the slide from its beginning. */
function playingFromStart(
  playing: 'timing' | 'motion',
  named: Pick<EditorAction, 'id' | 'label' | 'icon' | 'keys'>,
): EditorAction {
  return {
    ...named,
    group: 'Play',
    isEnabled: hasSlide,
    perform: (session) => session.change({ playing, headSeconds: 0, typingId: undefined }),
  };
}

export const viewActions: readonly EditorAction[] = [
  {
    id: 'play-slide',
    label: 'Play this slide',
    group: 'Play',
    icon: IconPlayerPlay,
    keys: ['Space'],
    isEnabled: hasSlide,
    perform: (session) => {
      const { playing } = session.state.get();
      session.change({
        playing: playing ? undefined : playingHere(session),
        typingId: undefined,
      });
    },
  },
  playingFromStart('timing', {
    id: 'replay-slide',
    label: 'Replay this slide',
    icon: IconRefresh,
    keys: ['ctrl', 'Space'],
  }),
  playingFromStart('motion', {
    id: 'play-motion',
    label: 'Play this slide with animation',
    icon: IconPlayerTrackNext,
    keys: ['ctrl', 'Enter'],
  }),
  {
    id: 'play-all',
    label: 'Play the whole video',
    group: 'Play',
    icon: IconMovie,
    keys: ['ctrl', 'shift', 'Enter'],
    isEnabled: always,
    perform: (session) => void playAll(session).catch(() => undefined),
  },
  {
    id: 'zoom-in',
    label: 'Zoom in',
    group: 'View',
    icon: IconZoomIn,
    keys: ['mod', '+'],
    otherKeys: [['mod', '=']],
    isEnabled: always,
    perform: zoomBy(10),
  },
  {
    id: 'zoom-out',
    label: 'Zoom out',
    group: 'View',
    icon: IconZoomOut,
    keys: ['mod', '-'],
    isEnabled: always,
    perform: zoomBy(-10),
  },
  {
    id: 'zoom-fit',
    label: 'Auto fit',
    group: 'View',
    icon: IconZoomReset,
    keys: ['mod', '0'],
    isEnabled: always,
    perform: (session) => session.change({ zoomPercent: 0 }),
  },
];
