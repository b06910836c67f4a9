import { slideSeconds } from '@reelwright/movie';
import {
  IconBracketsContainEnd,
  IconBracketsContainStart,
  IconRepeatOff,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { EditorSession } from '../state/editor-session.ts';
import { loopFrom, loopTo } from '../timeline/loop-range.ts';
import type { EditorAction } from './editor-action.ts';

/** 1 shows the whole slide, 20 about half a second of a short one. */
const [minTimelineZoom, maxTimelineZoom] = [1, 20];
const zoomStep = 1.5;

export function clampTimelineZoom(zoom: number): number {
  return Math.min(maxTimelineZoom, Math.max(minTimelineZoom, zoom));
}

const zoomBy = (factor: number) => (session: EditorSession) =>
  session.change({ timelineZoom: clampTimelineZoom(session.state.get().timelineZoom * factor) });

const hasSlide = (session: EditorSession) => session.slide() !== undefined;

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
    label: 'Loop until here',
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
    isEnabled: (session) => session.state.get().timelineZoom < maxTimelineZoom,
    perform: zoomBy(zoomStep),
  },
  {
    id: 'timeline-out',
    label: 'Zoom out of the timeline',
    group: 'View',
    icon: IconZoomOut,
    keys: ['-'],
    isEnabled: (session) => session.state.get().timelineZoom > minTimelineZoom,
    perform: zoomBy(1 / zoomStep),
  },
];
