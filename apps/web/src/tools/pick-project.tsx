import { TextInput } from '@mantine/core';
import type { ProjectSummary } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { useProjectList } from '../members/projects/calls/use-project-list.ts';
import { maxSearchLetters, wholeList } from '../members/projects/list-view.ts';
import { projectPicture, typedTitle } from '../members/projects/project-facts.ts';
import { ProjectThumbnail } from '../members/projects/project-thumbnail.tsx';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { openPopup } from '../ui/open-popup.ts';
import { Pager } from '../ui/pager.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { useTypedSearch } from '../ui/use-typed-search.ts';
import classes from './pick-project.module.css';

/**
 * Lets a member choose one of their videos; undefined when they let it be.
 * @param whenNone what somebody without videos can do instead.
 */
export function pickProject(title: string, whenNone: string): Promise<ProjectSummary | undefined> {
  return openPopup<ProjectSummary | undefined>({ title, sizePx: 560 }, undefined, (answer) => (
    <ProjectChoice whenNone={whenNone} onChoose={answer} />
  ));
}

interface ProjectChoiceProps {
  readonly whenNone: string;
  readonly onChoose: (project: ProjectSummary) => void;
}

function ProjectChoice({ whenNone, onChoose }: ProjectChoiceProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useTypedSearch(search, (settled) => {
    setSearch(settled);
    setPage(1);
  });
  const { query, total, pageCount } = useProjectList({ ...wholeList, search, page });
  return (
    <div className={classes.choice}>
      <TextInput
        aria-label="Search your videos"
        placeholder="Search your videos"
        leftSection={<Icon shape={IconSearch} sizePx={16} />}
        value={typed}
        maxLength={maxSearchLetters}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {query.isError ? (
        <InlineAlert tone="danger">{errorMessage(query.error)}</InlineAlert>
      ) : !query.data ? (
        <ListSkeleton rows={5} />
      ) : total === 0 ? (
        <p role="status">
          {search
            ? `No videos match “${search}”. Try another word.`
            : `You have no videos yet. ${whenNone}`}
        </p>
      ) : (
        <>
          <ul className={classes.list} aria-label="Your videos">
            {query.data.results.map((project) => (
              <li key={project.id}>
                <button type="button" className={classes.row} onClick={() => onChoose(project)}>
                  <span className={classes.picture}>
                    <ProjectThumbnail
                      project={{
                        id: project.id,
                        category: project.category,
                        frames: project.data.frames,
                      }}
                      thumbnail={projectPicture(project)}
                      isLive={false}
                    />
                  </span>
                  {typedTitle(project)}
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={Math.min(page, pageCount)}
            pageCount={pageCount}
            onPage={setPage}
            label="Pages of videos"
            {...(total !== undefined && { totalWords: formatCount(total, 'video') })}
          />
        </>
      )}
    </div>
  );
}
