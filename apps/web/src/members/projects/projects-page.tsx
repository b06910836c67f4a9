import { VisuallyHidden } from '@mantine/core';
import { countWith } from '@reelwright/english';
import { useEffect, useEffectEvent } from 'react';
import { useProjectList } from './calls/use-project-list.ts';
import { DropHint } from './drop-hint.tsx';
import { ListContent } from './list-content.tsx';
import { isNarrowed, wholeList } from './list-view.ts';
import { ProjectsBar } from './projects-bar.tsx';
import { useDroppedFile } from './use-dropped-file.ts';
import { useImport } from './use-import.ts';
import { useListShape } from './use-list-shape.ts';
import { useListView } from './use-list-view.ts';

const projectsPerPage = 20;

/** The member's videos. */
export function ProjectsPage() {
  const { view, change } = useListView();
  const list = useProjectList(view, projectsPerPage);
  const [shape, setShape] = useListShape();
  // What was imported is the newest: there it can be seen.
  const { isImporting, take } = useImport(() => change(wholeList));
  const importFile = (file: File) => void take(file);
  const isHeldOver = useDroppedFile(importFile);

  const stepBack = useEffectEvent((page: number) => change({ page }, { replace: true }));
  const isPastTheEnd = list.total !== undefined && !list.isOnTheWay && view.page > list.pageCount;
  useEffect(() => {
    // The last video of the last page is gone, or the address is an old one.
    if (isPastTheEnd) stepBack(list.pageCount);
  }, [isPastTheEnd, list.pageCount]);

  const isFirstVisit = list.total === 0 && !isNarrowed(view) && !view.deleted;
  return (
    <>
      <ProjectsBar
        view={view}
        shape={shape}
        onShape={setShape}
        onChange={change}
        isImporting={isImporting}
        onImport={importFile}
        isQuiet={isFirstVisit || list.query.isError}
      />
      <VisuallyHidden role="status">{formatTotal(list.total)}</VisuallyHidden>
      <ListContent list={list} view={view} shape={shape} onChange={change} />
      {isHeldOver && <DropHint />}
    </>
  );
}

/** For those who hear the page: how much a search or a filter has found. */
function formatTotal(total: number | undefined): string {
  if (total === undefined) return '';
  return total === 0 ? 'No items found' : countWith(total, 'video');
}
