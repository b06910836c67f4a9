import {
  addLine,
  hideLine,
  joinLines,
  resetLine,
  retimeLine,
  shiftFollowing,
  shiftLine,
  splitLine,
} from '@reelwright/captions';
import { movieSeconds, slideSeconds } from '@reelwright/movie';
import {
  IconArrowBackUp,
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowMerge,
  IconArrowsSplit2,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  IconClock,
  IconEye,
  IconFileImport,
  IconPlayerPlay,
  IconPlus,
  IconReplace,
  IconSearch,
} from '@tabler/icons-react';
import type { IconShape } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import type { CaptionDesk } from './caption-desk.ts';
import { formatLineTime } from './line-times.ts';

/** Something one can do with captions. Buttons, keys and the list of shortcuts read one list of these. */
export interface CaptionAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly keys: readonly string[];
  /** These keys mean it in the text of a line alone; elsewhere they mean themselves. */
  readonly isTyped?: true;
  readonly perform: (desk: CaptionDesk) => void;
}

/** Spec: lines are nudged by a tenth of a second. */
const stepSeconds = 0.1;
const newLineSeconds = 2;
const shortestSeconds = 0.5;

export function splitActive(desk: CaptionDesk): void {
  const at = desk.activeAt();
  const line = desk.lines()[at];
  if (!line) return;
  const change = splitLine(line, desk.caret(), newId());
  if (!change) {
    const why =
      line.said.length === 1 && line.words.length > 1
        ? 'One spoken word can’t be split into two lines.'
        : 'Put the cursor between two words to split the line there.';
    desk.set({ message: why });
    return;
  }
  desk.change('Split a caption', change);
  desk.focus(desk.lines()[at + 1], 0);
}

/** The active line with the one after it, or before it where `by` is -1. */
export function joinActive(desk: CaptionDesk, by: 1 | -1): void {
  const at = by === 1 ? desk.activeAt() : desk.activeAt() - 1;
  const [one, next] = [desk.lines()[at], desk.lines()[at + 1]];
  const change = one && next && joinLines(one, next);
  if (!change) {
    const isCut = one && next && one.slide !== next.slide;
    const why = isCut
      ? 'These lines are on two different slides, and a line can’t run past its slide.'
      : 'There’s no visible line to join it with.';
    desk.set({ message: why });
    return;
  }
  desk.change('Join captions', change);
  const joined = desk.lines()[at];
  desk.focus(joined, Math.min(one.text.length, joined?.text.length ?? 0));
}

type Times = 'start' | 'end' | 'line' | 'following';

function shiftActive(times: Times, bySeconds: number) {
  return (desk: CaptionDesk) => {
    const at = desk.activeAt();
    const lines = desk.lines();
    const line = lines[at];
    if (!line) return;
    const changes = {
      start: () => retimeLine(lines, at, { start: line.start + bySeconds }),
      end: () => retimeLine(lines, at, { end: line.end + bySeconds }),
      line: () => shiftLine(lines, at, bySeconds),
      following: () => shiftFollowing(lines, at, bySeconds),
    };
    const label = times === 'following' ? 'Move captions' : 'Move a caption';
    desk.change(label, changes[times](), `caption-${times}-${line.id}`);
    const now = desk.lines()[at];
    if (!now) return;
    desk.set({ message: `From ${formatLineTime(now.start)} to ${formatLineTime(now.end)}` });
    desk.player?.seek((times === 'end' ? now.end - 0.2 : now.start) + 0.05);
  };
}

function toggleHidden(desk: CaptionDesk): void {
  const line = desk.lines()[desk.activeAt()];
  if (!line) return;
  desk.change(line.isHidden ? 'Show a caption' : 'Hide a caption', hideLine(line, !line.isHidden));
}

function resetActive(desk: CaptionDesk): void {
  const at = desk.activeAt();
  const line = desk.lines()[at];
  if (!line || !(line.correction || line.own)) return;
  desk.change(line.own ? 'Remove a caption' : 'Caption as spoken', resetLine(line));
  const near = desk.lines()[Math.min(at, desk.lines().length - 1)];
  desk.focus(near, near?.text.length ?? 0);
}

/** At the moment that is on the screen, until the next line comes. */
function addHere(desk: CaptionDesk): void {
  const { frames } = desk.tab.view.get().saving.data;
  const seconds = desk.player?.position() ?? 0;
  const starts = frames.map((_, at) => movieSeconds({ frames: frames.slice(0, at) }));
  const at = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
  const [slide, start = 0] = [frames[at], starts[at]];
  if (!slide) return;
  const long = slideSeconds(slide);
  const from = Math.max(0, Math.min(seconds - start, long - shortestSeconds));
  const next = desk.lines().find((line) => line.start > seconds)?.start ?? Number.POSITIVE_INFINITY;
  const until = Math.min(
    long,
    from + newLineSeconds,
    Math.max(from + shortestSeconds, next - start),
  );
  const own = { id: newId(), slide: slide.id, startSeconds: from, endSeconds: until, text: '' };
  desk.change('Add a caption', addLine(own));
  desk.focus(
    desk.lines().find(({ id }) => id === own.id),
    0,
  );
}

