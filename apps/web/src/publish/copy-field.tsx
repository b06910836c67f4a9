import { Button, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import classes from './copy-field.module.css';
import { copyText } from './copy-text.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly text: string;
  readonly copyLabel: string;
  readonly isPrimary?: boolean;
}

/** Words to take along: nobody can change them, one press copies them. */
export function CopyField(props: CopyFieldProps) {
  const { label, description, text, copyLabel, isPrimary = false } = props;
  return (
    <div className={classes.field}>
      <Textarea
        label={label}
        description={description}
        value={text}
        readOnly
        autosize
        minRows={2}
        classNames={{ input: classes.code ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button
          variant={isPrimary ? 'filled' : 'default'}
          leftSection={<Icon shape={IconCopy} />}
          onClick={() => void copyText(text)}
        >
          {copyLabel}
        </Button>
      </div>
    </div>
  );
}
