import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { Icon } from '../../../theme/icon.tsx';
import { Popup } from '../../../ui/popup.tsx';
import { useTypedSearch } from '../../../ui/use-typed-search.ts';
import { maxSearchLetters } from '../list-view.ts';
import { LoginRequired } from './login-required.tsx';
import { type OpenProjects, projectsPopup } from './open-projects.ts';
import { PopupList } from './popup-list.tsx';
import classes from './projects-popup.module.css';

interface ProjectsPopupProps {
  readonly open: OpenProjects;
}

/** Spec: the list of projects above any page, to open one from there. */
export function ProjectsPopup({ open }: ProjectsPopupProps) {
  const isIn = isMember(useUser());
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useTypedSearch(search, (settled) => {
    setSearch(settled);
    setPage(1);
  });
  return (
    <Popup onClose={() => projectsPopup.set(undefined)} sizePx={640} title="Open a project">
      {isIn ? (
        <div className={classes.content}>
          <TextInput
            data-autofocus
            aria-label="Search projects"
            placeholder="search videos.."
            maxLength={maxSearchLetters}
            leftSection={<Icon shape={IconSearch} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <PopupList search={search} page={page} onPage={setPage} openWith={open.openWith} />
        </div>
      ) : (
        <LoginRequired />
      )}
    </Popup>
  );
}
