import { changeSlide, cutItems, maxMarkers, type Slide, slideSeconds } from '@reelwright/movie';
import {
  IconBracketsContainStart,
  IconFlag,
  IconFlagSearch,
  IconLink,
  IconScissors,
} from '@tabler/icons-react';
import { toast } from '../../ui/toast.tsx';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';
import { type EditorAction, hasSlide } from './editor-action.ts';
import { underTheHead } from './under-the-head.ts';

/** So near, a marker is meant and not a place beside it. */
const sameMomentSeconds = 0.1;

function cutting(part: 'before' | 'after') {
  return (session: EditorSession) => {
    const slide = session.slide();
    if (!slide) return;
    const { headSeconds, ripples } = session.state.get();
    const itemIds = underTheHead(session).map(({ id }) => id);
    const details = { slideId: slide.id, itemIds, atSeconds: headSeconds, part, ripples };
    session.tab.edit(cutItems, details);
    const first = session.slide()?.items.find(({ id }) => id === itemIds[0]);
    // What was cut off at its beginning has moved to the left: the playhead stays at the same picture.
    if (ripples && part === 'before' && first)
      session.change({ headSeconds: first.timing.startTime });
  };
}

const markersOf = (slide: Slide | undefined) => slide?.markers ?? [];

function toggleMarker(session: EditorSession): void {
  const slide = session.slide();
  if (!slide) return;
  const at = Math.round(session.state.get().headSeconds * 100) / 100;
  const others = markersOf(slide).filter((each) => Math.abs(each - at) >= sameMomentSeconds);
  const isNew = others.length === markersOf(slide).length;
  if (isNew && others.length >= maxMarkers) {
    toast.error(`A slide can have ${maxMarkers} markers. Please remove one first.`);
    return;
  }
  const markers = isNew ? [...others, at].sort((one, other) => one - other) : others;
  const label = isNew ? 'Add marker' : 'Remove marker';
  const markerNames = slide.markerNames?.filter(({ at: named }) => markers.includes(named));
  const fields = { markers, ...(markerNames && { markerNames }) };
  session.tab.edit({ ...changeSlide, label }, { slideId: slide.id, fields });
}

function toNextMarker(session: EditorSession): void {
  const slide = session.slide();
  const { headSeconds } = session.state.get();
  const markers = markersOf(slide);
  const next = markers.find((each) => each > headSeconds + sameMomentSeconds / 2) ?? markers[0];
  if (!slide || next === undefined) return;
  const last = lastHeadSeconds(slideSeconds(slide));
  session.change({ headSeconds: Math.min(last, next), playing: undefined });
}

/** Trimming at the playhead, markers, and whether what comes later moves along. */
export const cuttingActions: readonly EditorAction[] = [
  {
    id: 'cut-before',
    label: 'Trim what is before the playhead',
    group: 'Edit',
    icon: IconBracketsContainStart,
    keys: ['Q'],
    isEnabled: (session) => underTheHead(session).length > 0,
    perform: cutting('before'),
  },
  {
    id: 'cut-after',
    label: 'Trim what is after the playhead',
    group: 'Edit',
    icon: IconScissors,
    keys: ['W'],
    isEnabled: (session) => underTheHead(session).length > 0,
    perform: cutting('after'),
  },
  {
    id: 'ripple',
    label: 'Ripple: later layers move along',
    group: 'Edit',
    icon: IconLink,
    keys: ['shift', 'R'],
    isOn: (session) => session.state.get().ripples,
    isEnabled: hasSlide,
    perform: (session) => session.change({ ripples: !session.state.get().ripples }),
  },
  {
    id: 'marker',
    label: 'Add or remove a marker',
    group: 'Edit',
    icon: IconFlag,
    keys: ['M'],
    isEnabled: hasSlide,
    perform: toggleMarker,
  },
  {
    id: 'next-marker',
    label: 'To the next marker',
    group: 'Play',
    icon: IconFlagSearch,
    keys: ['shift', 'M'],
    isEnabled: (session) => markersOf(session.slide()).length > 0,
    perform: toNextMarker,
  },
];
