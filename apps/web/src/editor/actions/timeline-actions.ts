import { slideSeconds } from '@reelwright/movie';
import {
  IconArrowAutofitWidth,
  IconBracketsContainEnd,
  IconBracketsContainStart,
  IconRepeatOff,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { EditorSession } from '../state/editor-session.ts';
import { loopFrom, loopTo } from '../timeline/loop-range.ts';
import { type EditorAction, hasSlide } from './editor-action.ts';

/** 1 shows the whole slide, 20 about half a second of a short one. */
const [minTimelineZoom, maxTimelineZoom] = [1, 20];
const zoomStep = 1.5;
const maxFilmPxPerSecond = 200;

export function clampTimelineZoom(zoom: number): number {
  return Math.min(maxTimelineZoom, Math.max(minTimelineZoom, zoom));
}

/** How wide a second of the film becomes. Not smaller than what shows all of it: 0 says so. */
export function clampFilmZoom(pxPerSecond: number, fitting: number): number {
  return pxPerSecond <= fitting ? 0 : Math.min(maxFilmPxPerSecond, pxPerSecond);
}

const isFilm = (session: EditorSession) => session.state.get().timelineView === 'film';

function zoomBy(session: EditorSession, factor: number): void {
  const { timelineZoom, filmPxPerSecond, filmFitting } = session.state.get();
  if (isFilm(session)) {
    const now = filmPxPerSecond || filmFitting;
    session.change({ filmPxPerSecond: clampFilmZoom(now * factor, filmFitting) });
  } else session.change({ timelineZoom: clampTimelineZoom(timelineZoom * factor) });
}

function mayZoom(session: EditorSession, way: 'in' | 'out'): boolean {
  const { timelineZoom, filmPxPerSecond, filmFitting } = session.state.get();
  if (!isFilm(session)) {
    return way === 'in' ? timelineZoom < maxTimelineZoom : timelineZoom > minTimelineZoom;
  }
  return way === 'in'
    ? (filmPxPerSecond || filmFitting) < maxFilmPxPerSecond
    : filmPxPerSecond > filmFitting;
}

const loopingWith = (range: typeof loopFrom) => (session: EditorSession) => {
  const slide = session.slide();
  if (!slide) return;
  const { headSeconds, loopRange } = session.state.get();
  session.change({ loopRange: range(headSeconds, loopRange, slideSeconds(slide)) });
};

/** How the timeline is looked at, and which part of the slide is played over and over. */
export const timelineActions: readonly EditorAction[] = [
  {
    id: 'loop-from',
    label: 'Loop from here',
    group: 'Play',
    icon: IconBracketsContainStart,
    keys: ['I'],
    isEnabled: hasSlide,
    perform: loopingWith(loopFrom),
  },
  {
    id: 'loop-to',
    label: 'End the loop here',
    group: 'Play',
    icon: IconBracketsContainEnd,
    keys: ['O'],
    isEnabled: hasSlide,
    perform: loopingWith(loopTo),
  },
  {
    id: 'loop-off',
    label: 'Play the whole slide again',
    group: 'Play',
    icon: IconRepeatOff,
    keys: ['shift', 'O'],
    isEnabled: (session) => session.state.get().loopRange !== undefined,
    perform: (session) => session.change({ loopRange: undefined }),
  },
  {
    id: 'timeline-in',
    label: 'Zoom into the timeline',
    group: 'View',
    icon: IconZoomIn,
    keys: ['+'],
    otherKeys: [['=']],
    isEnabled: (session) => mayZoom(session, 'in'),
    perform: (session) => zoomBy(session, zoomStep),
  },
  {
    id: 'timeline-out',
    label: 'Zoom out of the timeline',
    group: 'View',
    icon: IconZoomOut,
    keys: ['-'],
    isEnabled: (session) => mayZoom(session, 'out'),
    perform: (session) => zoomBy(session, 1 / zoomStep),
  },
  {
    id: 'timeline-fit',
    label: 'Show the whole timeline',
    group: 'View',
    icon: IconArrowAutofitWidth,
    keys: ['shift', 'Z'],
    isEnabled: (session) =>
      isFilm(session) ? session.state.get().filmPxPerSecond !== 0 : mayZoom(session, 'out'),
    perform: (session) =>
      session.change(isFilm(session) ? { filmPxPerSecond: 0 } : { timelineZoom: minTimelineZoom }),
  },
];
