import { lazy, Suspense, useEffect } from 'react';
import { paletteOpen } from '../palette/palette-store.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useStore } from '../store/use-store.ts';

const PALETTE_FETCHED_AFTER_MS = 2000;

const fetchPalette = async () => ({ default: (await import('../palette/palette.tsx')).Palette });
const Palette = lazy(fetchPalette);
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Where the palette and the list of shortcuts appear. */
export function ShellHosts() {
  const showsPalette = useStore(paletteOpen);
  const showsShortcuts = useStore(shortcutsDialog);
  useEffect(() => {
    // People type on right after the keys that open it: it has to be there by then.
    const timer = setTimeout(() => void fetchPalette().catch(() => {}), PALETTE_FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {showsPalette && <Palette />}
      {showsShortcuts && <ShortcutsDialog />}
    </Suspense>
  );
}
