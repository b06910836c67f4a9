import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { sizeWords } from '../ui/file-problem.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { Popup } from '../ui/popup.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import classes from './history-popup.module.css';
import type { ProjectTab } from './project-tab.ts';
import { restorePoint } from './restore-point.ts';
import { useProjectView } from './use-project.ts';

interface HistoryPopupProps {
  readonly tab: ProjectTab;
  readonly id: number;
  readonly onClose: () => void;
}

const words = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hour12: false,
});
const momentWords = (moment: Date) => words.format(moment);

/** The restore points of a project, newest first. */
export function HistoryPopup({ tab, id, onClose }: HistoryPopupProps) {
  const { saving } = useProjectView(tab);
  const points = useQuery({
    queryKey: ['project-history', id, saving.revision],
    queryFn: () => request((options) => client.projectHistory({ query: { id } }, options)),
    gcTime: 0,
    retry: false,
  });
  const restore = async (revision: number, when: string) => {
    if (await restorePoint(tab, revision, when)) onClose();
  };
  return (
    <Popup onClose={onClose} sizePx={560} title="History">
      {points.isPending && <ListSkeleton rows={3} />}
      {points.isError && <InlineAlert tone="danger">{points.error.message}</InlineAlert>}
      {points.data?.results.length === 0 && (
        <EmptyState
          title="No restore points yet"
          action={<Button onClick={onClose}>Go on editing</Button>}
        >
          They appear here as you save.
        </EmptyState>
      )}
      {points.data && (
        <ol className={classes.list}>
          {points.data.results.map((point) => {
            const savedAt = new Date(point.saved_at);
            const when = timeAgo(savedAt.getTime(), Date.now());
            const name = point.title || saving.meta.name;
            return (
              <li key={point.revision} className={classes.point}>
                <div className={classes.words}>
                  <strong className={classes.title}>{name}</strong>
                  <span className={classes.detail}>
                    <time dateTime={point.saved_at}>
                      {when}, {momentWords(savedAt)}
                    </time>
                    {` · ${point.frames} ${point.frames === 1 ? 'slide' : 'slides'} · ${sizeWords(point.bytes)}`}
                  </span>
                </div>
                {point.current ? (
                  <span className={classes.current}>As it is now</span>
                ) : (
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={saving.unsaved > 0}
                    aria-label={`Restore ${name} from ${momentWords(savedAt)}`}
                    onClick={() => void restore(point.revision, when)}
                  >
                    Restore
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Popup>
  );
}
