import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../theme/icon.tsx';
import classes from './theme-step.module.css';

interface ThemeSectionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the drop-downs under the presets. What is in it is drawn once it is opened. */
export function ThemeSection({ label, children }: ThemeSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.section}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        {label}
        <Icon shape={IconChevronDown} className={classes.chevron} />
      </summary>
      {isOpen && <div className={classes.content}>{children}</div>}
    </details>
  );
}
