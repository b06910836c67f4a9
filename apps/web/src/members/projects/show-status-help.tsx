import { Button } from '@mantine/core';
import { hasPaidAccess } from '../../account/plan.ts';
import { currentUser } from '../../account/session-store.ts';
import { DialogBody } from '../../ui/dialogs/dialog-body.tsx';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './show-status-help.module.css';
import { statusMeanings } from './status-meanings.tsx';
import { type VideoStatus, videoStatuses } from './video-status.ts';

/** Spec: the 'Video status' popup. The status somebody asked about stands out. */
export function showStatusHelp(asked?: VideoStatus): Promise<void> {
  const isFree = !hasPaidAccess(currentUser());
  return openDialog<void>({ title: 'Video status', sizePx: 520 }, undefined, (close) => (
    <DialogBody
      buttons={
        <Button onClick={() => close()} data-autofocus>
          Got it
        </Button>
      }
    >
      <dl className={classes.list}>
        {videoStatuses.map((status) => (
          <div key={status} className={classes.row} data-asked={status === asked || undefined}>
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd className={classes.words}>{statusMeanings[status]}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.more}>
        {isFree && (
          <>
            Sharper videos with your own branding come with a <a href="/upgrade">paid plan</a>.{' '}
          </>
        )}
        Missing something?{' '}
        <a href="/support?subject=premium+feature+request">Ask for a premium feature</a>.
      </p>
    </DialogBody>
  ));
}
