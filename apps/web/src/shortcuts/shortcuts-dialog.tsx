import { useStore } from '../store/use-store.ts';
import { Popup } from '../ui/popup.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { shortcutStore, shortcutsDialog } from './shortcut-store.ts';
import classes from './shortcuts-dialog.module.css';

/** The shortcuts of the current screen. */
export function ShortcutsDialog() {
  const shortcuts = useStore(shortcutStore).filter((shortcut) => shortcut.label);
  return (
    <Popup onClose={() => shortcutsDialog.set(false)} sizePx={400} title="Keyboard shortcuts">
      <dl className={classes.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys.join(' ')} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
        <div className={classes.row}>
          <dt>Close what is open</dt>
          <dd>
            <Shortcut keys={['escape']} />
          </dd>
        </div>
      </dl>
    </Popup>
  );
}
