import { Suspense, useEffect } from 'react';
import { previewPopup } from '../media/open-preview.ts';
import { useRestoredUploads } from '../media/uploads/use-restored-uploads.ts';
import { paletteOpen } from '../palette/palette-store.ts';
import { keepTypedAhead } from '../palette/typed-ahead.ts';
import { playerPopup } from '../player/open-player.ts';
import { guestPublishPopup } from '../publish/open-guest-publish.ts';
import { publishPopup } from '../publish/open-publish.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useStore } from '../store/use-store.ts';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { PopupHost } from '../ui/popup-host.tsx';
import { countProjectsHost, projectsPopup } from './projects/popup/open-projects.ts';

const paletteFetchedAfterMs = 2000;

const fetchPalette = async () => (await import('../palette/palette.tsx')).Palette;
const Palette = fetchedPart(fetchPalette);
const ShortcutsDialog = fetchedPart(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const ProjectsPopup = fetchedPart(
  async () => (await import('./projects/popup/projects-popup.tsx')).ProjectsPopup,
);
const PublishPopup = fetchedPart(
  async () => (await import('../publish/publish-popup.tsx')).PublishPopup,
);
const GuestPublishPopup = fetchedPart(
  async () => (await import('../publish/guest-publish-popup.tsx')).GuestPublishPopup,
);
const PlayerPopup = fetchedPart(
  async () => (await import('../player/player-popup.tsx')).PlayerPopup,
);
const PreviewPopup = fetchedPart(
  async () => (await import('../media/players/preview-popup.tsx')).PreviewPopup,
);

/** Where the palette, the list of shortcuts, and the popups about projects and media appear. */
export function ShellHosts() {
  const showsPalette = useStore(paletteOpen);
  const showsShortcuts = useStore(shortcutsDialog);
  const projects = useStore(projectsPopup);
  const publish = useStore(publishPopup);
  const guestPublish = useStore(guestPublishPopup);
  const player = useStore(playerPopup);
  const preview = useStore(previewPopup);
  useRestoredUploads();
  useEffect(countProjectsHost, []);
  useEffect(keepTypedAhead, []);
  useEffect(() => {
    // People type on right after the keys that open it: it should be there by then.
    const timer = setTimeout(() => void fetchPalette().catch(() => {}), paletteFetchedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      <PopupHost />
      {showsPalette && <Palette />}
      {projects && <ProjectsPopup open={projects} />}
      {publish && <PublishPopup key={publish.id} open={publish} />}
      {guestPublish && <GuestPublishPopup />}
      {player && <PlayerPopup open={player} />}
      {preview && <PreviewPopup media={preview} />}
      {showsShortcuts && <ShortcutsDialog />}
    </Suspense>
  );
}
