import { Button } from '@mantine/core';
import type { Project } from '@reelwright/contract';
import { useId, useState } from 'react';
import { DialogBody } from '../ui/dialogs/dialog-body.tsx';
import { formatMoment } from '../ui/format-moment.ts';
import { Popup } from '../ui/popup.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import { countChanges } from './describe-saving.ts';
import type { ProjectTab } from './project-tab.ts';
import classes from './question.module.css';
import { useProjectPart } from './use-project.ts';

interface ConflictDialogProps {
  readonly tab: ProjectTab;
  readonly theirs: Project;
}

/** Somebody else saved the project since: whose changes stay is the person's to say. */
export function ConflictDialog({ tab, theirs }: ConflictDialogProps) {
  const saving = useProjectPart(tab, (view) => view.saving);
  const [showsWhen, setShowsWhen] = useState(false);
  const whenId = useId();
  const answer = (given: 'copy' | 'theirs') => tab.take({ type: 'answered', answer: given });
  return (
    <Popup
      onClose={() => undefined}
      sizePx={520}
      title="This project was changed elsewhere"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <DialogBody
        buttons={
          <div className={classes.answers}>
            <Button
              variant="subtle"
              color="gray"
              aria-expanded={showsWhen}
              aria-controls={whenId}
              onClick={() => setShowsWhen(!showsWhen)}
            >
              See when
            </Button>
            <span className={classes.gap} />
            <Button variant="default" onClick={() => answer('theirs')}>
              Take theirs
            </Button>
            <Button onClick={() => answer('copy')} data-autofocus>
              Keep mine as a copy
            </Button>
          </div>
        }
      >
        <div className={classes.words}>
          <p>
            Another tab or device saved “{theirs.name}” after you opened it. You have{' '}
            {countChanges(Math.max(1, saving.unsaved))} here that{' '}
            {saving.unsaved > 1 ? 'are' : 'is'} not in that version.
          </p>
          <p>
            Keep yours as “Copy of {saving.meta.name}” and both stay, or take theirs and let yours
            go.
          </p>
          <div id={whenId} role="status">
            {showsWhen && (
              <p className={classes.when}>
                Theirs was saved {timeAgo(Date.parse(theirs.updated_at), Date.now())}, on{' '}
                {formatMoment(new Date(theirs.updated_at))}, as revision {theirs.revision}. Yours is
                based on revision {saving.revision}.
              </p>
            )}
          </div>
        </div>
      </DialogBody>
    </Popup>
  );
}
