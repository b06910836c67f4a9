import classes from './shortcut.module.css';
import { isMacPlatform, keyLabel } from './shortcut-keys.ts';

interface ShortcutProps {
  /** In the order they are pressed: ['mod', 'K']. */
  readonly keys: readonly string[];
}

/** The keys that do the same as the control beside them. */
export function Shortcut({ keys }: ShortcutProps) {
  const isMac = isMacPlatform(navigator.userAgent);
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {keyLabel(key, isMac)}
        </kbd>
      ))}
    </span>
  );
}
