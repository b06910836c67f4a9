import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import classes from './players.module.css';

interface FailedMediaProps {
  readonly words: string;
  readonly onReload: () => void;
  /** Another way to it. */
  readonly children?: ReactNode;
}

/** Spec: a warning sign; pressing it loads anew. */
export function FailedMedia({ words, onReload, children }: FailedMediaProps) {
  return (
    <div className={classes.failed} role="alert">
      <Icon shape={IconAlertTriangle} sizePx={24} />
      <span>{words}</span>
      <Button variant="light" size="compact-sm" onClick={onReload} title="Failed :(">
        Load again
      </Button>
      {children}
    </div>
  );
}
