import { IconPlayerPlay } from '@tabler/icons-react';
import { openPlayer } from '../player/open-player.ts';
import { shownName } from '../project/film-name.ts';
import { settleProject } from '../project/open-project.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart } from '../project/use-project.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { hasNothing } from './publish-menu.tsx';

interface PreviewButtonProps {
  readonly tab: ProjectTab;
  /** Where the preview begins. */
  readonly slideIndex: number;
}

/** The whole movie in the player, from the selected slide. The player shows what is saved, so it is saved first. */
export function PreviewButton({ tab, slideIndex }: PreviewButtonProps) {
  const { isBusy, run } = useBusy();
  const isEmpty = useProjectPart(tab, hasNothing);
  const preview = async () => {
    const id = await settleProject();
    if (id === undefined) return;
    const { data, meta } = tab.view.get().saving;
    openPlayer({ id, title: shownName(meta), size: data.movie.size, slideIndex });
  };
  return (
    <IconButton
      label="Preview"
      icon={IconPlayerPlay}
      hintSide="bottom"
      disabled={isEmpty || isBusy}
      onClick={() => void run(preview)}
    />
  );
}
