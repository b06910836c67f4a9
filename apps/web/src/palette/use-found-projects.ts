import { IconMovie } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useProjectSearch } from '../members/projects/calls/use-project-search.ts';
import { listViewParams, wholeList } from '../members/projects/list-view.ts';
import { homeAddress } from '../members/projects/page-address.ts';
import { categoryLabel, shownTitle } from '../members/projects/project-facts.ts';
import type { Command } from './command.ts';

/** The member's projects that go by what is typed, each as a command that opens it. */
export function useFoundProjects(typed: string) {
  const navigate = useNavigate();
  const { projects, isSearching } = useProjectSearch(typed);
  const commands = projects.map((project): Command => {
    const address = homeAddress(project);
    const search = project.title || project.name;
    return {
      id: `project-${project.id}`,
      group: 'Projects',
      label: shownTitle(project),
      note: categoryLabel(project.category),
      icon: IconMovie,
      // What has no page of its own yet is shown where it can be found.
      perform: () =>
        address
          ? location.assign(address)
          : void navigate(`/projects?${listViewParams({ ...wholeList, search })}`),
    };
  });
  return { commands, isSearching };
}
