import { Button } from '@mantine/core';
import type { ProjectSummary } from '@reelwright/contract';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { useNow } from '../../../ui/use-now.ts';
import { openAddress, pageAddress } from '../page-address.ts';
import { categoryLabel, projectPicture, typedTitle } from '../project-facts.ts';
import { ProjectThumbnail } from '../project-thumbnail.tsx';
import { useRowActions } from '../use-row-actions.ts';
import { projectsPopup } from './open-projects.ts';
import classes from './projects-popup.module.css';

interface PopupRowProps {
  readonly project: ProjectSummary;
  readonly openWith: string | undefined;
  readonly onGone: () => void;
}

/** Spec: Open, Duplicate project, Remove project. */
export function PopupRow({ project, openWith, onGone }: PopupRowProps) {
  const { duplicate, remove } = useRowActions(project);
  const nowMs = useNow();
  const [isLive, setLive] = useState(false);
  const title = typedTitle(project);
  const address = openWith ? pageAddress(project.id, openWith) : openAddress(project);
  const when = timeAgo(Date.parse(project.updated_at), nowMs);
  return (
    <li
      className={classes.row}
      onMouseEnter={() => setLive(true)}
      onMouseLeave={() => setLive(false)}
      onFocus={() => setLive(true)}
      onBlur={() => setLive(false)}
    >
      <a
        href={address}
        className={classes.open}
        // The button beside it does the same, and says so.
        tabIndex={-1}
        onClick={() => projectsPopup.set(undefined)}
      >
        <span className={classes.picture}>
          <ProjectThumbnail
            project={{ id: project.id, category: project.category, frames: project.data.frames }}
            thumbnail={projectPicture(project)}
            isLive={isLive}
          />
        </span>
        <span className={classes.words}>
          <strong className={classes.title}>{title}</strong>
          <span className={classes.facts}>
            {categoryLabel(project.category)} · edited {when}
          </span>
        </span>
      </a>
      <div className={classes.actions}>
        <Button
          component="a"
          href={address}
          variant="default"
          aria-label={`Open ${title}`}
          // The document may stay the same one.
          onClick={() => projectsPopup.set(undefined)}
        >
          Open
        </Button>
        <IconButton
          label={`Duplicate project ${title}`}
          hint="Duplicate project"
          icon={IconCopy}
          onClick={() => void duplicate()}
        />
        <IconButton
          label={`Remove project ${title}`}
          hint="Remove project"
          icon={IconTrash}
          onClick={() => void remove().then((isGone) => isGone && onGone())}
        />
      </div>
    </li>
  );
}
