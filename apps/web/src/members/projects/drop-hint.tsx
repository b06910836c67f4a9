import { IconUpload } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import classes from './drop-hint.module.css';

/** Over the page while a file is held above it. */
export function DropHint() {
  return (
    <div className={classes.hint} role="status">
      <Icon shape={IconUpload} sizePx={32} />
      Drop a backup copy to import it
    </div>
  );
}
