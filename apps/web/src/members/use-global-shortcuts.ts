import { paletteOpen } from '../palette/palette-store.ts';
import { sendDebugReport } from '../reports/debug-report.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

/** The keys that work on every page. */
export function useGlobalShortcuts(): void {
  useShortcut({
    keys: ['mod', 'K'],
    label: 'Search for a page or an action',
    perform: () => paletteOpen.set(!paletteOpen.get()),
  });
  useShortcut({
    keys: ['?'],
    label: 'Show the shortcuts of this screen',
    perform: () => shortcutsDialog.set(true),
  });
  useShortcut({
    keys: ['ctrl', 'alt', 'shift', 'D'],
    perform: () => void sendDebugReport(),
  });
}
