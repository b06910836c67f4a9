import { maxItems, slideSeconds, splitItems } from '@reelwright/movie';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCut,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconPlayerStop,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import { newItemId } from '../new-item-id.ts';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';
import { type EditorAction, hasSlide } from './editor-action.ts';
import { playingHere } from './playing-here.ts';
import { underTheHead } from './under-the-head.ts';

/** One frame of a finished video. */
const frameSeconds = 1 / 30;

function moveHead(session: EditorSession, seconds: number): void {
  const slide = session.slide();
  const last = slide ? lastHeadSeconds(slideSeconds(slide)) : 0;
  session.change({ headSeconds: Math.min(last, Math.max(0, seconds)), playing: undefined });
}

const stepping = (by: number) => (session: EditorSession) =>
  moveHead(session, session.state.get().headSeconds + by);

/** What editors of films have on these keys: cutting, J K L, and one frame at a time. */
export const timingActions: readonly EditorAction[] = [
  {
    id: 'split',
    label: 'Split at the playhead',
    group: 'Edit',
    icon: IconCut,
    keys: ['S'],
    isEnabled: (session) => {
      const going = underTheHead(session).length;
      return going > 0 && (session.slide()?.items.length ?? 0) + going <= maxItems;
    },
    perform: (session) => {
      const slide = session.slide();
      if (!slide) return;
      const itemIds = underTheHead(session).map(({ id }) => id);
      const atSeconds = session.state.get().headSeconds;
      session.tab.edit(splitItems, { slideId: slide.id, itemIds, atSeconds, newId: newItemId });
    },
  },
  {
    id: 'play-forwards',
    label: 'Play forwards',
    group: 'Play',
    icon: IconPlayerPlay,
    keys: ['L'],
    isEnabled: hasSlide,
    perform: (session) => session.change({ playing: playingHere(session), typingId: undefined }),
  },
  {
    id: 'stop',
    label: 'Stop',
    group: 'Play',
    icon: IconPlayerStop,
    keys: ['K'],
    isEnabled: hasSlide,
    perform: (session) => session.change({ playing: undefined }),
  },
  {
    id: 'play-backwards',
    label: 'Play backwards',
    group: 'Play',
    icon: IconPlayerTrackPrev,
    keys: ['J'],
    isEnabled: hasSlide,
    perform: (session) => session.change({ playing: 'backwards', typingId: undefined }),
  },
  {
    id: 'frame-back',
    label: 'One frame back',
    group: 'Play',
    icon: IconChevronLeft,
    keys: [','],
    isEnabled: hasSlide,
    perform: stepping(-frameSeconds),
  },
  {
    id: 'frame-on',
    label: 'One frame forward',
    group: 'Play',
    icon: IconChevronRight,
    keys: ['.'],
    isEnabled: hasSlide,
    perform: stepping(frameSeconds),
  },
  {
    id: 'to-start',
    label: 'To the beginning of the slide',
    group: 'Play',
    icon: IconPlayerSkipBack,
    keys: ['Home'],
    isEnabled: hasSlide,
    perform: (session) => moveHead(session, 0),
  },
  {
    id: 'to-end',
    label: 'To the end of the slide',
    group: 'Play',
    icon: IconPlayerSkipForward,
    keys: ['End'],
    isEnabled: hasSlide,
    perform: (session) => moveHead(session, Number.POSITIVE_INFINITY),
  },
];
