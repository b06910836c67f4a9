import { useNewestProjects } from '../projects/calls/use-newest-projects.ts';
import { openAddress } from '../projects/page-address.ts';
import { projectPicture, typedTitle } from '../projects/project-facts.ts';
import { ProjectThumbnail } from '../projects/project-thumbnail.tsx';
import { TimeSince } from '../projects/time-since.tsx';
import classes from './continue-row.module.css';

/** The films somebody worked on last, one click away. Nothing for who has none yet. */
export function ContinueRow() {
  const projects = useNewestProjects() ?? [];
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
