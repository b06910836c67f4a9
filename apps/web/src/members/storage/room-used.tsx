import { formatBytes } from '../../ui/file-problem.ts';
import classes from './storage-page.module.css';

interface RoomUsedProps {
  /** '14 files' */
  readonly countWords: string;
  readonly usedBytes: number;
  readonly copiedBytes: number;
  readonly maxBytes: number | null;
}

/** From here on it is worth a warning. */
const nearlyFull = 0.9;

/** How much of the plan's room the files take. */
export function RoomUsed({ countWords, usedBytes, copiedBytes, maxBytes }: RoomUsedProps) {
  const share = maxBytes ? Math.min(1, usedBytes / maxBytes) : 0;
  const words =
    maxBytes === null
      ? `${formatBytes(usedBytes)} used`
      : `${formatBytes(usedBytes)} of ${formatBytes(maxBytes)} used`;
  return (
    <div className={classes.room}>
      <div className={classes.roomWords}>
        <strong>
          {countWords} · {words}
        </strong>
        {copiedBytes > 0 && (
          <span className={classes.quiet}>
            {formatBytes(copiedBytes)} of that is copies of web media in your videos
          </span>
        )}
      </div>
      {maxBytes !== null && (
        <div className={classes.track} aria-hidden="true">
          <div
            className={classes.bar}
            data-full={share >= nearlyFull || undefined}
            style={{ '--share': `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
