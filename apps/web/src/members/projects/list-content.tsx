import { Button } from '@mantine/core';
import { ApiError } from '@reelwright/contract';
import { countWith } from '@reelwright/english';
import { brand } from '../../brand/brand.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { useProjectList } from './calls/use-project-list.ts';
import { FirstVideo } from './first-video.tsx';
import classes from './list-content.module.css';
import { isNarrowed, type ListView, wholeList } from './list-view.ts';
import { ProjectList } from './project-list.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import type { ListShape } from './use-list-shape.ts';

interface ListContentProps {
  readonly list: ReturnType<typeof useProjectList>;
  readonly view: ListView;
  readonly shape: ListShape;
  readonly onChange: (changes: Partial<ListView>) => void;
}

/** The list as it is just now: on its way, failed, empty in one of three ways, or there. */
export function ListContent({ list, view, shape, onChange }: ListContentProps) {
  const { query, total, pageCount, isOnTheWay } = list;
  if (query.isPending) return <RowSkeletons shape={shape} />;
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn’t load your videos"
        advice={adviceFor(query.error)}
        safe="Your videos are saved."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (total === 0) return <NothingThere view={view} onChange={onChange} />;
  return (
    <>
      {view.deleted && (
        <p className={classes.note}>Deleted videos are kept for 30 days, then removed for good.</p>
      )}
      <ProjectList projects={query.data.results} shape={shape} isBusy={isOnTheWay} />
      <div className={classes.foot}>
        <Pager
          page={Math.min(view.page, pageCount)}
          pageCount={pageCount}
          onPage={(page) => onChange({ page })}
          label="Pages of videos"
          {...(total !== undefined && { totalWords: countWith(total, 'video') })}
        />
      </div>
    </>
  );
}

function NothingThere({ view, onChange }: Pick<ListContentProps, 'view' | 'onChange'>) {
  if (isNarrowed(view)) {
    return (
      <EmptyState
        illustration="search"
        title="No items found"
        action={
          <Button
            variant="default"
            onClick={() =>
              onChange({
                search: wholeList.search,
                category: wholeList.category,
                state: wholeList.state,
              })
            }
          >
            Show all videos
          </Button>
        }
      >
        {describeNoMatch(view)}
      </EmptyState>
    );
  }
  if (view.deleted) {
    return (
      <EmptyState
        illustration="done"
        title="No items found"
        action={
          <Button variant="default" onClick={() => onChange({ deleted: false })}>
            Back to your videos
          </Button>
        }
      >
        Videos you delete stay here for 30 days, in case you want them back.
      </EmptyState>
    );
  }
  return <FirstVideo />;
}

function describeNoMatch({ search, deleted }: ListView): string {
  const videos = deleted ? 'deleted videos' : 'videos';
  return search
    ? `No ${videos} match “${search}”. Try another word, kind or state.`
    : `You have no ${videos} of this kind and state. Try another one.`;
}

/** The server's own words, where it was the one to answer. */
function adviceFor(error: unknown): string {
  const reason = error instanceof ApiError ? error.message : 'Connection error';
  return `${reason.replace(/[.!]?$/, '.')} Please check that ${brand.name} is still running, then try again.`;
}
