import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../account/use-user.ts';
import { fetchProjects } from '../projects/calls/fetch-projects.ts';
import { listKey } from '../projects/calls/project-keys.ts';
import { wholeList } from '../projects/list-view.ts';
import { openAddress } from '../projects/page-address.ts';
import { projectPicture, typedTitle } from '../projects/project-facts.ts';
import { ProjectThumbnail } from '../projects/project-thumbnail.tsx';
import { TimeSince } from '../projects/time-since.tsx';
import classes from './continue-row.module.css';

const shown = 3;

/** The films somebody worked on last, one click away. Nothing for who has none yet. */
export function ContinueRow() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: [...listKey(user?.id), 'newest', shown],
    queryFn: ({ signal }) =>
      fetchProjects({ ...wholeList, items_start: 0, items_num: shown }, signal),
    retry: false,
  });
  const projects = data?.results ?? [];
  if (projects.length === 0) return null;
  return (
    <section className={classes.row} aria-labelledby="continue">
      <h2 id="continue" className={classes.title}>
        Continue
      </h2>
      <ul className={classes.projects}>
        {projects.map((project) => (
          <li key={project.id}>
            <a href={openAddress(project)} className={classes.project}>
              <span className={classes.picture}>
                <ProjectThumbnail
                  project={{ ...project, frames: project.data.frames }}
                  thumbnail={projectPicture(project)}
                />
              </span>
              <span className={classes.name}>{typedTitle(project)}</span>
              <TimeSince words="Edited" at={project.updated_at} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
