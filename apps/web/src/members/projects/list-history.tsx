import { Button } from '@mantine/core';
import type { ProjectSummary } from '@reelwright/contract';
import classes from '../../project/history-popup.module.css';
import { sizeWords } from '../../ui/file-problem.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Popup } from '../../ui/popup.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import { useProjectActions } from './calls/use-project-actions.ts';
import { useRestorePoints } from './calls/use-restore-points.ts';
import { countWords } from './project-facts.ts';

interface ListHistoryProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

/** The restore points of a project that is not open. The editor's own (project/history-popup) restores as an edit. */
export function ListHistory({ project, onClose }: ListHistoryProps) {
  const points = useRestorePoints(project.id);
  const { goBackTo } = useProjectActions();
  const nowMs = useNow();
  const wasAt = points.data?.results.find(({ current }) => current)?.revision;
  return (
    <Popup onClose={onClose} sizePx={560} title="History">
      {points.isPending && <ListSkeleton rows={3} />}
      {points.isError && <InlineAlert tone="danger">{points.error.message}</InlineAlert>}
      <ol className={classes.list}>
        {points.data?.results.map((point) => {
          const savedAt = new Date(point.saved_at);
          const when = timeAgo(savedAt.getTime(), nowMs);
          const name = point.title || project.name;
          const restore = async () => {
            if (await goBackTo(project, point.revision, when, wasAt)) onClose();
          };
          return (
            <li key={point.revision} className={classes.point}>
              <div className={classes.words}>
                <strong className={classes.title}>{name}</strong>
                <span className={classes.detail}>
                  <time dateTime={point.saved_at} title={savedAt.toLocaleString()}>
                    {when}
                  </time>
                  {` · ${countWords(point.frames, 'slide')} · ${sizeWords(point.bytes)}`}
                </span>
              </div>
              {point.current ? (
                <span className={classes.current}>As it is now</span>
              ) : (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Restore ${name} from ${savedAt.toLocaleString()}`}
                  onClick={() => void restore()}
                >
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Popup>
  );
}
