import { Button } from '@mantine/core';
import { countWith } from '@reelwright/english';
import { useRef } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useProjectList } from '../calls/use-project-list.ts';
import { wholeList } from '../list-view.ts';
import { PopupRow } from './popup-row.tsx';
import { PopupRowSkeletons } from './popup-row-skeletons.tsx';
import classes from './projects-popup.module.css';

interface PopupListProps {
  readonly search: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly openWith: string | undefined;
}

export function PopupList({ search, page, onPage, openWith }: PopupListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { query, total, pageCount, isOnTheWay } = useProjectList({ ...wholeList, search, page });
  if (query.isPending) return <PopupRowSkeletons />;
  if (query.isError) {
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(query.error)}
      </InlineAlert>
    );
  }
  if (total === 0) {
    return (
      <div className={classes.notice} role="status">
        <p className={classes.noticeTitle}>No projects found</p>
        <p>
          {search
            ? `No projects match “${search}”. Try another word.`
            : 'Everything you make shows up here.'}
        </p>
      </div>
    );
  }
  return (
    <>
      <ul
        ref={list}
        className={classes.list}
        tabIndex={-1}
        aria-label="Projects"
        aria-busy={isOnTheWay}
      >
        {query.data.results.map((project) => (
          <PopupRow
            key={project.id}
            project={project}
            openWith={openWith}
            onGone={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <Pager
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        onPage={onPage}
        label="Pages of projects"
        {...(total !== undefined && { totalWords: countWith(total, 'project') })}
      />
    </>
  );
}
