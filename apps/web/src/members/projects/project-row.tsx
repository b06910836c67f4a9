import { Button } from '@mantine/core';
import { type ProjectSummary, watchAddress } from '@reelwright/contract';
import {
  IconChevronDown,
  IconDots,
  IconDownload,
  IconPencil,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { openPlayer } from '../../player/open-player.ts';
import { openPublish } from '../../publish/open-publish.ts';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { KnownVideoState } from './calls/use-video-statuses.ts';
import { homeAddress } from './page-address.ts';
import { typedTitle } from './project-facts.ts';
import classes from './project-row.module.css';
import { ProjectStatus } from './project-status.tsx';
import { RowFrame } from './row-frame.tsx';
import { directEditAddress, editEntries, moreEntries } from './row-menus.ts';
import { TimeSince } from './time-since.tsx';
import { useRowActions } from './use-row-actions.ts';

const HistoryPopup = fetchedPart(
  async () => (await import('../../project/history-popup.tsx')).HistoryPopup,
);
const TranslatePopup = fetchedPart(
  async () => (await import('../../translate/translate-popup.tsx')).TranslatePopup,
);

const failedMessage =
  'Could not be converted, possibly because a video or an image inside it is broken.';

/** A project is saved a few times while it is made; that is not worth a line. */
const makingMs = 60_000;

interface ProjectRowProps {
  readonly project: ProjectSummary;
  readonly state: KnownVideoState;
  /** The row is on its way out: the focus has to go somewhere. */
  readonly onGone: () => void;
}

export function ProjectRow({ project, state, onGone }: ProjectRowProps) {
  const actions = useRowActions(project);
  const [showsHistory, setShowsHistory] = useState(false);
  const [translates, setTranslates] = useState(false);
  const title = typedTitle(project);
  const known = typeof state === 'string' ? undefined : state;
  const isPublished = known !== undefined && known.status !== 'Unpublished';
  const hasSlides = project.data.frames > 0;
  const rowActions = {
    rename: () => void actions.rename(),
    editCopy: () => void actions.editCopy(),
    duplicate: () => void actions.duplicate(),
    publish: () => openPublish({ id: project.id, title, tab: isPublished ? 'status' : 'download' }),
    play: () =>
      openPlayer({
        id: project.id,
        title,
        size: { width: project.width, height: project.height },
      }),
    translate: () => setTranslates(true),
    showHistory: () => setShowsHistory(true),
    remove: () => void actions.remove().then((isGone) => isGone && onGone()),
  };
  const editAddress = directEditAddress(project);
  return (
    <RowFrame
      project={project}
      href={homeAddress(project)}
      poster={known?.posterUrl}
      onPlay={hasSlides ? rowActions.play : undefined}
      preview={known?.previewUrl}
      problem={known?.status === 'Failed' ? (known.message ?? failedMessage) : undefined}
      aside={
        <>
          <ProjectStatus title={title} state={state} isOutdated={project.edited_since} />
          <span className={classes.times}>
            <TimeSince words="Created:" at={project.created_at} />
            {isEdited(project) && <TimeSince words="Edited:" at={project.updated_at} />}
          </span>
        </>
      }
      actions={
        <>
          {known?.status === 'Failed' && (
            <Button
              variant="default"
              leftSection={<Icon shape={IconRefresh} />}
              aria-label={`Publish again: ${title}`}
              onClick={rowActions.publish}
            >
              Publish again
            </Button>
          )}
          {isPublished && hasSlides && (
            <Button
              variant="default"
              leftSection={<Icon shape={IconPlayerPlay} />}
              {...(known.isOnlyForMe
                ? { onClick: rowActions.play }
                : {
                    component: 'a' as const,
                    href: watchAddress(project.id, project.title || project.name),
                  })}
              aria-label={`Watch ${title}`}
            >
              Watch
            </Button>
          )}
          {known?.downloadUrl && (
            <Button
              component="a"
              href={known.downloadUrl}
              download
              variant="default"
              leftSection={<Icon shape={IconDownload} />}
              aria-label={`Download ${title}`}
            >
              Download
            </Button>
          )}
          {editAddress ? (
            <Button
              component="a"
              href={editAddress}
              variant="default"
              leftSection={<Icon shape={IconPencil} />}
              aria-label={`Edit ${title}`}
            >
              Edit
            </Button>
          ) : (
            <DropdownMenu entries={editEntries(project, rowActions)}>
              <Button
                variant="default"
                leftSection={<Icon shape={IconPencil} />}
                rightSection={<Icon shape={IconChevronDown} sizePx={16} />}
                aria-label={`Edit ${title}`}
              >
                Edit
              </Button>
            </DropdownMenu>
          )}
          <DropdownMenu entries={moreEntries(project, rowActions)}>
            <IconButton
              label={`More for ${title}`}
              hint="More"
              icon={IconDots}
              className={classes.more}
            />
          </DropdownMenu>
          {translates && (
            <Suspense>
              <TranslatePopup
                projectId={project.id}
                title={title}
                onClose={() => setTranslates(false)}
              />
            </Suspense>
          )}
          {showsHistory && (
            <Suspense>
              <HistoryPopup
                project={project}
                onRestore={actions.goBackTo}
                onClose={() => setShowsHistory(false)}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}

function isEdited({ created_at, updated_at }: ProjectSummary): boolean {
  return Date.parse(updated_at) - Date.parse(created_at) > makingMs;
}
