import type { ProjectSummary } from '@reelwright/contract';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { projectFacts, projectPicture, typedTitle } from './project-facts.ts';
import classes from './project-row.module.css';
import { ProjectThumbnail } from './project-thumbnail.tsx';

interface RowFrameProps {
  readonly project: ProjectSummary;
  /** Where the row leads. */
  readonly href?: string | undefined;
  /** What its picture does when it is pressed. */
  readonly onPlay?: (() => void) | undefined;
  /** A picture of the finished video, and one that moves; better than the project's own. */
  readonly poster?: string | undefined;
  readonly preview?: string | undefined;
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
export function RowFrame(props: RowFrameProps) {
  const { project, href, onPlay, poster, preview, problem, aside, actions } = props;
  const [isLive, setLive] = useState(false);
  const title = typedTitle(project);
  const thumbnail = (
    <ProjectThumbnail
      project={{ id: project.id, category: project.category, frames: project.data.frames }}
      thumbnail={poster ?? projectPicture(project)}
      preview={preview}
      isLive={isLive}
    />
  );
  return (
    <li
      className={classes.row}
      data-live={isLive || undefined}
      onMouseEnter={() => setLive(true)}
      onMouseLeave={() => setLive(false)}
      onFocus={() => setLive(true)}
      onBlur={() => setLive(false)}
    >
      {onPlay ? (
        <button
          type="button"
          className={classes.picture}
          aria-label={`Play ${title}`}
          onClick={onPlay}
        >
          {thumbnail}
          <span className={classes.play}>
            <Icon shape={IconPlayerPlayFilled} />
          </span>
        </button>
      ) : (
        <div className={classes.picture}>{thumbnail}</div>
      )}
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
