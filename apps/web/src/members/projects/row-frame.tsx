import type { ProjectSummary } from '@reelwright/contract';
import { type ReactNode, useState } from 'react';
import { projectFacts, shownTitle } from './project-facts.ts';
import classes from './project-row.module.css';
import { ProjectThumbnail } from './project-thumbnail.tsx';

interface RowFrameProps {
  readonly project: ProjectSummary;
  /** Where the title leads. */
  readonly href?: string | undefined;
  /** A picture of the finished video, and one that moves; better than the project's own. */
  readonly poster?: string | undefined;
  readonly moving?: string | undefined;
  /** What went wrong with it; takes the place of the description. */
  readonly problem?: string | undefined;
  /** How far it is, how old. */
  readonly aside: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A project in the list: picture, words, state, and what can be done with it. Its picture moves while
 * it is pointed at, or while the keyboard is in it.
 */
export function RowFrame({
  project,
  href,
  poster,
  moving,
  problem,
  aside,
  actions,
}: RowFrameProps) {
  const [isLive, setLive] = useState(false);
  const title = shownTitle(project);
  return (
    <li
      className={classes.row}
      data-live={isLive || undefined}
      onMouseEnter={() => setLive(true)}
      onMouseLeave={() => setLive(false)}
      onFocus={() => setLive(true)}
      onBlur={() => setLive(false)}
    >
      <div className={classes.picture}>
        <ProjectThumbnail
          category={project.category}
          thumbnail={poster ?? project.thumbnail}
          moving={isLive ? moving : undefined}
        />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {href ? (
            <a href={href} className={classes.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className={classes.facts}>{projectFacts(project).join(' · ')}</p>
        {problem && <p className={classes.problem}>{problem}</p>}
        {!problem && project.description && (
          <p className={classes.description}>{project.description}</p>
        )}
      </div>
      <div className={classes.aside}>{aside}</div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
