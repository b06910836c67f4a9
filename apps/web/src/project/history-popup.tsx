import { Button } from '@mantine/core';
import { formatCount } from '@reelwright/english';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatBytes } from '../ui/file-problem.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { Popup } from '../ui/popup.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import { useNow } from '../ui/use-now.ts';
import classes from './history-popup.module.css';

interface HistoryPopupProps {
  readonly project: { readonly id: number; readonly name: string; readonly revision: number };
  /** Something is not saved yet: it would be lost. */
  readonly isUnsaved?: boolean;
  /** Goes back to a revision and says whether it did. `when` is its time in words, `from` the revision it is at now. */
  readonly onRestore: (
    revision: number,
    when: string,
    from: number | undefined,
  ) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The restore points of a project, newest first: of one in the list, or of the one that is open. */
export function HistoryPopup({ project, isUnsaved, onRestore, onClose }: HistoryPopupProps) {
  const points = useRestorePoints(project.id, project.revision);
  const nowMs = useNow();
  const results = points.data?.results ?? [];
  const restore = async (revision: number, when: string) => {
    const from = results.find(({ current }) => current)?.revision;
    if (await onRestore(revision, when, from)) onClose();
  };
  return (
    <Popup onClose={onClose} sizePx={560} title="History">
      {points.isPending && <ListSkeleton rows={3} />}
      {points.isError && <InlineAlert tone="danger">{points.error.message}</InlineAlert>}
      {points.data && results.length === 0 && (
        <EmptyState title="No restore points yet" action={<Button onClick={onClose}>Close</Button>}>
          They appear here as you save.
        </EmptyState>
      )}
      <ol className={classes.list}>
        {results.map((point) => {
          const savedAt = new Date(point.saved_at);
          const when = timeAgo(savedAt.getTime(), nowMs);
          const name = point.title || project.name;
          return (
            <li key={point.revision} className={classes.point}>
              <div className={classes.words}>
                <strong className={classes.title}>{name}</strong>
                <span className={classes.detail}>
                  <time dateTime={point.saved_at}>
                    {when}, {formatMoment(savedAt)}
                  </time>
                  {` · ${formatCount(point.frames, 'slide')} · ${formatBytes(point.bytes)}`}
                </span>
              </div>
              {point.current ? (
                <span className={classes.current}>As it is now</span>
              ) : (
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={isUnsaved ?? false}
                  aria-label={`Restore ${name} from ${formatMoment(savedAt)}`}
                  onClick={() => void restore(point.revision, when)}
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

/** Asked for again when the project is at another revision. */
function useRestorePoints(id: number, revision: number) {
  return useQuery({
    queryKey: ['project-history', id, revision],
    queryFn: ({ signal }) =>
      request((options) => client.projectHistory({ query: { id } }, options), { signal }),
    gcTime: 0,
    retry: false,
  });
}
