import { IconMovie } from '@tabler/icons-react';
import { useProjectSearch } from '../members/projects/calls/use-project-search.ts';
import { openAddress } from '../members/projects/page-address.ts';
import { categoryLabel, typedTitle } from '../members/projects/project-facts.ts';
import type { Command } from './command.ts';

/** The member's projects that go by what is typed, each as a command that opens it. */
export function useFoundProjects(typed: string) {
  const { projects, isSearching } = useProjectSearch(typed);
  const commands = projects.map(
    (project): Command => ({
      id: `project-${project.id}`,
      group: 'Projects',
      label: typedTitle(project),
      note: categoryLabel(project.category),
      icon: IconMovie,
      perform: () => location.assign(openAddress(project)),
    }),
  );
  return { commands, isSearching };
}