export const captionActions = {
  play: {
    id: 'play',
    label: 'Play or pause',
    icon: IconPlayerPlay,
    keys: ['mod', 'Enter'],
    perform: (desk) => desk.player?.togglePlay(),
  },
  split: {
    id: 'split',
    label: 'Split the line at the cursor',
    icon: IconArrowsSplit2,
    keys: ['Enter'],
    isTyped: true,
    perform: splitActive,
  },
  joinBefore: {
    id: 'joinBefore',
    label: 'At the start of a line: join it with the one before',
    icon: IconArrowMerge,
    keys: ['Backspace'],
    isTyped: true,
    perform: (desk) => joinActive(desk, -1),
  },
  join: {
    id: 'join',
    label: 'Join with the next line',
    icon: IconArrowMerge,
    keys: ['mod', 'J'],
    perform: (desk) => joinActive(desk, 1),
  },
  earlier: {
    id: 'earlier',
    label: 'Line 0.1 s earlier',
    icon: IconChevronLeft,
    keys: ['alt', 'ArrowLeft'],
    perform: shiftActive('line', -stepSeconds),
  },
  later: {
    id: 'later',
    label: 'Line 0.1 s later',
    icon: IconChevronRight,
    keys: ['alt', 'ArrowRight'],
    perform: shiftActive('line', stepSeconds),
  },
  startEarlier: {
    id: 'startEarlier',
    label: 'Begin 0.1 s earlier',
    icon: IconArrowBarToLeft,
    keys: ['alt', 'ArrowUp'],
    perform: shiftActive('start', -stepSeconds),
  },
  startLater: {
    id: 'startLater',
    label: 'Begin 0.1 s later',
    icon: IconArrowBarToRight,
    keys: ['alt', 'ArrowDown'],
    perform: shiftActive('start', stepSeconds),
  },
  endEarlier: {
    id: 'endEarlier',
    label: 'End 0.1 s earlier',
    icon: IconArrowBarToLeft,
    keys: ['alt', 'shift', 'ArrowLeft'],
    perform: shiftActive('end', -stepSeconds),
  },
  endLater: {
    id: 'endLater',
    label: 'End 0.1 s later',
    icon: IconArrowBarToRight,
    keys: ['alt', 'shift', 'ArrowRight'],
    perform: shiftActive('end', stepSeconds),
  },
  followingEarlier: {
    id: 'followingEarlier',
    label: 'This line and all after it 0.1 s earlier',
    icon: IconChevronsLeft,
    keys: ['alt', 'shift', 'ArrowUp'],
    perform: shiftActive('following', -stepSeconds),
  },
  followingLater: {
    id: 'followingLater',
    label: 'This line and all after it 0.1 s later',
    icon: IconChevronsRight,
    keys: ['alt', 'shift', 'ArrowDown'],
    perform: shiftActive('following', stepSeconds),
  },
  times: {
    id: 'times',
    label: 'Type when the line begins and ends',
    icon: IconClock,
    keys: ['alt', 'Enter'],
    perform: (desk) => desk.focusTimes(),
  },
  hide: {
    id: 'hide',
    label: 'Hide or show the line',
    icon: IconEye,
    keys: ['mod', 'shift', 'H'],
    perform: toggleHidden,
  },
  reset: {
    id: 'reset',
    label: 'The line as it is spoken',
    icon: IconArrowBackUp,
    keys: ['mod', 'shift', 'Backspace'],
    perform: resetActive,
  },
  add: {
    id: 'add',
    label: 'Add a line here',
    icon: IconPlus,
    keys: ['mod', 'shift', 'Enter'],
    perform: addHere,
  },
  find: {
    id: 'find',
    label: 'Find',
    icon: IconSearch,
    keys: ['mod', 'F'],
    perform: (desk) => desk.set({ find: { mode: 'find' } }),
  },
  replace: {
    id: 'replace',
    label: 'Find and replace',
    icon: IconReplace,
    keys: ['mod', 'H'],
    perform: (desk) => desk.set({ find: { mode: 'replace' } }),
  },
  import: {
    id: 'import',
    label: 'Import subtitles',
    icon: IconFileImport,
    keys: ['mod', 'O'],
    perform: (desk) => desk.set({ isImporting: true }),
  },
} as const satisfies Record<string, CaptionAction>;

export const captionActionList: readonly CaptionAction[] = Object.values(captionActions);
