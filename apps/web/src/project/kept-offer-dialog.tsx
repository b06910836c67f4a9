import { Button } from '@mantine/core';
import { DialogBody } from '../ui/dialogs/dialog-body.tsx';
import { Popup } from '../ui/popup.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import { countChanges } from './describe-saving.ts';
import { givenName } from './film-name.ts';
import { discardOffer, type KeptOffer, restoreOffer } from './open-project.ts';
import classes from './question.module.css';

export interface KeptOfferDialogProps {
  readonly offer: KeptOffer;
  /** The project went on without them: they become one of their own. */
  readonly asCopy: boolean;
}

/** Edits of an earlier visit that never reached the server. */
export function KeptOfferDialog({ offer, asCopy }: KeptOfferDialogProps) {
  const { count, meta } = offer.edits;
  const when = timeAgo(offer.lastEditAtMs, Date.now());
  const name = givenName(meta) ?? 'a project without a name yet';
  return (
    <Popup
      onClose={() => undefined}
      sizePx={480}
      title="Changes that were not saved"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <DialogBody
        buttons={
          <>
            <Button variant="default" onClick={() => discardOffer(offer)}>
              Discard
            </Button>
            <Button onClick={() => restoreOffer(offer)} data-autofocus>
              {asCopy && !offer.isOfUnsavedProject ? 'Restore as a copy' : 'Restore'}
            </Button>
          </>
        }
      >
        <div className={classes.words}>
          <p>
            You have {countChanges(count)} from {when} that {count === 1 ? 'was' : 'were'} not saved
            {asCopy && !offer.isOfUnsavedProject ? '.' : `: ${name}.`}
          </p>
          {asCopy && offer.isOfUnsavedProject && (
            <p>
              It was never saved as a project. If you restore it, it becomes a project of its own,
              and this one stays as it is.
            </p>
          )}
          {asCopy && !offer.isOfUnsavedProject && (
            <p>
              The project has been saved elsewhere since. If you restore them, they become “Copy of{' '}
              {meta.name}”, and this project stays as it is.
            </p>
          )}
        </div>
      </DialogBody>
    </Popup>
  );
}
