import { lazy, Suspense } from 'react';
import { paletteOpen } from '../palette/palette-store.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useStore } from '../store/use-store.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Where the palette and the list of shortcuts appear. */
export function ShellHosts() {
  const showsPalette = useStore(paletteOpen);
  const showsShortcuts = useStore(shortcutsDialog);
  return (
    <Suspense>
      {showsPalette && <Palette />}
      {showsShortcuts && <ShortcutsDialog />}
    </Suspense>
  );
}
