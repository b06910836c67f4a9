import { setKeyframe } from '@reelwright/movie';
import { IconDiamond, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { keyframeAt } from '../keyframes/keyed-frame.ts';
import type { EditorSession } from '../state/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** The one selected item, if it is on screen at the playhead and may be changed. */
function itemHere(session: EditorSession) {
  const [item, ...others] = session.selected();
  const { headSeconds } = session.state.get();
  if (!item || others.length > 0 || item.locked || item.type === 'audio') return undefined;
  const { startTime, endTime } = item.timing;
  return startTime <= headSeconds && headSeconds < endTime ? item : undefined;
}

/** Where the playhead goes: to the nearest keyframe before or after it. */
function neighbour(session: EditorSession, side: -1 | 1): number | undefined {
  const [item] = session.selected();
  const { headSeconds } = session.state.get();
  const moments = (item?.keyframes ?? []).map(({ at }) => at + (item?.timing.startTime ?? 0));
  const beyond = moments.filter((moment) => (moment - headSeconds) * side > 0.01 && moment >= 0);
  return side > 0 ? beyond[0] : beyond.at(-1);
}

const stepping = (id: string, label: string, side: -1 | 1): EditorAction => ({
  id,
  label,
  group: 'Play',
  icon: side < 0 ? IconPlayerSkipBack : IconPlayerSkipForward,
  keys: ['alt', side < 0 ? ',' : '.'],
  isEnabled: (session) => neighbour(session, side) !== undefined,
  perform: (session) => {
    const headSeconds = neighbour(session, side);
    if (headSeconds !== undefined) session.change({ headSeconds, playing: undefined });
  },
});

export const keyframeActions: readonly EditorAction[] = [
  {
    id: 'add-keyframe',
    label: 'Add keyframe here',
    group: 'Edit',
    icon: IconDiamond,
    keys: ['alt', 'K'],
    isEnabled: (session) => itemHere(session) !== undefined,
    perform: (session) => {
      const [item, slideId] = [itemHere(session), session.slide()?.id];
      if (!item || slideId === undefined) return;
      const keyframe = keyframeAt(item, session.state.get().headSeconds);
      session.tab.edit(
        { ...setKeyframe, label: 'Add keyframe' },
        { slideId, itemId: item.id, keyframe },
      );
    },
  },
  stepping('keyframe-before', 'Previous keyframe', -1),
  stepping('keyframe-after', 'Next keyframe', 1),
];
