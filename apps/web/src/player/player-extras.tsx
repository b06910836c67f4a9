import type { PlayerSettings } from '@reelwright/contract';
import { inkOn } from '../theme/ink-on.ts';
import classes from './player-extras.module.css';

interface PlayerExtrasProps {
  readonly settings: PlayerSettings;
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
  /** Somebody follows the button to another page. */
  readonly onLeave: () => void;
}

/** What its owner put over a video: the chapters to jump to, and a button that leads on. */
export function PlayerExtras({ settings, seconds, onSeek, onLeave }: PlayerExtrasProps) {
  const { chapters, action } = settings;
  return (
    <div className={classes.extras}>
      {chapters.length > 0 && <ChapterList chapters={chapters} seconds={seconds} onSeek={onSeek} />}
      {action && isShown(action, seconds) && (
        <a
          className={classes.action}
          // While it is made, the address may still be missing.
          href={isWebAddress(action.link) ? action.link : undefined}
          target="_blank"
          rel="noopener nofollow"
          dir="auto"
          style={{ background: action.color, color: inkOn(action.color) }}
          onClick={onLeave}
        >
          {action.text}
        </a>
      )}
    </div>
  );
}

interface ChapterListProps {
  readonly chapters: PlayerSettings['chapters'];
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
}

/** Where a video was sent to by a chapter, it may stand a moment before it. */
const nearbySeconds = 0.05;

function ChapterList({ chapters, seconds, onSeek }: ChapterListProps) {
  const current = chapters.findLastIndex(
    ({ start_seconds }) => start_seconds <= seconds + nearbySeconds,
  );
  return (
    <select
      className={classes.chapters}
      aria-label="Chapter"
      value={current}
      onChange={({ currentTarget: { value } }) =>
        onSeek(chapters[Number(value)]?.start_seconds ?? 0)
      }
    >
      {current < 0 && <option value={-1}>Chapters</option>}
      {chapters.map(({ start_seconds, title }, index) => (
        <option key={start_seconds} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}

function isShown(
  { start_seconds, shown_seconds }: NonNullable<PlayerSettings['action']>,
  seconds: number,
): boolean {
  const endSeconds =
    shown_seconds === null ? Number.POSITIVE_INFINITY : start_seconds + shown_seconds;
  return seconds >= start_seconds && seconds < endSeconds;
}

/** Nothing else may be behind a button on other people's pages, whatever was saved. */
function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(link);
}
