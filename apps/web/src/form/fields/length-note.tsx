import { type Field, lengthWarning } from '@reelwright/forms';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import classes from './length-note.module.css';

interface LengthNoteProps {
  readonly field: Field;
  readonly value: string;
}

/** Said under a text that is long for a video. */
export function LengthNote({ field, value }: LengthNoteProps) {
  const warning = lengthWarning(field, value);
  return (
    <div aria-live="polite">
      {warning && (
        <p className={classes.note} data-tone={warning.tone}>
          <Icon shape={IconAlertTriangle} sizePx={16} />
          {warning.message}
        </p>
      )}
    </div>
  );
}
