import {
  IconArrowsDiagonal,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconTimeline,
} from '@tabler/icons-react';
import type { EditorSession } from '../state/editor-session.ts';
import { type Folded, keepFolded } from '../state/kept-folded.ts';
import { always, type EditorAction } from './editor-action.ts';

function fold(session: EditorSession, part: Partial<Folded>): void {
  const folded = { ...session.state.get().folded, ...part };
  session.change({ folded });
  keepFolded(folded);
}

/** What gives the stage more room, and which timeline stands below it. */
export const roomActions: readonly EditorAction[] = [
  {
    id: 'fold-slides',
    label: 'Hide or show the slides',
    group: 'View',
    icon: IconLayoutSidebar,
    keys: ['alt', '1'],
    isEnabled: always,
    perform: (session) => fold(session, { slides: !session.state.get().folded.slides }),
  },
  {
    id: 'fold-panel',
    label: 'Hide or show the panel',
    group: 'View',
    icon: IconLayoutSidebarRight,
    keys: ['alt', '2'],
    isEnabled: always,
    perform: (session) => fold(session, { panel: !session.state.get().folded.panel }),
  },
  {
    id: 'fold-all',
    label: 'Give the stage all the room, or less again',
    group: 'View',
    icon: IconArrowsDiagonal,
    keys: ['mod', '\\'],
    isEnabled: always,
    perform: (session) => {
      const { slides, panel } = session.state.get().folded;
      const isFolded = slides && panel;
      fold(session, { slides: !isFolded, panel: !isFolded });
    },
  },
  {
    id: 'timeline-view',
    label: 'Timeline of the slide, or of the whole film',
    group: 'View',
    icon: IconTimeline,
    keys: ['shift', 'T'],
    isEnabled: always,
    perform: (session) =>
      session.change({
        timelineView: session.state.get().timelineView === 'film' ? 'slide' : 'film',
        playing: undefined,
      }),
  },
];
